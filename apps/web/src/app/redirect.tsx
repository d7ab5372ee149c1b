import { Navigate, useLocation } from 'react-router-dom';

/** Sends on to another screen. The query string is kept; where the target names a parameter too, the target's wins. */
export const Redirect = ({ to }: { readonly to: string }) => {
  const { search, hash } = useLocation();
  const [pathname = '', ownSearch = ''] = to.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(ownSearch)) query.set(name, value);
  return <Navigate to={{ pathname, search: query.size > 0 ? `?${query}` : '', hash }} replace />;
};
