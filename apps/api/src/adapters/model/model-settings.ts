/** An endpoint that speaks the OpenAI protocol. */
export type ModelSettings = {
  /** With what stands before `/chat/completions`, and no slash at the end: `https://api.example.com/v1`. */
  readonly url: string;
  readonly name: string;
  readonly apiKey: string | undefined;
  readonly timeoutMs: number;
};

export type ModelEnvironment = {
  readonly MODEL_URL?: string | undefined;
  readonly MODEL_NAME?: string | undefined;
  readonly MODEL_API_KEY?: string | undefined;
  readonly MODEL_TIMEOUT_SECONDS: number;
};

/** One line for each setting of the model that is missing, unsafe, or set without being used. */
export const modelFaults = ({ MODEL_URL: url, MODEL_NAME: name, MODEL_API_KEY: key }: ModelEnvironment): string[] => {
  if (url === undefined) {
    const unused = [...(name === undefined ? [] : ['MODEL_NAME']), ...(key === undefined ? [] : ['MODEL_API_KEY'])];
    return unused.map((setting) => `${setting} is set, but no model is. Set MODEL_URL, or unset it.`);
  }
  const { protocol, hostname, username, password, search, hash } = new URL(url);
  return [
    ...(name === undefined ? ['MODEL_NAME is missing: MODEL_URL needs it.'] : []),
    ...(protocol === 'https:' || isNear(hostname)
      ? []
      : [
          'MODEL_URL must begin with https://, because leases are sent there; http:// is for this machine and its network.',
        ]),
    ...(username === '' && password === '' ? [] : ['MODEL_URL holds a password. Put it into MODEL_API_KEY.']),
    ...(search === '' && hash === '' ? [] : ['MODEL_URL must end with its path, such as https://api.example.com/v1.']),
    ...(url.replace(/\/+$/, '').endsWith('/chat/completions') ? ['MODEL_URL must stop before /chat/completions.'] : []),
    ...(key !== undefined && !/^[\x21-\x7e]+$/.test(key)
      ? ['MODEL_API_KEY has a character that no header can hold.']
      : []),
  ];
};

/** The model; undefined when leases are read by the built-in reader alone. To be called when `modelFaults` found none. */
export const modelSettings = (environment: ModelEnvironment): ModelSettings | undefined => {
  const { MODEL_URL: url, MODEL_NAME: name, MODEL_API_KEY: apiKey } = environment;
  if (url === undefined || name === undefined) return undefined;
  return { url: url.replace(/\/+$/, ''), name, apiKey, timeoutMs: environment.MODEL_TIMEOUT_SECONDS * 1000 };
};

/** This machine, the private networks of RFC 1918, and names without a dot, which only a network of one's own resolves. */
const isNear = (hostname: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\]|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|[^.:[\]]+)$/.test(
    hostname,
  );
