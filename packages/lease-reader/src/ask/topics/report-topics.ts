import { formatDay } from '@keyclause/domain';
import { wholeLeaseAnswer } from '../whole-lease.ts';
import type { Topic } from './topic.ts';

/** Questions about the whole. */
export const reportTopics: readonly Topic[] = [
  {
    id: 'worst_flags',
    asks: /\b(?:red flags?|traps?|worr(?:y|ied|ies)|watch out|look out for|problems?|unfair|risky?|risks|dangerous|worst|bad (?:parts?|clauses?|terms?)|concern\w*|catch(?:es)?|gotchas?|sketchy|shady)\b/,
    unless: /\b(?:plumbing|heating|noise|roach|pest|neighbor|mold|smell)\b/,
    say: ({ report }, question) => wholeLeaseAnswer(question, report),
    suggestion: 'What should I worry about?',
  },
  {
    id: 'next_dates',
    isReckoned: true,
    asks: /\b(?:important|key|next|upcoming|all (?:the )?) ?(?:dates?|deadlines?)\b|\bdeadlines\b|dates? (?:to remember|i should know)|^(?:which|what) dates? (?:matters?|count|are important)/,
    say: ({ report: { dates } }) =>
      dates.length === 0
        ? null
        : {
            text: dates
              .slice(0, 8)
              .map(({ title, on }) => `${title}: ${formatDay(on)}`)
              .join('; ')
              .concat('.'),
            quotes: dates.slice(0, 8).flatMap(({ evidence }) => evidence.slice(0, 1)),
          },
    suggestion: 'Which dates matter?',
  },
  {
    id: 'disclosures',
    asks: /\bdisclosures?\b|\baddenda?\b|\battachments?\b/,
    unless: /\b(?:lead|radon|mold|flood|bedbug)\b/,
    say: (read) => {
      const display = read.display('disclosures');
      return display === null ? null : { text: `Disclosures: ${display}.`, quotes: read.quotes('disclosures') };
    },
  },
];
