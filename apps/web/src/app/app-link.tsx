import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';
import { isOwnPath } from '#paths.ts';

interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Every `href` of the app: own pages go through the router, others load. */
export const AppLink = ({ href = '', ...anchor }: AppLinkProps) =>
  isOwnPath(href) ? <Link to={href} {...anchor} /> : <a href={href} {...anchor} />;
