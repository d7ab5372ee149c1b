import { readLease } from '../src/read-lease.ts';
import { placedText } from './placed-text.ts';

/** The facts of a short lease of a home that also says these clauses. */
export const factsOf = (...clauses: string[]) =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(
        [
          'LEASE AGREEMENT',
          'This lease is made on June 1, 2025 between Ann Poole (Landlord) and Bob Crane (Tenant) for 12 Elm Street, Toledo, Ohio 43604. The rent is $900 a month.',
          ...clauses,
        ].join('\n\n'),
      ),
    },
  ]).facts;
