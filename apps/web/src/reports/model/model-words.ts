import type { Fact, LeaseReport, ModelReading } from '@keyclause/contracts';

/** How a fact or a flag that only the model found is marked, and what that is worth. */
export const foundByModel = {
  chip: 'Found by the model',
  words: 'Found by the model. The quote stands in the lease; whether it means this was not checked.',
} as const;

export const confirmedByModel = 'The model read the same.';

/** Beside a flag of the reader. */
export const alsoFoundByModel = 'The model found this as well.';

/**
 * What precedes a value that contradicts the one of the fact; a model can read that one as well, at another place. Beside a fact that
 * words outweighed it is a doubt of the reader, not something the lease says twice.
 */
export const conflictLead = (
  { confirmedBy, method }: Pick<Fact, 'confirmedBy' | 'method'>,
  { foundBy }: Fact['conflicts'][number],
  own: string,
): string => {
  if (foundBy === 'model') return `The model ${confirmedBy === 'model' ? 'also reads' : 'reads'}`;
  return method === 'weighed' ? 'The lease may also read' : own;
};

/** What a report says of the model that read along, in a few sentences. */
export const modelWords = (model: ModelReading): string => {
  const who = `the model ${model.name} at ${model.host}`;
  if (model.outcome === 'not_read')
    return `Read without the model: ${whyNot(model)} What you see is the built-in reader's own.`;
  const share = model.outcome === 'partly' ? ` It read ${shareOf(model)} of the text: ${whyNot(model)}` : '';
  const counts = [
    [model.added, 'added'],
    [model.confirmed, 'read the same'],
    [model.disputed, 'read differently'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
  return `Read along by ${who} on ${dayOf(model.askedAt)}: ${counts || 'nothing added'}.${share} What it found is marked, and each quote stands in the lease. Score, dates and money are the built-in reader's.`;
};

/** The score stays the reader's, so that the same text gives the same score: what it leaves out is said beside it. */
export const uncountedWords = ({ flags }: Pick<LeaseReport, 'flags'>): string | null => {
  const count = flags.filter(({ foundBy }) => foundBy === 'model').length;
  if (count === 0) return null;
  return count === 1
    ? 'A red flag that only the model found is not counted in the score.'
    : `${count} red flags that only the model found are not counted in the score.`;
};

/** For exports, which have no place of their own for it. */
export const modelNotes = ({ model }: LeaseReport): readonly { readonly label: string; readonly text: string }[] =>
  model ? [{ label: 'Model', text: modelWords(model) }] : [];

const shareOf = ({ charactersRead, charactersTotal }: ModelReading): string =>
  `${Math.floor((100 * charactersRead) / Math.max(1, charactersTotal))}%`;

const whyNot = ({ reason, host }: ModelReading): string => {
  switch (reason) {
    case 'unreachable':
      return `${host} could not be reached.`;
    case 'too_slow':
      return `${host} did not answer in time.`;
    case 'refused':
      return `${host} refused the question.`;
    case 'left_alone':
      return `${host} had failed several times in a row and was not asked.`;
    case 'busy':
      return `${host} was busy.`;
    case 'unreadable':
      return `${host} gave an answer that could not be used.`;
    case 'interrupted':
      return 'the reading was interrupted.';
    case 'not_configured':
      return 'none is configured any more.';
    case 'too_long':
      return 'the lease is longer than what is sent of one.';
    case null:
      return '';
  }
};

const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));
