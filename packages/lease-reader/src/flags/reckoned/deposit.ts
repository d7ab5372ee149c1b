import type { Facts } from '#facts/facts.ts';
import { depositCapAfterFirstYear, depositCapMonths, stateRuleOf } from '#state-rules/state-rules.ts';
import { hasPhrase } from '#wording/pattern.ts';
import type { Found } from '../detect.ts';
import { dollarsOf, spansIn } from '../detectors/amounts.ts';
import type { Reading, Said } from '../said.ts';

/** A deposit above the state's cap, or held on above the cap that comes after the first year. */
export const depositOverCap = (reading: Reading, facts: Facts): Found[] => {
  const rule = reading.kind === 'residential' ? stateRuleOf(reading.state) : null;
  const { rentCents, depositCents, termMonths, monthToMonth } = reading.numbers;
  if (rule === null || rentCents === null || depositCents === null || rentCents === 0) return [];
  const cap = depositCapMonths(rule, {
    termMonths,
    monthToMonth,
    furnished: facts.furnished?.value === true,
    rentCents,
  });
  const fact = facts.security_deposit;
  if (cap !== null && depositCents > cap * rentCents * 1.005 && fact !== undefined && fact.document !== null) {
    const why = `The deposit is ${dollarsOf(depositCents)}; ${rule.name} allows ${cap} ${cap === 1 ? "month's" : "months'"} rent, ${dollarsOf(cap * rentCents)}.`;
    return [
      {
        id: 'RF14_deposit_over_cap',
        document: fact.document,
        start: fact.start,
        end: fact.end,
        confidence: 0.9,
        why,
        clause: -1,
        more: [],
      },
    ];
  }
  const later = depositCapAfterFirstYear(rule);
  if (later === null || depositCents <= later * rentCents * 1.005) return [];
  const isCut = reading.sentences.some(({ heading, text }) =>
    hasPhrase(`${heading} / ${text}`, [
      '^(?=.*\\bdeposit).*\\b(?:2nd|second) (?:lease )?year\\b[^.;]{0,80}\\b(?:reduc\\w+|return\\w*|refund\\w*|credit\\w*|excess|1 month)\\b',
      '^(?=.*\\bdeposit).*\\b(?:reduc\\w+|return\\w*|refund\\w*|credit\\w*|excess)\\b[^.;]{0,80}\\b(?:2nd|second) (?:lease )?year\\b',
    ]),
  );
  if (isCut) return [];
  const kept = reading.sentences.find((said) =>
    hasPhrase(said.text, [
      '\\bLL\\b[^.;]{0,40}\\b(?:continue\\w*|still|go(?:es)? on|keeps?|retain\\w*|hold\\w*)\\b[^.;]{0,40}\\b(?:full|entire|whole|same|all|existing)\\b[^.;]{0,25}\\bdeposit',
    ]),
  );
  const beyond = termMonths !== null && termMonths > 12;
  const place =
    kept !== undefined
      ? kept
      : beyond && fact !== undefined && fact.document !== null
        ? { document: fact.document, start: fact.start, end: fact.end }
        : null;
  if (place === null || (kept === undefined && !beyond)) return [];
  const why = `After the first year ${rule.name} lets a landlord hold no more than ${later} month's rent, ${dollarsOf(later * rentCents)}.`;
  return [
    {
      id: 'RF14_deposit_over_cap',
      document: place.document,
      start: place.start,
      end: place.end,
      confidence: 0.8,
      why,
      clause: -1,
      more: [],
    },
  ];
};

/** A deadline for the deposit's return that is later than the state's. */
export const depositReturnedLate = (reading: Reading, said: readonly Found[]): Found[] => {
  const rule = reading.kind === 'residential' ? stateRuleOf(reading.state) : null;
  if (rule === null || rule.deposit.returnDays === null || said.some(({ id }) => id === 'RF15_deposit_late_return'))
    return [];
  const most = rule.deposit.returnDays;
  for (const each of reading.sentences) {
    const days = returnDays(each, reading);
    if (days === null || days <= most + 0.5) continue;
    const why = `The lease gives the landlord ${Math.round(days)} days to return the deposit; ${rule.name} gives ${most}.`;
    return [
      {
        id: 'RF15_deposit_late_return',
        document: each.document,
        start: each.start,
        end: each.end,
        confidence: 0.85,
        why,
        clause: each.clause,
        more: [],
      },
    ];
  }
  return [];
};

const returnDays = (said: Said, reading: Reading): number | null => {
  if (!/\b(?:days?|weeks?|months?)\b/.test(said.text)) return null;
  if (
    !hasPhrase(said.text, [
      '\\bLL\\b[^;]{0,120}\\b(?:return\\w*|refund\\w*|send\\w*|give\\w* back|mail\\w*|pay\\w* back|repay\\w*|hand\\w* back|account)',
      '\\b(?:deposit|security|balance|rest|remainder|what is left|money)\\b[^;]{0,120}\\b(?:returned|refunded|sent|given back|mailed|paid back|repaid|comes? back|back to TT|handed back)',
      'TT[^.;]{0,30}\\b(?:gets?|receives?|will have)\\b[^.;]{0,50}\\b(?:back|deposit)',
    ])
  )
    return null;
  const clause = reading.clauseText(said);
  const previous = reading.sentences[said.index - 1];
  const context = `${said.text} ${said.heading} ${previous !== undefined && previous.clause === said.clause ? previous.text : ''}`;
  if (!/\bdeposit|\bsecurity\b/.test(context) && !/\bsecurity deposit/.test(clause.slice(0, 160))) return null;
  if (
    hasPhrase(said.text, [
      '\\b(?:interest|receipt|objection|dispute|demand\\w*|forwarding|inspection|transfer\\w*|new owner|bank|pet|replenish\\w*|restore)\\b[^.;]{0,30}\\d+ days',
      '\\bTT {must}\\b[^.;]{0,40}\\b(?:return|send|restore|replenish|pay)',
    ])
  )
    return null;
  const within =
    /\b(?:within|in|no later than|not later than|not more than|at most|up to|after|by|takes?|has)\b[^.;]{0,20}?(\b\d+(?:\.\d+)?[ -](?:business |working |calendar )?(?:days?|weeks?|months?))/.exec(
      said.text,
    );
  if (within === null) return null;
  const longest = spansIn(within[1] ?? '')[0]?.days ?? null;
  return longest;
};
