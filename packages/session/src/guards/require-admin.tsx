import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useAuth } from '../auth/auth-provider.tsx';
import { RequireAuth } from './require-auth.tsx';

interface RequireAdminProps {
  readonly redirectTo?: string;
  readonly children: ReactNode;
}

/** Somebody signed in who is not the admin is sent to the dashboard. */
export const RequireAdmin = ({ redirectTo = '/dashboard', children }: RequireAdminProps) => (
  <RequireAuth>
    <AdminOnly redirectTo={redirectTo}>{children}</AdminOnly>
  </RequireAuth>
);

const AdminOnly = ({ redirectTo, children }: Required<RequireAdminProps>) =>
  useAuth().user?.isAdmin ? children : <Navigate to={redirectTo} replace />;
