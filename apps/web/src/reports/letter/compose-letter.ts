import type { Fact, LeaseReport } from '@keyclause/contracts';
import { longDayWords } from '../dates/day-words.ts';
import { documentTitleOf, inEffectOrder, placeOf } from '../documents/document-order.ts';
import type { Viewpoint } from '../report-address.ts';
import type { LetterPoint } from './letter-points.ts';

export const tones = ['polite', 'firm'] as const;
export type Tone = (typeof tones)[number];

type LetterOptions = {
  readonly as: Viewpoint;
  readonly tone: Tone;
  readonly points: readonly LetterPoint[];
  /** The day as the letter says it. */
  readonly day: string;
};

/**
 * A letter that asks the other side to change the chosen points, as plain text with blank lines between paragraphs. Names, addresses, figures
 * and words are those of the report; what the lease does not say is left open in square brackets.
 */
export const composeLetter = (report: LeaseReport, { as, tone, points, day }: LetterOptions): string => {
  const { from, to } = partiesOf(report, as);
  const premises = displayOf(report.facts.premises_address);
  const made = displayOf(report.facts.lease_date);
  const words = toneWords[tone];
  return [
    from,
    day,
    to.join('\n'),
    `Re: ${premises ? `the lease of ${premises}` : 'our lease'}${made ? `, dated ${made}` : ''}${amendedWords(report)}`,
    `Dear ${to[0]}:`,
    points.length === 0 ? '[what you want to settle]' : points.length === 1 ? words.openOne : words.open,
    ...points.map((point, index) => pointWords(point, index + 1, tone)),
    words.close,
    `${words.farewell},`,
    from,
  ].join('\n\n');
};

/** ", as amended by First Amendment to Lease, dated April 22, 2025"; of an amendment in the same file only that there is one is known. */
const amendedWords = (report: LeaseReport): string => {
  const amendments = inEffectOrder(report)
    .filter((document) => placeOf(document) > 0)
    .map((document) =>
      [documentTitleOf(document), document.datedOn ? `dated ${longDayWords(document.datedOn)}` : ''].filter(Boolean),
    );
  if (amendments.length > 0) return `, as amended by ${amendments.map((words) => words.join(', ')).join(' and by ')}`;
  const isAmended =
    report.changedWords !== undefined || Object.values(report.facts).some(({ superseded }) => superseded.length > 0);
  return isAmended ? ', as amended' : '';
};

const pointWords = ({ title, said, ask }: LetterPoint, number: number, tone: Tone): string =>
  [
    `${number}. ${title}`,
    ...(said.length === 0
      ? ['The lease does not say anything about this.']
      : said.map(({ place, words }, at) => `${at === 0 ? 'The lease says' : 'It also says'} (${place}): “${words}”`)),
    tone === 'firm' ? withoutPlease(ask) : ask,
  ].join('\n');

const withoutPlease = (ask: string): string =>
  ask.replaceAll(/(?<=^|[.!?] )Please (\p{Ll})/gu, (_, first: string) => first.toUpperCase());

const toneWords = {
  polite: {
    open: 'I have read our lease closely and found some points that I would like to settle with you.',
    openOne: 'I have read our lease closely and found one point that I would like to settle with you.',
    close: 'Would you please let me know in writing whether you agree? I am glad to talk about any of it.',
    farewell: 'Kind regards',
  },
  firm: {
    open: 'I have read our lease closely. I do not accept the following points as they stand.',
    openOne: 'I have read our lease closely. I do not accept the following point as it stands.',
    close: 'I ask for your answer in writing, point by point, and for a corrected lease.',
    farewell: 'Sincerely',
  },
} as const;

/** Who writes to whom. Notices to a landlord go to the address that the lease names for them. */
const partiesOf = (
  { facts }: LeaseReport,
  as: Viewpoint,
): { readonly from: string; readonly to: readonly string[] } => {
  const tenant = displayOf(facts.tenants) ?? '[name of the tenant]';
  const landlord = displayOf(facts.landlord) ?? '[name of the landlord]';
  const manager = displayOf(facts.manager);
  if (as === 'tenant') {
    const address = displayOf(facts.landlord_notice_address) ?? '[address for notices]';
    return { from: tenant, to: [landlord, address] };
  }
  const premises = displayOf(facts.premises_address) ?? '[address of the tenant]';
  const writer = as === 'manager' ? `${manager ?? '[name of the manager]'}, for ${landlord}` : landlord;
  return { from: writer, to: [tenant, premises] };
};

const displayOf = (fact: Fact | undefined): string | null =>
  fact && fact.method !== 'absent' ? fact.display.replaceAll(/\s+/g, ' ').trim() : null;
