import type { StoredReport } from '../stored-report.ts';
import { leaseSentencesOf } from './lease-sentences.ts';
import { questionOf } from './question.ts';
import { reportReaderOf } from './report-reader.ts';
import { topics } from './topics/topics.ts';

const suggestionsMax = 8;

/** Questions that this very report answers. */
export const suggestionsFor = (report: StoredReport): readonly string[] => {
  const read = reportReaderOf(report, leaseSentencesOf(report));
  const known = new Set<string>();
  return topics
    .filter(({ only }) => only === undefined || only === report.kind)
    .flatMap(({ suggestion, say }) => (suggestion && say?.(read, questionOf(suggestion, known)) ? [suggestion] : []))
    .slice(0, suggestionsMax);
};
