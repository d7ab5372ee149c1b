import { readFileSync } from 'node:fs';
import { Copy, DockerfileParser, type Instruction, JSONInstruction } from 'dockerfile-ast';

/** One stage of a Containerfile, as what a builder would do. */
export type Stage = {
  readonly name: string;
  readonly steps: readonly Step[];
  /** Of the whole stage. */
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly command: readonly string[];
  readonly health: readonly string[];
};

export type Step =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'copy'; readonly from: string | undefined; readonly source: string; readonly target: string };

/** The stages of a Containerfile, in order. Raises for an instruction that this reading does not know. */
export const readStages = (path: string): Stage[] => {
  const file = DockerfileParser.parse(readFileSync(path, 'utf8'));
  const stages: Instruction[][] = [];
  for (const instruction of file.getInstructions()) {
    if (instruction.getKeyword() === 'FROM') stages.push([]);
    stages.at(-1)?.push(instruction);
  }
  return stages.map(readStage);
};

const readStage = (instructions: Instruction[]): Stage => {
  const of = (keyword: string) => instructions.filter((instruction) => instruction.getKeyword() === keyword);
  const known = ['FROM', 'ENV', 'WORKDIR', 'RUN', 'COPY', 'VOLUME', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD'];
  const unknown = instructions.find((instruction) => !known.includes(instruction.getKeyword()));
  if (unknown) throw new Error(`The Containerfile has a ${unknown.getKeyword()}`);
  const health = of('HEALTHCHECK').map((instruction) => /CMD (\[.*\])$/.exec(textOf(instruction))?.[1] ?? '[]');
  return {
    name: /\bAS (\S+)$/i.exec(of('FROM').map(textOf).join())?.[1] ?? '',
    steps: instructions.flatMap(stepOf),
    environment: Object.fromEntries(of('ENV').flatMap((instruction) => pairsIn(textOf(instruction)))),
    user: of('USER').map(textOf).at(-1),
    command: of('CMD').flatMap((instruction) => jsonOf(instruction)),
    health: health.flatMap((text) => JSON.parse(text)),
  };
};

const stepOf = (instruction: Instruction): Step[] => {
  const text = textOf(instruction);
  if (instruction.getKeyword() === 'WORKDIR') return [{ kind: 'folder', path: text }];
  if (instruction.getKeyword() === 'RUN') return [{ kind: 'run', command: text }];
  if (!(instruction instanceof Copy)) return [];
  const [source = '', target = ''] = instruction
    .getArguments()
    .map((argument) => argument.getValue())
    .filter((argument) => !argument.startsWith('--'));
  return [{ kind: 'copy', from: instruction.getFromFlag()?.getValue() ?? undefined, source, target }];
};

const textOf = (instruction: Instruction): string => instruction.getArgumentsContent() ?? '';

const jsonOf = (instruction: Instruction): string[] =>
  instruction instanceof JSONInstruction
    ? instruction.getJSONStrings().map((argument) => JSON.parse(argument.getValue()))
    : [];

const pairsIn = (text: string): [string, string][] =>
  text.split(/\s+/).map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return [name, value];
  });
