import { showNotice } from '@keyclause/ui';
import { useNavigate } from 'react-router';
import { useAuth } from '../auth/auth-provider.tsx';

/** Signs out, says so and goes to the sign-in page; says so too when it fails. */
export const useSignOut = (signInPath = '/login'): (() => Promise<void>) => {
  const { identity } = useAuth();
  const navigate = useNavigate();
  return async () => {
    try {
      await identity.signOut();
    } catch {
      showNotice({ message: 'Error signing out', tone: 'error' });
      return;
    }
    showNotice({ message: 'Successfully signed out', tone: 'success' });
    await navigate(signInPath);
  };
};
