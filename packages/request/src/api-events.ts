/** What the client tells the page about its calls. Durations are whole milliseconds over all attempts. */
export interface ApiEvents {
  'api-success': {
    readonly url: string;
    readonly status: number;
    readonly requestId: string | null;
    readonly duration_ms: number;
    /** How long it took says more about the sender's line than about the API. */
    readonly isUpload: boolean;
  };
  'api-error': {
    readonly url: string;
    /** 0 when no answer came. */
    readonly status: number;
    readonly requestId: string | null;
    readonly body: unknown;
    /** The caller named this status as one that it answers itself, so nobody else needs to show it. */
    readonly isExpected: boolean;
  };
}

export const emitApiEvent = <Name extends keyof ApiEvents>(
  target: EventTarget,
  name: Name,
  detail: ApiEvents[Name],
): void => {
  target.dispatchEvent(new CustomEvent(name, { detail }));
};

/** Returns the function that stops listening. */
export const onApiEvent = <Name extends keyof ApiEvents>(
  target: EventTarget,
  name: Name,
  listener: (detail: ApiEvents[Name]) => void,
): (() => void) => {
  const onEvent = (event: Event) => listener((event as CustomEvent<ApiEvents[Name]>).detail);
  target.addEventListener(name, onEvent);
  return () => target.removeEventListener(name, onEvent);
};
