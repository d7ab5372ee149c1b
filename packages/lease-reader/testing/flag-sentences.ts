/**
 * Sentences that must make a flag (`+`) and look-alikes that must not (`-`). The head of a group is `RF15 residential CA`.
 * `!` and `~` are the same where the reader is known to fail: measured, and not asserted.
 */
export type FlagSentences = {
  readonly id: string;
  readonly kind: 'residential' | 'commercial';
  readonly state: string | null;
  readonly says: readonly string[];
  readonly benign: readonly string[];
  /** Those of `says` and `benign` that the reader is known to get wrong. */
  readonly failing: ReadonlySet<string>;
};

export const flagSentencesOf = (text: string): FlagSentences[] =>
  text
    .split(/\n(?=RF\d\d)/)
    .filter((group) => group.trim() !== '')
    .map((group) => {
      const [head = '', ...lines] = group.trim().split('\n');
      const [id = '', kind, state] = head.split(' ');
      const after = (...marks: string[]) =>
        lines.filter((line) => marks.includes(line.slice(0, 2))).map((line) => line.slice(2));
      return {
        id,
        kind: kind === 'commercial' ? 'commercial' : 'residential',
        state: state ?? null,
        says: after('+ ', '! '),
        benign: after('- ', '~ '),
        failing: new Set(after('! ', '~ ')),
      };
    });
