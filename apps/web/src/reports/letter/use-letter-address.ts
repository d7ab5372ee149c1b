import { useSearchParams } from 'react-router-dom';
import { type Tone, tones } from './compose-letter.ts';

export type LetterAddress = {
  /** Null while no letter is being written. */
  readonly tone: Tone | null;
  /** Keys of the points that are left out. */
  readonly without: ReadonlySet<string>;
  /** Keys of the points that were added: what only a model found is left out until its writer wants it. */
  readonly added: ReadonlySet<string>;
};

/** The letter that is being written, in the query string beside what the report keeps there. */
export const useLetterAddress = (): readonly [LetterAddress, (change: Partial<LetterAddress>) => void] => {
  const [query, setQuery] = useSearchParams();
  const tone = tones.find((each) => each === query.get('letter')) ?? null;
  const without = new Set(query.getAll('without'));
  const added = new Set(query.getAll('with'));

  const change = (changed: Partial<LetterAddress>): void =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        const wanted = { tone, without, added, ...changed };
        next.delete('without');
        next.delete('with');
        if (wanted.tone === null) next.delete('letter');
        else {
          next.set('letter', wanted.tone);
          for (const key of wanted.without) next.append('without', key);
          for (const key of wanted.added) next.append('with', key);
        }
        return next;
      },
      // Leaving the letter by the browser's back leads to the report, not through every choice.
      { replace: tone !== null },
    );
  return [{ tone, without, added }, change];
};
