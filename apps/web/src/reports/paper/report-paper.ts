import type { Evidence, Fact, Flag, LeaseReport, MissingProtection } from '@keyclause/contracts';
import { formatMoney } from '@keyclause/domain';
import { severityWords } from '@keyclause/ui';
import { clauseMarksOf } from '../clauses/clause-marks.ts';
import { dayWords, reasoningWords } from '../dates/day-words.ts';
import { recurrenceWords } from '../dates/recurrence-words.ts';
import { type ChangedTerm, changedTermsOf, datedWords, replacedBy } from '../documents/changed-terms.ts';
import { changedWordsLine, wordsBy } from '../documents/changed-words.ts';
import { datedTitleOf, doubtWords, inEffectOrder, papersOf } from '../documents/document-order.ts';
import { unreadPageNotes } from '../documents/unread-pages.ts';

import { askWithFigure } from '../flags/ask-with-figure.ts';
import { basisWords } from '../flags/legal-basis.ts';
import { missingBeyondFlags } from '../flags/missing-beyond-flags.ts';
import { hurtsWords, orderFor, viewpointWords } from '../flags/point-of-view.ts';
import { whyFor } from '../flags/why-for.ts';
import {
  alsoFoundByModel,
  confirmedByModel,
  conflictLead,
  foundByModel,
  modelNotes,
  uncountedWords,
} from '../model/model-words.ts';
import { byMonthWords, frequencyWords, noRentWords, totalsOf, unsureCharge } from '../money/money-words.ts';
import { rentSpans } from '../money/rent-spans.ts';
import type { Viewpoint } from '../report-address.ts';
import { statedEvidence } from '../report-items.ts';
import { summaryGroupsOf } from '../summary/summary-groups.ts';
import type { Paper, PaperEntry, PaperNote, PaperQuote, PaperSection } from './paper.ts';

type PaperOptions = { readonly title: string; readonly as: Viewpoint };

/** The whole report as one text, in the order that matters to who reads it: nothing folded, every quote in place. */
export const reportPaper = (report: LeaseReport, { title, as }: PaperOptions): Paper => ({
  title,
  about: aboutOf(report, as),
  smallPrint: 'Read by a program from the words of your document. It explains; it does not give legal advice.',
  sections: [
    flagSection(report, as),
    missingSection(report, as),
    changeSection(report),
    termSection(report),
    dateSection(report),
    moneySection(report),
    clauseSection(report),
  ].filter(({ groups, lead }) => lead !== null || groups.some(({ entries, after }) => entries.length > 0 || after)),
});

const aboutOf = (report: LeaseReport, as: Viewpoint): readonly PaperNote[] => {
  const { facts, score, documents, flags } = report;
  const uncounted = uncountedWords(report);
  const stated = (label: string, id: string): readonly PaperNote[] => {
    const fact = facts[id];
    return fact && fact.method !== 'absent' ? [{ label, text: datedWords(fact) }] : [];
  };
  return [
    ...stated('Premises', 'premises_address'),
    ...stated('Landlord', 'landlord'),
    ...stated('Tenant', 'tenants'),
    ...stated('Starts', 'start_date'),
    ...stated('Ends', 'end_date'),
    ...stated('Monthly rent', 'rent_monthly'),
    {
      label: documents.length === 1 ? 'Document' : 'Documents',
      text: inEffectOrder(report).map(documentWords).join(', '),
    },
    {
      label: 'Found',
      text: `${counted(flags.length, 'red flag')}, ${counted(missingBeyondFlags(report).length, 'missing protection')}; score ${score.value} of 100, grade ${score.grade}${uncounted ? `. ${uncounted}` : ''}`,
    },
    { label: 'Read as', text: viewpointWords[as].name },
    ...unreadPageNotes(report),
    ...modelNotes(report),
  ];
};

/** "lease.pdf (4 pages), Amendment 1.pdf (2 pages, Mar 1, 2026)" */
const documentWords = ({ name, pageCount, datedOn, place }: LeaseReport['documents'][number]): string =>
  `${name} (${[counted(pageCount, 'page'), place && datedOn ? dayWords(datedOn) : ''].filter(Boolean).join(', ')})`;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const flagSection = (report: LeaseReport, as: Viewpoint): PaperSection => ({
  title: 'Red flags',
  lead: report.flags.length === 0 ? 'No red flag was found in this lease.' : viewpointWords[as].intro,
  groups: [
    {
      title: null,
      entries: orderFor(as, report.flags).map((flag, index) => ({
        ...flagEntry(as, flag),
        tag: `F${index + 1}`,
        quotes: quotesOf(report, [flag, ...flag.more]),
      })),
      after: null,
    },
  ],
});

