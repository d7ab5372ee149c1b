import type { Evidence, Fact, FactValue, LeaseReport } from '@keyclause/contracts';
import { severityWords } from '@keyclause/ui';
import { reasoningWords } from '../dates/day-words.ts';
import { recurrenceWords } from '../dates/recurrence-words.ts';
import { datedWords, replacedBy } from '../documents/changed-terms.ts';
import { datedTitleOf } from '../documents/document-order.ts';
import { unreadPageNotes } from '../documents/unread-pages.ts';
import { askWithFigure } from '../flags/ask-with-figure.ts';
import { basisWords } from '../flags/legal-basis.ts';
import { missingBeyondFlags } from '../flags/missing-beyond-flags.ts';
import { hurtsWords, orderFor } from '../flags/point-of-view.ts';
import { whyFor } from '../flags/why-for.ts';
import {
  alsoFoundByModel,
  confirmedByModel,
  conflictLead,
  foundByModel,
  modelNotes,
  uncountedWords,
} from '../model/model-words.ts';
import { frequencyWords, totalsOf, unsureCharge } from '../money/money-words.ts';
import type { Viewpoint } from '../report-address.ts';
import { statedEvidence } from '../report-items.ts';
import { summaryGroupsOf } from '../summary/summary-groups.ts';

/** What stands in a cell: words, a count, an amount in cents, an ISO day, or nothing. */
export type AbstractCell = string | number | { readonly cents: number } | { readonly day: string } | null;

export type AbstractSheet = {
  readonly name: string;
  readonly columns: readonly { readonly title: string; readonly width: number }[];
  readonly rows: readonly (readonly AbstractCell[])[];
};

