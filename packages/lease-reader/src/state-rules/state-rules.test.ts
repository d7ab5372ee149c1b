import { expect, it } from 'vitest';
import {
  depositCapAfterFirstYear,
  depositCapMonths,
  graceDaysOf,
  lateFeeCapCents,
  type StateRule,
  stateRuleOf,
} from './state-rules.ts';

const rule = (code: string): StateRule => {
  const found = stateRuleOf(code);
  if (found === null) throw new Error(`no rule for ${code}`);
  return found;
};

const codes =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

it.each(codes)('has a rule with a status for %s', (code) => {
  expect(rule(code)).toMatchObject({ code, name: expect.any(String) });
  expect(rule(code).deposit.capStatus).not.toBe('');
});

it('knows no state by another word, not even one that every object has', () => {
  expect(stateRuleOf('XX')).toBeNull();
  expect(stateRuleOf('constructor')).toBeNull();
  expect(stateRuleOf(null)).toBeNull();
});

const lease = { termMonths: 12, monthToMonth: false, furnished: false, rentCents: 150_000 };

it('raises the cap for furnished homes in Kansas and lowers it for monthly tenancies in North Carolina', () => {
  expect(depositCapMonths(rule('KS'), lease)).toBe(1);
  expect(depositCapMonths(rule('KS'), { ...lease, furnished: true })).toBe(1.5);
  expect(depositCapMonths(rule('NC'), lease)).toBe(2);
  expect(depositCapMonths(rule('NC'), { ...lease, monthToMonth: true })).toBe(1.5);
});

it('lets go of the cap where the rule exempts the lease', () => {
  expect(depositCapMonths(rule('NM'), lease)).toBeNull();
  expect(depositCapMonths(rule('NM'), { ...lease, termMonths: 6 })).toBe(1);
  expect(depositCapMonths(rule('AK'), { ...lease, rentCents: 250_000 })).toBeNull();
});

it('holds Pennsylvania to one month after the first year', () => {
  expect(depositCapMonths(rule('PA'), lease)).toBe(2);
  expect(depositCapAfterFirstYear(rule('PA'))).toBe(1);
  expect(depositCapAfterFirstYear(rule('NY'))).toBeNull();
});

it('takes the lesser of two late-fee limits in New York and the greater in Colorado', () => {
  expect(lateFeeCapCents(rule('NY'), 200_000)).toBe(5_000);
  expect(lateFeeCapCents(rule('NY'), 80_000)).toBe(4_000);
  expect(lateFeeCapCents(rule('CO'), 200_000)).toBe(10_000);
  expect(lateFeeCapCents(rule('CO'), 80_000)).toBe(5_000);
  expect(lateFeeCapCents(rule('FL'), 80_000)).toBeNull();
});

it('asks no grace of New Jersey leases, where only some tenants have it', () => {
  expect(graceDaysOf(rule('NJ'))).toBeNull();
  expect(graceDaysOf(rule('MA'))).toBe(30);
});

it('counts grace from the day after rent is due, also where a state counts that day itself', () => {
  expect(graceDaysOf(rule('OR'))).toBe(3);
  expect(graceDaysOf(rule('TN'))).toBe(4);
  expect(graceDaysOf(rule('DE'))).toBe(5);
});
