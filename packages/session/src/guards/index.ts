export { LoginPrompt } from './login-prompt.tsx';
export { RequireAdmin } from './require-admin.tsx';
export { RequireAuth } from './require-auth.tsx';
export { RequirePaid } from './require-paid.tsx';
export { returnParameter, safeReturnPath, signInHref } from './return-path.ts';
export { useSignOut } from './use-sign-out.ts';
