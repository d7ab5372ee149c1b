import { placeOfFact } from '#stored-report.ts';
import type { ReportReader } from '../report-reader.ts';

/** Days before the end by which the tenant must tell; null where the lease states none, or only how early the landlord does. */
export const tenantsNoticeDays = (read: ReportReader, isAnyones = false): number | null =>
  ownNotice(read, isAnyones, 'notice_to_terminate_days') ?? ownNotice(read, isAnyones, 'renewal', 'notice_days');

/** A field of days of notice, where its words do not lay that notice on the landlord alone, or where anyone's will do. */
export const ownNotice = (read: ReportReader, isAnyones: boolean, field: string, part?: string): number | null => {
  const fact = read.fact(field);
  const place = fact && placeOfFact(fact);
  return place && !isAnyones && isLandlordsNotice(read.around(place).quote) ? null : read.number(field, part);
};

/** "Landlord shall tell Tenant", "Lessor need not give any notice to quit": the landlord's notice, and nothing of the tenant's. */
export const isLandlordsNotice = (sentence: string): boolean => landlords.test(sentence) && !tenants.test(sentence);

const landlord = '(?:landlord|lessor|owner|management|manager|community|company|we)';
const landlords = new RegExp(
  `\\b${landlord}(?:'s agent)? (?:\\w+ ){0,2}?(?:shall|will|must|may|need not|agrees? to|is to) (?:\\w+ ){0,2}?(?:tells?|gives?|notif\\w+|sends?|advises?|informs?|offers?|lets?)\\b`,
  'i',
);
const tenants =
  /\b(?:tenants?|lessees?|residents?|renters?|you|either|each|both|part(?:y|ies))\b (?:\w+ ){0,2}?(?:shall|will|must|may|can|gives?(?! up)|sends?|tells?|agrees? to|is to|has to|have to|wants?|intends?|plans?)\b|\b(?:by|from) (?:either|each|any) (?:party|side)\b|\beither (?:party|side|one|of us)\b|\b(?:give|tell|send|notify|to) (?:the )?(?:landlord|lessor|owner|us|me)\b|\bunless\b/i;
