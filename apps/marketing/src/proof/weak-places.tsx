import { countWords, fieldName, flagName, setName, weakest } from './figure-words.ts';
import type { DevelopmentSet } from './proof-file.ts';

/** Where the reader errs most in one set, in words. */
export const WeakPlaces = ({ set }: { set: DevelopmentSet }) => {
  const fields = weakest(set.perField, ({ wrong, missing, extra }) => wrong + missing + extra, shownRows);
  const flags = weakest(set.perFlag, ({ gold, hit, extra }) => gold - hit + extra, shownRows);
  return (
    <>
      <h3>{setName(set)}</h3>
      {fields.length + flags.length === 0 ? <p>No fault was counted here.</p> : null}
      <ul className="plain">
        {fields.map(({ id, gold, right, wrong, missing, extra, example }) => (
          <li key={id}>
            <strong>{fieldName(id)}</strong>: {countWords(right)} of {countWords(gold)} right
            {wrong > 0 ? `, ${countWords(wrong)} wrong` : ''}
            {missing > 0 ? `, ${countWords(missing)} missed` : ''}
            {extra > 0 ? `, ${countWords(extra)} told where the lease is silent` : ''}.{missedWords(example)}
          </li>
        ))}
        {flags.map(({ id, title, gold, hit, extra, example }) => (
          <li key={id}>
            <strong>Flag “{flagName({ id, title })}”</strong>:{' '}
            {[
              gold > 0 ? `${countWords(hit)} of ${countWords(gold)} found` : '',
              extra > 0 ? `${countWords(extra)} raised wrongly` : '',
            ]
              .filter(Boolean)
              .join(', ')}
            .{missedWords(example)}
          </li>
        ))}
      </ul>
    </>
  );
};

const missedWords = (example: string | null): string => (example === null ? '' : ` Not understood: “${example}”`);

const shownRows = 5;
