import { formatDay } from '@keyclause/domain';
import { overlaps } from '../facts/former-places.ts';
import type { StoredReport } from '../stored-report.ts';
import type { Answer } from './answer.ts';
import { withoutRepeats } from './report-reader.ts';

/** The answer with what later documents did to it: the day from which a term holds, and the words that came in the place of others. */
export const withLaterDocuments = (report: StoredReport, answer: Answer): Answer => {
  const changed = (report.changedWords ?? []).filter(
    ({ former, current }) =>
      former && current && answer.quotes.some((quote) => quote.document === former.document && overlaps(quote, former)),
  );
  const steps = report.facts['rent_schedule']?.display ?? '';
  // An answer that gives each rent with its days needs none.
  const isDated = steps !== '' && answer.text.includes(steps);
  const days = Object.values(isDated ? {} : report.facts).flatMap((fact) => {
    const { inForceFrom, superseded, display } = fact;
    const [before] = superseded;
    const isTold = answer.source === 'report' && answer.text.includes(display);
    return inForceFrom && before && isTold && answer.quotes.some((quote) => overlaps(fact, quote))
      ? [`This holds from ${formatDay(inForceFrom)} on; until then: ${before.display}.`]
      : [];
  });
  if (changed.length === 0 && days.length === 0) return answer;
  const words = changed.map(
    ({ former, current }) =>
      `A later document puts “${oneLine(current?.quote)}” in the place of “${oneLine(former?.quote)}”.`,
  );
  return {
    ...answer,
    ...(answer.source === 'clauses'
      ? // The lease's own words stay what they are.
        { notes: [...new Set(days), ...words, ...answer.notes] }
      : { text: [answer.text, ...new Set(days), ...words].join(' ') }),
    // What holds now is the first thing to read.
    quotes: withoutRepeats([...changed.map(({ said }) => said), ...answer.quotes]),
  };
};

const oneLine = (words: string | undefined): string => {
  const line = (words ?? '').replaceAll(/\s+/g, ' ').trim();
  return line.length > 160 ? `${line.slice(0, 157).trimEnd()}...` : line;
};
