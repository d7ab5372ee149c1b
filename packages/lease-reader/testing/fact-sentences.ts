import type { LeaseReport } from '#report.ts';
import { readLease } from '../src/read-lease.ts';
import { placedText } from './placed-text.ts';

export type FactSentence = {
  /** Null for words that look near a field and state none. */
  readonly field: string | null;
  readonly value: unknown;
  readonly words: string;
  readonly voice: 'plain' | 'you' | 'shop';
};

/** Reads lines "field = value | words", "field = value & field = value | words", and "- | words" that state no field; "you:" or "shop:" before the words tells in which lease they stand. */
export const factSentencesOf = (text: string): FactSentence[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .flatMap((line): FactSentence[] => {
      const match = /^(.*?) \| (?:(you|shop): )?(.*)$/.exec(line);
      if (!match) throw new Error(`Not a fact with its words: ${line}`);
      const [, told = '', voice, words = ''] = match;
      const said = { words, voice: voice === 'you' || voice === 'shop' ? voice : 'plain' } as const;
      if (told === '-') return [{ field: null, value: null, ...said }];
      return told.split(/ & (?=\w+ = )/).map((fact) => {
        const [, field, value = ''] = /^(\w+) = (.*)$/.exec(fact) ?? [];
        if (field === undefined) throw new Error(`Not a fact with its words: ${line}`);
        return { field, value: answerOf(value), ...said };
      });
    });

const answerOf = (text: string): unknown =>
  /^(?:[[{]|\d+(?:\.\d+)?$|true$|false$)/.test(text) ? JSON.parse(text) : text;

const opening = {
  plain:
    'RENTAL AGREEMENT\n\nThis agreement is between Dana Field ("Landlord") and Rob Poe ("Tenant"). Tenant rents the home from Landlord. Landlord and Tenant agree to the lease terms about the apartment, the rent and the deposit.',
  you: 'YOUR RENTAL AGREEMENT\n\nIn this lease "we" means Oak Row LLC and "you" means Rob Poe. You are renting the apartment from us. This lease says what we agreed about the rent, the deposit and the home.',
  shop: 'COMMERCIAL LEASE\n\nThis lease is between Field Holdings LLC ("Landlord") and Poe Trading, Inc. ("Tenant"). Landlord leases the premises in the office and warehouse building to Tenant. The lease sets out the base rent, operating expenses and deposit of the commercial premises.',
} as const;

/** The words that open the lease in which a sentence stands. */
export const openingOf = ({ voice }: Pick<FactSentence, 'voice'>): string => opening[voice];

/** The report of a lease that says the words and nothing else of it. */
export const reportSaying = ({ words, voice }: Pick<FactSentence, 'words' | 'voice'>): LeaseReport =>
  readLease([{ name: 'lease.txt', document: placedText(`${openingOf({ voice })}\n\n${words}\n`) }]);
