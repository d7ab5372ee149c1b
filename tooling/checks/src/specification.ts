/** A line of docs/specification.md: what holds, the file that does it, and the tests that hold it. */
export type SpecificationLine = {
  readonly id: string;
  readonly what: string;
  /** A path, or `with its tool: name`. */
  readonly builtIn: string;
  readonly tests: readonly { readonly file: string; readonly title: string }[];
};

/** Tools of the specification that are still to be built. Whoever builds one takes it off this list and names the tests. */
const toolsToCome: readonly string[] = [
  'AI landlord',
  'chat',
  'compliance',
  'expense scanner',
  'manager',
  'photo inspector',
  'photo quote',
  'site',
  'tenant matcher',
];

type Project = {
  /** The text of a file of the project; undefined when there is none. */
  readonly read: (path: string) => string | undefined;
  /** Addresses that the product answers, such as `/dashboard`. */
  readonly isServed: (address: string) => boolean;
};

export const specificationLines = (markdown: string): SpecificationLine[] =>
  [...markdown.matchAll(/^\| (\d+\.\d+) \| (.*?) \| (.*?) \| (.*?) \|$/gm)].map(
    ([, id = '', what = '', builtIn = '', heldBy = '']) => ({
      id,
      what,
      builtIn: builtIn.replaceAll('`', ''),
      tests: heldBy
        .split('<br>')
        .filter((test) => test.trim() !== '')
        .map((test) => {
          const [file = '', title = ''] = test.split(' › ');
          return { file: file.replaceAll('`', '').trim(), title: title.trim() };
        }),
    }),
  );

/** What is wrong with the table, one sentence for each fault. */
export const specificationFaults = (lines: readonly SpecificationLine[], project: Project): string[] =>
  lines.flatMap((line, index) => [
    ...(lines.findIndex(({ id }) => id === line.id) < index ? [`${line.id} stands twice`] : []),
    ...(line.builtIn.startsWith(toolPrefix) ? faultsOfWaiting(line, project) : faultsOfBuilt(line, project)),
  ]);

const toolPrefix = 'with its tool: ';

const faultsOfBuilt = ({ id, builtIn, tests }: SpecificationLine, { read }: Project): string[] => [
  ...(read(builtIn) === undefined ? [`${id} is built in ${builtIn}, which is not there`] : []),
  ...(tests.length === 0 ? [`${id} is held by no test`] : []),
  ...tests.flatMap(({ file, title }) => {
    const source = read(file);
    if (source === undefined) return [`${id} is held by ${file}, which is not there`];
    return hasTest(source, title) ? [] : [`${id}: ${file} has no test “${title}”`];
  }),
];

const faultsOfWaiting = ({ id, what, builtIn, tests }: SpecificationLine, { isServed }: Project): string[] => {
  const tool = builtIn.slice(toolPrefix.length);
  const served = (what.match(/\/[a-z][a-z-]*/g) ?? []).filter(isServed);
  return [
    ...(toolsToCome.includes(tool) ? [] : [`${id} waits for ${tool}, which is no tool to come`]),
    ...(tests.length > 0 ? [`${id} waits for its tool and names a test`] : []),
    ...served.map((address) => `${id} waits for its tool, but ${address} is served: name its file and test`),
  ];
};

/** A title as it stands in the source of a test: right after a quotation mark, and whole. */
const hasTest = (source: string, title: string): boolean =>
  title !== '' && ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
