import type { LeaseText } from '../structure/lease-text.ts';
import { addressesIn } from '../values/addresses.ts';
import { addressLineOf } from './address-line.ts';
import type { Candidate } from './candidate.ts';
import { withRoles } from './sentence-rules.ts';

/** "If to Landlord:" with a name and an address on the lines below it, as the notices of printed leases have it. */
export const readNoticeBlocks = (lease: LeaseText): Candidate[] => {
  const opensLandlord = withRoles(
    lease,
    `^\\W*(?:\\(?\\w{1,3}[.)]\\s*)?(?:(?:if|notices?|as)\\s+)?to\\s+(?:the\\s+)?{L}\\b[^.;]{0,60}$`,
  );
  return lease.sentences.flatMap((sentence, at): Candidate[] => {
    if (sentence.text.length > opensMax || !opensLandlord.test(sentence.text)) return [];
    const lines = [];
    for (const line of lease.sentences.slice(at + 1, at + 1 + linesMax)) {
      if (line.document !== sentence.document || line.text.length > lineMax || opensAnother.test(line.text)) break;
      lines.push(line);
    }
    const last = lines.at(-1);
    if (last === undefined) return [];
    // Lines end where a comma would stand; a number alone at the end of a line belongs to the next.
    const block = (lease.documents[sentence.document]?.document.text ?? '')
      .slice(sentence.end, last.end)
      .replace(/(?<=[^\s\d,])[ \t]*\n\s*/g, (end) => `,${' '.repeat(end.length - 1)}`);
    const address = addressesIn(block).find(({ hasCity }) => hasCity);
    if (address === undefined) return [];
    // "New York" is taken for the state before the state is named.
    const [code = ''] = /^,\s*[A-Z]{2}\s+\d{5}(?:-\d{4})?/.exec(block.slice(address.end)) ?? [];
    return [
      {
        field: 'landlord_notice_address',
        value: `${addressLineOf(address)}${code.replace(/\s+/g, ' ')}`,
        document: sentence.document,
        part: sentence.part,
        start: sentence.end + address.start,
        end: sentence.end + address.end + code.length,
        score: 0.92,
        method: 'stated',
        reasoning: null,
      },
    ];
  });
};

const opensMax = 90;
const linesMax = 8;
const lineMax = 80;
const opensAnother =
  /^\W*(?:\(?\w{1,3}[.)]\s*)?(?:(?:if|with\s+a\s+cop(?:y|ies)|and)\s+)?to\s|^\W*(?:with\s+(?:a\s+)?cop|if\s+to|tenant\b|lessee\b)/i;
