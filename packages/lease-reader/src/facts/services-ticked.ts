import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import type { QuickPattern } from '../wording/quick-pattern.ts';
import { withRoles } from './sentence-rules.ts';
import { servicesIn } from './service-names.ts';
import type { PayingSide } from './service-payers.ts';

type Ticked = { readonly side: PayingSide; readonly service: string; readonly sentence: Sentence };

const opensWithBox = /^[\s:]*(?:[[(]\s*[xX✓✔]?\s*[\])]|[☐□☒☑■])/;

/** "Included in the Rent: (X) heat  ( ) gas" in rows, with more boxes in the rows below; what is not ticked has lost its words. */
export const servicesTicked = (lease: LeaseText): Ticked[] => {
  const leads: readonly (readonly [PayingSide, QuickPattern])[] = [
    ['landlord', withRoles(lease, '\\bincluded\\s+(?:in|with)\\s+(?:the\\s+)?rent\\b[^:]*:|{L}\\s+[^:.]*:')],
    ['tenant', withRoles(lease, '{T}\\s+[^:.]*:')],
  ];
  let side: PayingSide | undefined;
  return lease.sentences.flatMap((sentence): Ticked[] => {
    const all = lease.documents[sentence.document]?.document.text ?? '';
    const line = all.slice(all.lastIndexOf('\n', sentence.start) + 1, sentence.end);
    const colon = line.indexOf(':') + 1;
    if (sentence.cells.length === 0 || !opensWithBox.test(line.slice(colon)) || line.includes(':', colon))
      side = undefined;
    else if (colon > 0) side = leads.find(([, lead]) => lead.test(sentence.text.slice(0, colon)))?.[0];
    const payer = side;
    return payer ? servicesIn(sentence.text).map(({ service }) => ({ side: payer, service, sentence })) : [];
  });
};
