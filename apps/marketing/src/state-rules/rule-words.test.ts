import { stateRules } from '@keyclause/lease-reader';
import { describe, expect, it } from 'vitest';
import { citationWords, ruleLines, verificationOf } from './rule-words.ts';
import { stateAddress, stateOfSlug } from './state-address.ts';

describe('the pages of the states', () => {
  it('are one for each state and D.C., each found by its address', () => {
    const addresses = stateRules.map(stateAddress);
    expect(new Set(addresses).size).toBe(51);
    for (const rule of stateRules) {
      expect(stateOfSlug(stateAddress(rule).split('/').at(-1) ?? '')).toBe(rule);
    }
  });

  it('show no remark of the compilers and no number of their files', () => {
    for (const rule of stateRules) {
      for (const { name, value, note, citation } of ruleLines(rule)) {
        expect([rule.code, name, `${value} ${note} ${citation}`]).toEqual([
          rule.code,
          name,
          expect.not.stringMatching(
            /conflict|compiled|stale|nolo|\bid \d|seen\)|wrongly|unverified|undefined|\bNaN\b/i,
          ),
        ]);
      }
    }
  });

  it('call a row in doubt wherever the table does', () => {
    const doubted = (code: string, name: string) =>
      ruleLines(stateRules.find((rule) => rule.code === code) ?? unknown(code)).find((line) => line.name === name)
        ?.verification;
    expect(doubted('CO', 'Notice before the landlord enters')).toBe('sources disagree');
    expect(doubted('MN', 'Largest deposit')).toBe('sources disagree');
    expect(doubted('FL', 'Notice before the landlord enters')).toBe('sources disagree');
    expect(doubted('AK', 'Largest deposit')).toBe('unverified');
    expect(doubted('RI', 'Largest deposit')).not.toBe('text seen');
  });
});

const unknown = (code: string): never => {
  throw new Error(`No state ${code}`);
};

it.each([
  ['Fla. Stat. 83.53(2): 24h since Jan 1 2023 (bill text)', 'Fla. Stat. 83.53(2)'],
  ['Tenn. Code 66-28-403 (only showings in last 30 days: unverified)', 'Tenn. Code 66-28-403'],
  ['RCW 59.18.150; 24h for showings', 'RCW 59.18.150'],
  ['47a-16 reasonable', '47a-16'],
  ['no statute', null],
  ['CONFLICT: 24h C.R.S. 38-12-510 vs "no statute"', null],
])('cites of %j only %j', (written, shown) => {
  expect(citationWords(written)).toBe(shown);
});

it.each([
  ['corroborated', null, 'two or more sources'],
  ['corroborated', 'two sources still say 15', 'sources disagree'],
  ['corroborated(Nolo)/conflict', null, 'sources disagree'],
  ['bill text seen', null, 'text seen'],
  ['single-source; cap unverified', null, 'unverified'],
  ['single-source low', null, 'one source'],
  ['as marked; unmarked = unverified', null, 'unverified'],
])('calls %j with the note %j %s', (status, note, verification) => {
  expect(verificationOf(status, note)).toBe(verification);
});
