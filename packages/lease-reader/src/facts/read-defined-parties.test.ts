import { describe, expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const partiesOf = (...paragraphs: readonly string[]) => {
  const { facts } = readLease([
    {
      name: 'lease.txt',
      document: placedText(
        [
          'LEASE OF A SHOP',
          ...paragraphs,
          '1. The rent is $1,900 a month, due on the first.',
          '2. The term is two years from May 1, 2027. The deposit is $1,900.',
        ].join('\n\n'),
      ),
    },
  ]);
  return { landlord: facts.landlord?.value, tenants: facts.tenants?.value };
};

describe('parties by the word that the lease gives them', () => {
  it('are found whatever stands between a name and its word', () => {
    expect(
      partiesOf(
        'Marlow Gate Services LLC runs the hall and signs below for the owner, which is Marlow Gate Partners, LP, an Ohio limited partnership. In these pages the owner is "the Arcade".',
        'Across the table is Nasrin Vaziri, trading as Plum & Pistachio, of 88 Linden Court, Dayton; she is "the Vendor". The Vendor pays the Arcade. The Vendor may not assign. The Arcade may enter. The Vendor shall keep the stall clean, and the Vendor shall pay for its light. The Arcade owns the hall.',
      ),
    ).toEqual({ landlord: ['Marlow Gate Partners, LP'], tenants: ['Nasrin Vaziri'] });
  });

  it('go by the names of no agent, no trade and no town beside them', () => {
    expect(
      partiesOf(
        'This lease is between Harbor Row Beauty LLC, which trades as Harbor Suites and holds the floor under a lease from Old Mill Partners ("Landlord"), and Minh Tran, who works under the name Silver Shears ("Tenant").',
      ),
    ).toEqual({ landlord: ['Harbor Row Beauty LLC'], tenants: ['Minh Tran'] });
  });

  it('are of the first and of the second part', () => {
    expect(
      partiesOf(
        'THIS INDENTURE, made the third day of March, 2027, BETWEEN',
        'Aldo Verdi and Pia Verdi, his wife, residing at 6 Mill Road in the Township of Dover and State of New Jersey, of the first part,',
        'AND',
        'Wen Abara, physician, late of 40 Harrow Court, Princeton, of the second part, WITNESSETH:',
      ),
    ).toEqual({ landlord: ['Aldo Verdi', 'Pia Verdi'], tenants: ['Wen Abara'] });
  });

  it('are told by their signatures alone', () => {
    expect(
      partiesOf(
        '(Who we are stands at the end; until then "Proprietor" and "Occupant".) The Proprietor lets Bay 5 to the Occupant. The Occupant pays the Proprietor. The Proprietor may enter. The Occupant keeps the bay clean. The Occupant insures its goods. The Proprietor mends the roof.',
        '3. Swept and empty at the end.',
        'PROPRIETOR\nStan Wojcik\nNov. 14, 2026',
        'OCCUPANT\nKettle Floors LLC\nby Demi Oyelaran, member\nNov. 12, 2026',
      ),
    ).toEqual({ landlord: ['Stan Wojcik'], tenants: ['Kettle Floors LLC'] });
  });

  it('are told by the heads of two columns of signatures, of which one may be a word of its own', () => {
    expect(
      partiesOf(
        'The Proprietor lets the shop. The Operator mends cars there.',
        'PROPRIETOR                              OPERATOR\nMoreno Sisters Partnership              Kim Duong, doing business as\nby Celia Moreno, partner                High Desert Works',
      ),
    ).toEqual({ landlord: ['Moreno Sisters Partnership'], tenants: ['Kim Duong'] });
  });

  it('takes whoever else signs for the other side, but no witness', () => {
    expect(
      partiesOf(
        'who is renting: Marcel Thanh and nobody else on the paper',
        'We rent you the stall. You pay us on the first. We may come in with a day’s word. You keep it clean and you pay your own light.',
        'Marcel Thanh\nDwayne Stutz & Lupe Stutz\nWitness: Gus Amund',
      ),
    ).toEqual({ landlord: ['Dwayne Stutz', 'Lupe Stutz'], tenants: ['Marcel Thanh'] });
  });

  it('stand with the surname first where a program prints them so', () => {
    expect(partiesOf('Owner: Keller, Harlan J.', 'Tenant 1: Batista, Marisol\nTenant 2: Batista, Renato')).toEqual({
      landlord: ['Harlan J. Keller'],
      tenants: ['Marisol Batista', 'Renato Batista'],
    });
  });
});

it('never takes the words of a heading above a name for the name', () => {
  expect(
    partiesOf(
      'PARTIES, HOUSE AND SUMS',
      'Odile R. Marchetti, an unmarried person ("Landlord"), lets to Sven Aldous ("Tenant") the house at 12 Elm Street.',
    ),
  ).toEqual({ landlord: ['Odile R. Marchetti'], tenants: ['Sven Aldous'] });
});
