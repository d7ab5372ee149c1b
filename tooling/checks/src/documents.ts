import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inRoot, root } from './root.ts';

/** Where the Markdown of this repository names a path that is not there, or a script that no package.json has. */
export const brokenReferences = (): string[] => {
  const scripts = scriptNames();
  return markdownFiles().flatMap((file) =>
    brokenReferencesIn(readFileSync(inRoot(file), 'utf8'), {
      scripts,
      isPath: (path) => existsAt(path, file),
    }).map((fault) => `${file}: ${fault}`),
  );
};

type Known = { scripts: Set<string>; isPath: (path: string) => boolean };

/** The faults of one text: paths in backticks and in links, and `npm` and `pnpm` commands in backticks or code blocks. */
export const brokenReferencesIn = (markdown: string, { scripts, isPath }: Known): string[] => {
  const blocks = [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)].map((match) => ({
    kind: match[1],
    text: match[2] ?? '',
  }));
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');

  const paths = [...quoted.filter(looksLikePath), ...links.filter((link) => !/^(https?:|mailto:|#)/.test(link))];
  const commands = [...quoted, ...blocks.flatMap(({ text }) => text.split('\n'))].flatMap(scriptsCalledIn);
  return [
    ...paths
      .map((path) => path.replace(/#.*$/, ''))
      .filter((path) => !isPath(path))
      .map((path) => `no such path: ${path}`),
    ...commands.filter((name) => !scripts.has(name)).map((name) => `no such script: ${name}`),
  ];
};

/** What begins with a folder or file of the root, or ends like a file of code, is meant as a path; `/login` is a route. */
const looksLikePath = (quoted: string): boolean => {
  if (/[\s<>{}()$=,;:…]|^[/@#]|^https?:/.test(quoted)) return false;
  const isBelowRoot = /^\.?(apps|packages|tooling|docs|e2e|\.github|\.ci)\//.test(quoted);
  const isFile = /^[\w./*-]+\.(tsx?|mjs|jsonc?|ya?ml|md|png|grit)$/.test(quoted);
  return isBelowRoot || isFile;
};

const scriptsCalledIn = (line: string): string[] => {
  const calls = line.matchAll(
    /(?:^|[\s`(])(?:npx )?(npm|pnpm)(?:@[\d.]+)?((?: --?[\w-]+)*) ([a-z][\w:-]*)(?: ([a-z][\w:-]*))?/g,
  );
  return [...calls].flatMap(([, tool, , verb = '', object]) => {
    if (verb === 'run') return object ? [object] : [];
    return ownVerbs.has(verb) || (tool === 'npm' && !npmShorthands.has(verb)) ? [] : [verb];
  });
};

const npmShorthands = new Set(['start', 'test']);
const ownVerbs = new Set(['install', 'add', 'remove', 'update', 'exec', 'why', 'dlx', 'audit']);

const scriptNames = (): Set<string> => {
  const manifests = [
    'package.json',
    ...globSync('{apps,packages,tooling}/*/package.json', { cwd: root }),
    'e2e/package.json',
  ];
  return new Set(
    manifests
      .filter((path) => existsSync(inRoot(path)))
      .flatMap((path) => Object.keys(JSON.parse(readFileSync(inRoot(path), 'utf8')).scripts ?? {})),
  );
};

const skipped = new Set(['node_modules', 'dist', 'build', 'data', 'test-results', 'playwright-report']);

const filesMatching = (pattern: string): string[] =>
  globSync(pattern, {
    cwd: root,
    exclude: (path) => skipped.has(basename(path)) || /^\.(git|turbo|toolchain)$/.test(basename(path)),
  });

const markdownFiles = (): string[] =>
  filesMatching('{*,.github/**/*,docs/**/*,apps/**/*,packages/**/*,tooling/**/*,e2e/**/*}.md').sort();

/** A path counts from the root or from the document; a bare file name, ending, or name with a star may stand for any such file. */
const existsAt = (written: string, file: string): boolean => {
  // What a build makes is not there in a fresh clone; the folder that it is made in must be.
  const path = written.replace(/\/(dist|build)(\/.*)?$/, '');
  if (existsSync(inRoot(path)) || existsSync(inRoot(join(dirname(file), path)))) return true;
  if (path.includes('/')) return path.includes('*') && filesMatching(path).length > 0;
  return filesMatching(`{apps,packages,tooling,e2e,docs}/**/${path.startsWith('.') ? '*' : ''}${path}`).length > 0;
};
