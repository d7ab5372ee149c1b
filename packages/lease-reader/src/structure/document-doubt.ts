import type { Facts } from '../facts/facts.ts';
import type { ReportDocument } from '../report.ts';
import { datesIn } from '../values/dates.ts';
import type { LeaseText } from './lease-text.ts';

/**
 * Why a document that was added as a later one may not belong to its lease; null where nothing speaks against it. It belongs when it names
 * a party, the street or the day of the lease. An early day is told first, because it also decides what holds.
 */
export const doubtOf = (
  lease: LeaseText,
  facts: Facts,
  document: number,
): NonNullable<ReportDocument['doubt']> | null => {
  const part = lease.parts.find((each) => each.document === document);
  if (document === 0 || !part || part.place === 0) return null;
  const leaseDay = lease.parts.find(({ place }) => place === 0)?.datedOn ?? null;
  if (part.datedOn !== null && leaseDay !== null && part.datedOn < leaseDay) return 'before_lease';
  const text = lease.documents[document]?.flat ?? '';
  const words = new Set(wordsOf(text));
  const names = ['landlord', 'tenants', 'manager', 'premises_address'].flatMap((field) =>
    namesOf(facts, field, document),
  );
  const isNamed = names.some((name) => words.has(name));
  const isDated = leaseDay !== null && datesIn(text).some(({ iso }) => iso === leaseDay);
  return names.length === 0 || isNamed || isDated ? null : 'names_nothing';
};

/** The telling words of what the lease itself says, also where this document has changed it. */
const namesOf = (facts: Facts, field: string, document: number): string[] => {
  const fact = facts[field];
  if (!fact) return [];
  const stated = fact.document === null ? [] : [{ document: fact.document, display: fact.display }];
  return [...stated, ...fact.superseded]
    .filter((term) => term.document !== document)
    .flatMap(({ display }) => wordsOf(display))
    .filter((word) => word.length > 3 && !common.has(word));
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const common = new Set(
  'street avenue road drive lane court place boulevard apartment suite unit north south east west first second third floor building properties property management group company corporation partners holdings limited liability homes rentals realty estate trust alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey mexico york carolina dakota ohio oklahoma oregon pennsylvania rhode island tennessee texas utah vermont virginia washington wisconsin wyoming'.split(
    ' ',
  ),
);
