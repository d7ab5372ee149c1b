import type { ReportReader, Said } from './topic.ts';

/** What a pet costs by the lease: once, as a deposit, and a month; null when nothing is charged. */
export const petCosts = (read: ReportReader): Said | null => {
  const parts = [
    ['pet_fee', 'a pet fee of'],
    ['pet_deposit', 'a pet deposit of'],
    ['pet_rent', 'pet rent a month of'],
  ].flatMap(([field = '', words = '']) => {
    const amount = read.display(field);
    return amount === null || amount === '$0' ? [] : [`${words} ${amount}`];
  });
  return parts.length === 0
    ? null
    : { text: `A pet costs ${parts.join(', and ')}.`, quotes: read.quotes('pet_fee', 'pet_deposit', 'pet_rent') };
};