const quotesOf = (report: LeaseReport, evidence: readonly Evidence[]) =>
  distinct(evidence).map((place, at) => quoteOf(report, place, at === 0 ? null : 'Also here'));

const missingSection = (report: LeaseReport, as: Viewpoint): PaperSection => {
  const missing = missingBeyondFlags(report);
  return {
    title: 'Missing from this lease',
    lead:
      missing.length === 0 ? null : 'Leases of this kind usually give these. This one is silent, or takes them away.',
    groups: [
      {
        title: null,
        entries: orderFor(as, missing).map((each) => ({
          ...concernOf(as, each),
          quotes: quotesOf(report, each.evidence ?? []),
        })),
        after: null,
      },
    ],
  };
};

const concernOf = (as: Viewpoint, concern: Flag | MissingProtection): PaperEntry => ({
  tag: null,
  title: concern.title,
  severity: { level: concern.severity, words: severityWords[concern.severity] },
  aside: hurtsWords(as, concern),
  notes: [
    { label: null, text: whyFor(as, concern) },
    ...(concern.ask ? [{ label: 'What to ask for', text: askWithFigure(concern) }] : []),
    { label: 'Law', text: basisWords(concern.legalBasis) },
  ],
  quotes: [],
});

const flagEntry = (as: Viewpoint, flag: Flag): PaperEntry => {
  const entry = concernOf(as, flag);
  return {
    ...entry,
    notes: [
      ...entry.notes,
      ...(flag.confirmedBy ? [{ label: null, text: alsoFoundByModel }] : []),
      ...byModel(flag.foundBy === 'model', flag.explanation),
    ],
  };
};

const byModel = (isFound: boolean, explanation: string | undefined): readonly PaperNote[] => [
  ...(isFound ? [{ label: null, text: foundByModel.words }] : []),
  ...(explanation === undefined ? [] : [{ label: "In the model's words", text: explanation }]),
];

/** What each later document changed, in the order in which they take effect. */
const changeSection = (report: LeaseReport): PaperSection => {
  const changes = changedTermsOf(report);
  const later = papersOf(report).filter(({ place = 0 }) => place > 0);
  return {
    title: 'What later documents changed',
    lead: later.length > 0 ? 'The terms of this report are those that hold after all of these documents.' : null,
    groups: later.map((document) => ({
      title: datedTitleOf(document),
      entries: [
        ...(document.doubt ? [plainEntry(doubtWords[document.doubt])] : []),
        ...(changes.get(document.key) ?? []).map((change) => plainEntry(changeLine(change))),
        ...wordsBy(report, document).map((words) => plainEntry(changedWordsLine(words))),
      ],
      after:
        changes.has(document.key) || wordsBy(report, document).length > 0 ? null : 'No term was found that it changes.',
    })),
  };
};

const changeLine = ({ label, from, to, inForceFrom }: ChangedTerm): string => {
  const since = inForceFrom ? ` from ${dayWords(inForceFrom)}` : '';
  if (to === null) return `${label}: taken out, was ${from}`;
  if (from === null) return `${label}: added, ${to}${since}`;
  return `${label}: ${since ? `${to}${since}` : `now ${to}`}, was ${from}`;
};

const termSection = (report: LeaseReport): PaperSection => {
  let count = 0;
  return {
    title: 'Terms',
    lead: null,
    groups: summaryGroupsOf(report.facts).map(({ title, stated, absent }) => ({
      title,
      entries: stated.map(({ label, fact }) => {
        count += 1;
        return { ...factEntry(report, label, fact), tag: `T${count}` };
      }),
      after: absent.length > 0 ? `Not stated: ${absent.map(({ label }) => label).join(', ')}.` : null,
    })),
  };
};

const factEntry = (report: LeaseReport, label: string, fact: Fact): PaperEntry => ({
  tag: null,
  title: `${label}: ${datedWords(fact)}`,
  severity: null,
  aside: fact.method === 'computed' ? 'computed' : null,
  notes: [
    ...(fact.reasoning ? [{ label: null, text: reasoningWords(fact.reasoning) }] : []),
    ...(fact.confirmedBy ? [{ label: null, text: confirmedByModel }] : []),
    ...byModel(fact.method === 'model', fact.explanation),
  ],
  quotes: [
    ...statedEvidence(fact).map((place) => quoteOf(report, place)),
    ...fact.conflicts.map((other) =>
      quoteOf(report, other, `${conflictLead(fact, other, 'The lease also says')} ${other.display}`),
    ),
    ...fact.superseded.map((earlier) => quoteOf(report, earlier, replacementWords(report, fact, earlier))),
  ],
});

