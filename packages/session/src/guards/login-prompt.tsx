import { NotFoundScreen as MessageScreen } from '@keyclause/ui';
import { useLocation } from 'react-router';
import { signInHref } from './return-path.ts';

/** Says that the page is for people with an account, and leads back to it afterwards. */
export const LoginPrompt = () => (
  <MessageScreen
    title="Sign in to see this page"
    message="What you keep here is yours alone, so we need to know that it is you."
    action={{ label: 'Sign In', href: signInHref(useLocation()) }}
  />
);
