import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#paths.ts';

/** Where the links of Firebase's mails lead: one address for all of them, with what is to be done in its query. */
export const AuthActionPage = () => {
  const [search] = useSearchParams();
  const target = targets[search.get('mode') ?? ''] ?? paths.login;
  const token = search.get('oobCode') ?? '';
  return <Navigate to={{ pathname: target, search: `?${new URLSearchParams({ token })}` }} replace />;
};

const targets: Readonly<Record<string, string>> = {
  verifyEmail: paths.verifyEmail,
  verifyAndChangeEmail: paths.verifyEmail,
  recoverEmail: paths.verifyEmail,
  resetPassword: paths.resetPassword,
};