/** The lease abstract as tables: terms, flags, dates and money, each with its words and page. */
export const leaseAbstract = (
  report: LeaseReport,
  { title, as }: { readonly title: string; readonly as: Viewpoint },
): readonly AbstractSheet[] => {
  const whereOf = (place: Evidence | undefined): readonly AbstractCell[] =>
    place ? [oneLine(place.quote), place.page, report.documents[place.document]?.name ?? null] : [null, null, null];

  return [
    {
      name: 'Abstract',
      columns: [
        ...columns({ Group: 22, Term: 32, Value: 44, Amount: 18, Found: 12 }),
        ...whereColumns,
        note('How', 50),
      ],
      rows: [
        ['Lease', 'Title', title, null, null, null, null, null, null],
        [
          'Lease',
          'Score',
          [`${report.score.value} of 100, grade ${report.score.grade}`, uncountedWords(report)]
            .filter(Boolean)
            .join('. '),
          null,
          null,
          null,
          null,
          null,
          null,
        ],
        ...[...unreadPageNotes(report), ...modelNotes(report)].map(({ label, text }) => [
          'Lease',
          label,
          text,
          null,
          null,
          null,
          null,
          null,
          null,
        ]),
        ...summaryGroupsOf(report.facts).flatMap((group) =>
          [...group.stated, ...group.absent].map(({ label, fact }) => [
            group.title,
            label,
            datedWords(fact),
            amountOf(fact.value),
            foundWordsOf(fact),
            ...whereOf(statedEvidence(fact)[0]),
            [
              fact.reasoning && reasoningWords(fact.reasoning),
              fact.method === 'model' ? foundByModel.words : null,
              fact.confirmedBy ? confirmedByModel : null,
              fact.explanation ? `In the model's words: ${fact.explanation}` : null,
              ...fact.conflicts.map((other) => `${conflictLead(fact, other, 'The lease also says')} ${other.display}.`),
              ...fact.superseded.map((former) => formerWords(report, fact, former)),
            ]
              .filter(Boolean)
              .join(' ') || null,
          ]),
        ),
      ],
    },
    {
      name: 'Red flags',
      columns: [
        ...columns({ No: 6, Severity: 11, 'Whom it hurts': 24, Flag: 40, Why: 50, 'What to ask for': 50, Law: 50 }),
        ...whereColumns,
      ],
      rows: orderFor(as, report.flags).map((flag, index) => [
        `F${index + 1}`,
        severityWords[flag.severity],
        hurtsWords(as, flag),
        flag.title,
        [
          whyFor(as, flag),
          flag.foundBy ? foundByModel.words : null,
          flag.confirmedBy ? alsoFoundByModel : null,
          flag.explanation && `In the model's words: ${flag.explanation}`,
        ]
          .filter(Boolean)
          .join(' '),
        askWithFigure(flag),
        basisWords(flag.legalBasis),
        ...whereOf(flag),
      ]),
    },
    {
      name: 'Missing',
      columns: [
        ...columns({ Severity: 11, 'Whom it hurts': 24, Missing: 40, Why: 50, 'What to ask for': 50, Law: 50 }),
        ...whereColumns,
      ],
      rows: orderFor(as, missingBeyondFlags(report)).map((missing) => [
        severityWords[missing.severity],
        hurtsWords(as, missing),
        missing.title,
        whyFor(as, missing),
        missing.ask,
        basisWords(missing.legalBasis),
        ...whereOf(missing.evidence?.[0]),
      ]),
    },
    {
      name: 'Dates',
      columns: [...columns({ Day: 12, What: 40, Repeats: 26, Whose: 12, Reasoning: 50 }), ...whereColumns],
      rows: report.dates.map((date) => [
        { day: date.on },
        date.title,
        recurrenceWords(date.recurrence),
        date.who,
        reasoningWords(date.reasoning),
        ...whereOf(date.evidence[0]),
      ]),
    },
    {
      name: 'Money',
      columns: [...columns({ What: 34, From: 12, To: 12, Amount: 16, How: 30 }), ...whereColumns],
      rows: [
        ...report.money.rentSchedule.map(({ from, to, monthly, reasoning, evidence }) => [
          reasoning === undefined ? 'Base rent' : 'Base rent, computed',
          { day: from },
          { day: to },
          monthly,
          'a month',
          ...whereOf(evidence[0]),
        ]),
        ...(report.money.rentByMonth ?? []).map(({ firstMonth, lastMonth, monthly, evidence }) => [
          `Base rent, months ${firstMonth} to ${lastMonth} of the lease`,
          null,
          null,
          monthly,
          'a month',
          ...whereOf(evidence[0]),
        ]),
        ...report.money.charges.map(({ name, amount, frequency, refundable, isUnsure, evidence }) => [
          name,
          null,
          null,
          amount,
          [frequencyWords[frequency], refundable ? 'refundable' : null, isUnsure ? unsureCharge.note : null]
            .filter((words) => words !== null)
            .join(', '),
          ...whereOf(evidence),
        ]),
        ...totalsOf(report).map(({ label, total }) => [
          label,
          null,
          null,
          total,
          reasoningWords(total.reasoning),
          ...whereOf(undefined),
        ]),
      ],
    },
  ];
};

const formerWords = (report: LeaseReport, fact: Fact, former: Fact['superseded'][number]): string => {
  const by = replacedBy(report, fact, former);
  const where = `page ${former.page} of ${report.documents[former.document]?.name ?? 'the lease'}`;
  return `Was ${former.display} (${where})${by === null ? '' : `, replaced by ${datedTitleOf(by)}`}.`;
};

const foundWordsOf = ({ method, confidence }: Fact): string =>
  method === 'weighed' && confidence < leastLikely ? 'possible, to be checked' : foundWords[method];

/** What the reader gives to words that are as likely right as not. */
const leastLikely = 0.45;

const foundWords: Readonly<Record<Fact['method'], string>> = {
  stated: 'stated',
  computed: 'computed',
  weighed: 'likely',
  absent: 'not stated',
  model: 'by the model',
};

const columns = (widths: Readonly<Record<string, number>>) =>
  Object.entries(widths).map(([title, width]) => ({ title, width }));

const note = (title: string, width: number) => ({ title, width });

const whereColumns = columns({ 'Words of the lease': 60, Page: 8, Document: 28 });

/** The value as something to reckon with, where it is one. */
const amountOf = (value: FactValue | null): AbstractCell => {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? { day: value } : null;
  if (typeof value !== 'object' || value === null || !('cents' in value)) return null;
  return typeof value.cents === 'number' ? { cents: value.cents } : null;
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
