/** Sentences of whole invented leases with the flags that each makes; an empty list is a sentence that makes none. Written before the detectors met them. */
export type Voice = {
  readonly name: string;
  readonly lines: readonly (readonly [text: string, flags: readonly string[]])[];
};
