/** The name of the query parameter that says where to go after signing in. */
export const returnParameter = 'next';

const doorPaths: readonly string[] = ['/login', '/register', '/forgot-password', '/reset-password'];

/** The sign-in page's address that leads back to a location of our own. */
export const signInHref = (
  { pathname, search, hash }: { readonly pathname: string; readonly search: string; readonly hash: string },
  signInPath = '/login',
): string => {
  const next = `${pathname}${search}${hash}`;
  return doorPaths.includes(pathname) || next === '/'
    ? signInPath
    : `${signInPath}?${new URLSearchParams({ [returnParameter]: next })}`;
};

/** An own path to return to, or the fallback: another origin, `//host`, a control character or a door itself is refused. */
export const safeReturnPath = (next: string | null, fallback: string): string => {
  if (next === null || !/^\/(?![/\\])/.test(next) || hasControlCharacter(next)) return fallback;
  const base = 'https://own.invalid';
  const url = URL.parse(next, base);
  if (url?.origin !== base || url.pathname.startsWith('//')) return fallback;
  if (doorPaths.includes(url.pathname) || url.pathname.startsWith('/api/')) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
};

const hasControlCharacter = (text: string): boolean =>
  [...text].some((character) => character < ' ' || character === '\x7f');
