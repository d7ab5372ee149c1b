import { readFileSync } from 'node:fs';
import { Copy, DockerfileParser, type Instruction } from 'dockerfile-ast';
import { parse } from 'yaml';
import { z } from 'zod';
import { inRoot } from './root.ts';

type Pins = { readonly node: string; readonly pnpm: string };

/** What is wrong with the container files of this repository, a line for each fault. */
export const containerFaults = (): string[] => {
  const read = (path: string): string => readFileSync(inRoot(path), 'utf8');
  const pins = {
    node: /^ {2}node: (\S+)$/m.exec(read('pnpm-workspace.yaml'))?.[1] ?? '',
    pnpm: z.object({ packageManager: z.string() }).parse(JSON.parse(read('package.json'))).packageManager,
  };
  const settings = [...read('apps/api/src/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
    (match) => match[1] ?? '',
  );
  const named = (path: string) => (fault: string) => `${path}: ${fault}`;
  return [
    ...containerFileFaults(read('Containerfile'), pins).map(named('Containerfile')),
    ...ignoreFaults(read('.dockerignore'), read('.gitignore')).map(named('.dockerignore')),
    ...composeFaults(read('compose.yaml'), { settings, readme: read('README.md') }).map(named('compose.yaml')),
  ];
};

const known = ['FROM', 'ENV', 'WORKDIR', 'RUN', 'COPY', 'VOLUME', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD'];

/** The faults of one Containerfile. */
export const containerFileFaults = (text: string, pins: Pins): string[] => {
  const instructions = DockerfileParser.parse(text).getInstructions();
  const of = (keyword: string, from = instructions) => from.filter((one) => one.getKeyword() === keyword);
  const lastStage = instructions.slice(instructions.findLastIndex((one) => one.getKeyword() === 'FROM'));
  const faults: (string | false)[] = [
    ...instructions
      .filter((one) => !known.includes(one.getKeyword()))
      .map((one) => `line ${lineOf(one)}: ${one.getKeyword()} is not used here`),
    ...of('FROM').map(
      (one) =>
        !textOf(one).startsWith(`docker.io/library/node:${pins.node}-`) &&
        `line ${lineOf(one)}: the image is not that of Node ${pins.node}, by its full name`,
    ),
    ...of('ENV')
      .filter((one) => /(SECRET|PASSWORD|TOKEN|KEY|CREDENTIALS)\w*=/i.test(textOf(one)))
      .map((one) => `line ${lineOf(one)}: a secret does not belong into an image`),
    ...of('RUN').flatMap((one) => runFaults(one, pins)),
    ...[...of('CMD'), ...of('HEALTHCHECK')]
      .filter((one) => !/\[.*\]$/.test(textOf(one)))
      .map((one) => `line ${lineOf(one)}: ${one.getKeyword()} starts a shell, which swallows signals`),
    ...userFaults(of('USER', lastStage)),
    of('HEALTHCHECK', lastStage).length !== 1 && 'the last stage has no health check',
    of('CMD', lastStage).length !== 1 && 'the last stage has no command',
    of('COPY', lastStage).some((one) => !(one instanceof Copy && one.getFromFlag())) &&
      'the last stage copies from the context, and not only what was built',
  ];
  return faults.filter((fault) => fault !== false);
};

const runFaults = (one: Instruction, { pnpm }: Pins): string[] => {
  const text = textOf(one);
  const at = `line ${lineOf(one)}: `;
  return [
    ...(/(^|\s)\//.test(text)
      ? [`${at}a command names an absolute path, which the test of the image cannot perform`]
      : []),
    ...(/\b(curl|wget|sudo)\b/.test(text) ? [`${at}a command fetches or gains what is not in the lockfile`] : []),
    ...(/npm install --global/.test(text) && text !== `npm install --global ${pnpm}`
      ? [`${at}this is not ${pnpm}`]
      : []),
    ...(/pnpm install/.test(text) && !text.includes('--frozen-lockfile') ? [`${at}the lockfile is not held`] : []),
  ];
};

const userFaults = (users: Instruction[]): string[] => {
  const user = users.map(textOf).at(-1) ?? '';
  return /^[1-9]\d*:[1-9]\d*$/.test(user) ? [] : ['the last stage does not run as an unprivileged user, by number'];
};

const textOf = (one: Instruction): string => one.getArgumentsContent() ?? '';
const lineOf = (one: Instruction): number => one.getRange().start.line + 1;

/** What git leaves out must not reach an image either; nor must git itself. */
export const ignoreFaults = (dockerignore: string, gitignore: string): string[] => {
  const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !/^[#!]/.test(line));
  const bare = (line: string): string => line.replace(/^\*\*\/|^\/|\/$/g, '').replace(/\/$/, '');
  const ignored = new Set(lines(dockerignore).map(bare));
  return ['.git', ...lines(gitignore).map(bare)]
    .filter((line) => !ignored.has(line))
    .map((line) => `${line} is not left out`);
};

const duration = z.string().regex(/^\d+(ms|s|m)$/);
const image = z
  .string()
  .regex(/^(keyclause|docker\.io\/[\w./-]+):(?!latest\b)[\w.-]*\d[\w.-]*$/, 'must name its registry and a version');
const healthcheck = z.union([
  z.strictObject({ disable: z.literal(true) }),
  z.strictObject({
    test: z.array(z.string()).min(2),
    interval: duration,
    timeout: duration,
    retries: z.int(),
  }),
]);

const serviceSchema = z.strictObject({
  build: z.strictObject({ context: z.literal('.'), dockerfile: z.literal('Containerfile') }).optional(),
  image,
  command: z.array(z.string()).min(1).optional(),
  entrypoint: z.array(z.string()).min(1).optional(),
  environment: z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/), z.string()).default({}),
  ports: z
    .array(z.string().regex(/^127\.0\.0\.1:\d+:\d+$/, 'must listen on loopback: a proxy with TLS stands before it'))
    .optional(),
  volumes: z.array(z.string().regex(/^[a-z]+:\/[\w/]+$/, 'must be a named volume')).optional(),
  depends_on: z
    .record(z.string(), z.strictObject({ condition: z.enum(['service_started', 'service_healthy']) }))
    .optional(),
  healthcheck: healthcheck.optional(),
  restart: z.literal('unless-stopped'),
  read_only: z.literal(true).optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.tuple([z.literal('ALL')]).optional(),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]).optional(),
});

