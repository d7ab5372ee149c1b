import type { Plugin } from 'vite';

const scriptName = 'first-screen.js';

/** Addresses of the API that are asked before the app runs. */
export interface EarlyAsks {
  /** Answers null, and no failure, where nobody is signed in. */
  readonly session: string;
  /** Asked of every path once there is a session. */
  readonly account: string;
  /** Asked of one path; `{today}` stands for the reader's own day. */
  readonly ofPath: Readonly<Record<string, string>>;
  /** The page's element that says that people sign in by Firebase, whose tokens are not at hand this early. */
  readonly unlessMeta: string;
}

interface FirstScreens {
  /** The modules of each path, from the project's root. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** What is asked of the API of the same origin meanwhile; left out where the API has another. */
  readonly asks?: EarlyAsks | undefined;
}

/**
 * Starts loading the scripts of the screen that the address names while the shell is still on its way, and asks for its data;
 * otherwise the browser learns of each only when the one before is there. `src/app/early-answers.ts` takes the answers.
 */
export const firstScreenPlugin = ({ screens, asks }: FirstScreens): Plugin => ({
  name: 'keyclause-first-screen',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${scriptName}`, async: true }, injectTo: 'head' }],
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const importsOf = (fileName: string, seen = new Set<string>()): Set<string> => {
      if (seen.has(fileName)) return seen;
      seen.add(fileName);
      for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) importsOf(next, seen);
      return seen;
    };
    const entry = chunks.find((chunk) => chunk.isEntry);
    const known = entry ? importsOf(entry.fileName) : new Set<string>();
    const filesOf = (module: string): readonly string[] => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
      if (!chunk) this.error(`There is no screen ${module}`);
      return [...importsOf(chunk.fileName)].filter((file) => !known.has(file));
    };
    const files = Object.entries(screens).map(([path, modules]) => [path, [...new Set(modules.flatMap(filesOf))]]);
    const source = scriptFor(Object.fromEntries(files)) + (asks ? askingScript(asks) : '');
    this.emitFile({ type: 'asset', fileName: scriptName, source });
  },
});

const scriptFor = (
  files: Readonly<Record<string, readonly string[]>>,
): string => `const files = ${JSON.stringify(files)};
for (const file of files[location.pathname] ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = '/' + file;
  document.head.append(link);
}
`;

/** Asks, and leaves the answers by address in `window.earlyAnswers`. */
export const askingScript = ({ session, account, ofPath, unlessMeta }: EarlyAsks): string => `
if (!window.earlyAnswers && !document.querySelector('meta[name=${JSON.stringify(unlessMeta)}]')) {
  const ask = (address) => fetch(address, { credentials: 'same-origin' });
  const now = new Date();
  const twoDigits = (number) => String(number).padStart(2, '0');
  const today = now.getFullYear() + '-' + twoDigits(now.getMonth() + 1) + '-' + twoDigits(now.getDate());
  const session = ask(${JSON.stringify(session)});
  const isSignedIn = session.then((answer) => answer.clone().json()).then((found) => found !== null, () => false);
  const own = ${JSON.stringify(ofPath)}[location.pathname];
  // A failure is told to whoever takes the answer; nobody may.
  const askIfSignedIn = (address) => {
    const answer = isSignedIn.then((isTrue) => (isTrue ? ask(address) : null));
    answer.catch(() => undefined);
    return [address, answer];
  };
  const addresses = [${JSON.stringify(account)}, ...(own ? [own.replace('{today}', today)] : [])];
  window.earlyAnswers = new Map([[${JSON.stringify(session)}, session], ...addresses.map(askIfSignedIn)]);
}
`;