const replacementWords = (report: LeaseReport, fact: Fact, former: Fact['superseded'][number]): string => {
  const by = replacedBy(report, fact, former);
  return by === null ? `Replaced: ${former.display}` : `Replaced by ${datedTitleOf(by)}: ${former.display}`;
};

const dateSection = (report: LeaseReport): PaperSection => ({
  title: 'Dates',
  lead: null,
  groups: [
    {
      title: null,
      entries: report.dates.map((date) => ({
        ...plainEntry(`${dayWords(date.on)}: ${date.title}`),
        aside: recurrenceWords(date.recurrence),
        notes: [{ label: null, text: reasoningWords(date.reasoning) }],
        quotes: distinct(date.evidence).map((place) => quoteOf(report, place)),
      })),
      after: null,
    },
  ],
});

const moneySection = (report: LeaseReport): PaperSection => {
  const spans = rentSpans(report.money);
  return {
    title: 'Money',
    lead: null,
    groups: [
      {
        title: null,
        entries: totalsOf(report).map(({ label, total }) => ({
          ...plainEntry(`${label}: ${formatMoney(total)}`),
          notes: [{ label: null, text: reasoningWords(total.reasoning) }],
        })),
        after: null,
      },
      {
        title: 'Base rent over the term',
        entries: spans.map(({ name, monthly, reasoning, evidence }) => ({
          ...plainEntry(`${name}: ${formatMoney(monthly)} a month`),
          aside: reasoning === null ? null : 'computed',
          notes: reasoning === null ? [] : [{ label: null, text: reasoningWords(reasoning) }],
          quotes: evidence.slice(0, 1).map((place) => quoteOf(report, place)),
        })),
        after: spans.length === 0 ? noRentWords : report.money.rentByMonth ? byMonthWords : null,
      },
      {
        title: 'Charges',
        entries: report.money.charges.map(({ name, amount, frequency, refundable, isUnsure, evidence }) => ({
          ...plainEntry(`${name}: ${formatMoney(amount)} ${frequencyWords[frequency]}`),
          aside: refundable ? 'refundable' : isUnsure ? unsureCharge.note : null,
          quotes: [quoteOf(report, evidence)],
        })),
        after: report.money.charges.length === 0 ? 'No charge beside the rent is stated.' : null,
      },
    ],
  };
};

/** What each clause is about and where it stands; its own words are the document. */
const clauseSection = (report: LeaseReport): PaperSection => {
  const marks = clauseMarksOf(report);
  return {
    title: 'Clause by clause',
    lead: null,
    groups: [
      {
        title: null,
        entries: report.clauses
          .filter(({ plain }) => plain !== '')
          .map((clause) => ({
            ...plainEntry([clause.number, clause.heading ?? clause.name].filter(Boolean).join(' ')),
            aside: [placeOf(report, clause), marks.get(clause.key) ?? ''].filter(Boolean).join('; '),
            notes: [{ label: null, text: clause.plain }],
          })),
        after: null,
      },
    ],
  };
};

const plainEntry = (title: string): PaperEntry => ({
  tag: null,
  title: oneLine(title),
  severity: null,
  aside: null,
  notes: [],
  quotes: [],
});

const quoteOf = (report: LeaseReport, evidence: Evidence, label: string | null = null): PaperQuote => ({
  label,
  words: oneLine(evidence.quote),
  place: placeOf(report, evidence),
  evidence,
});

/** A part of words that are quoted already says nothing more. */
const distinct = (places: readonly Evidence[]): readonly Evidence[] =>
  places.filter(
    (place, at) =>
      !places.some(
        (other, index) =>
          index !== at &&
          other.document === place.document &&
          other.start <= place.start &&
          other.end >= place.end &&
          (index < at || other.end - other.start > place.end - place.start),
      ),
  );

const placeOf = ({ documents }: LeaseReport, { page, document }: Evidence): string =>
  documents.length > 1 ? `page ${page} of ${documents[document]?.name}` : `page ${page}`;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