const composeSchema = z.strictObject({
  name: z.literal('keyclause'),
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.null()),
});
type Compose = z.output<typeof composeSchema>;

/** The faults of one compose file; `settings` are those that the API reads. */
export const composeFaults = (
  text: string,
  { settings, readme }: { settings: readonly string[]; readme: string },
): string[] => {
  const parsed = composeSchema.safeParse(parse(text, { merge: true }));
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const services = Object.entries(parsed.data.services);
  const variables = [...text.matchAll(/\$\{(\w+)([^}]*)\}/g)].map(([, name = '', rest = '']) => ({ name, rest }));
  return [
    ...services.flatMap(([name, service]) => serviceFaults(name, service, parsed.data, settings)),
    ...variables
      .filter(({ rest }) => !rest.startsWith(':?'))
      .map(({ name }) => `${name} has no line for when it is not set`),
    ...[...new Set(variables.map(({ name }) => name))]
      .filter((name) => !readme.includes(`\`${name}\``))
      .map((name) => `README.md does not say what ${name} is`),
  ];
};

const serviceFaults = (
  name: string,
  service: Compose['services'][string],
  { services, volumes }: Compose,
  settings: readonly string[],
): string[] => {
  const isOurs = service.image.startsWith('keyclause:');
  const environment = Object.entries(service.environment);
  const needed = Object.entries(service.depends_on ?? {});
  return [
    ...environment
      .filter(([key]) => isOurs && !settings.includes(key))
      .map(([key]) => `${name}: there is no setting ${key}`),
    ...environment
      .filter(([key, value]) => /SECRET|PASSWORD|TOKEN/.test(key) && !/^\$\{\w+:\?[^}]+\}$/.test(value))
      .map(([key]) => `${name}: ${key} must come from the operator, as \${NAME:?what to set}`),
    ...needed
      .filter(
        ([other, { condition }]) =>
          !services[other] || (condition === 'service_healthy' && !services[other].healthcheck),
      )
      .map(([other]) => `${name}: ${other} is not there, or has no health check to wait for`),
    ...(service.volumes ?? [])
      .filter((volume) => !((volume.split(':')[0] ?? '') in volumes))
      .map((volume) => `${name}: the volume of ${volume} is not declared`),
    ...(isOurs && !(service.read_only && service.cap_drop && service.security_opt)
      ? [`${name}: has more rights than it needs`]
      : []),
  ];
};
