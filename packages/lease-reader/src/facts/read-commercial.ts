import type { FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { datesIn } from '../values/dates.ts';
import { moneyIn } from '../values/money.ts';
import { numberFrom } from '../values/number-words.ts';
import { type Candidate, inSentence, usd } from './candidate.ts';
import { perFoot } from './derive-allowance.ts';
import { notOfTheWhole, ofParking } from './floor-areas.ts';
import type { LabelValue } from './label-values.ts';
import { readNetOrGross } from './read-net-or-gross.ts';
import { readRights } from './read-rights.ts';
import { bySentenceRules, type SentenceRule } from './sentence-rules.ts';

/** What only a commercial lease has: areas, net or gross, shares, allowances, escalations, rights. */
export const readCommercial = (lease: LeaseText, labels: readonly LabelValue[]): Candidate[] => {
  if (lease.kind !== 'commercial') return [];
  return [
    ...fromLabels(labels),
    ...bySentenceRules(lease, rules),
    ...[readRights, readNetOrGross].flatMap((read) => read(lease)),
  ];
};

const percentIn = (text: string): number | null => {
  const figure = /(\d{1,3}(?:\.\d+)?)\s*(?:%|percent)/i.exec(text);
  if (figure?.[1]) return Number(figure[1]);
  const words = /\b([a-z]+(?:[\s-][a-z]+){0,3})\s+(?:\(\s*(\d{1,3}(?:\.\d+)?)\s*%?\s*\)\s*)?percent/i.exec(text);
  return words ? (words[2] ? Number(words[2]) : numberFrom(words[1] ?? '')) : null;
};

const fromLabels = (labels: readonly LabelValue[]): Candidate[] => {
  const found: Candidate[] = [];
  for (const { label, value, sentence } of labels) {
    if (value.length > 500) continue;
    const add = (field: string, read: FactValue | null, score: number): void => {
      if (read !== null) found.push(inSentence(sentence, field, read, score, 0, Math.min(sentence.text.length, 260)));
    };
    const amount = moneyIn(value)[0];
    if (
      /(?:pro ?-?rata|proportionate|percentage) share|^tenants? (?:percentage|share)|expense share|share of (?:operating|expenses|common)/.test(
        label,
      )
    )
      add('pro_rata_share_pct', percentIn(value), 0.93);
    if (/(?:^| )share$/.test(label) && !/landlord|owner|lessor|profit/.test(label))
      add('pro_rata_share_pct', percentIn(value), 0.8);
    if (/(?:annual|yearly|rent) (?:increase|escalation|bump|adjustment)s?$|^escalations?$/.test(label))
      add('escalation', escalation(`annual increase of ${value} each year`), 0.85);
    if (amount && /letter of credit/.test(label)) add('letter_of_credit', usd(amount.cents), 0.9);
    if (
      /(?:improvement|construction|ti|build-?out|finish|work) (?:allowance|contribution)|^allowance/.test(label) &&
      amount &&
      !perFoot.test(value.slice(amount.end, amount.end + 30))
    )
      add('tenant_improvement_allowance', usd(amount.cents), 0.88);
    if (/^base (?:tax |expense )?year|expense stop/.test(label))
      add('base_year_or_stop', value.slice(0, 80).trim(), 0.9);
    if (/rent commencement/.test(label)) add('rent_commencement_date', datesIn(value)[0]?.iso ?? null, 0.9);
    if (
      /^(?:(?:approximate|store|shop|suite|space|unit|bay|floor) )?(?:rentable|premises|leased|square|size|area|demised)\b.{0,40}(?:feet|sf|footage|area|size|premises)?/.test(
        label,
      ) ||
      /^premises$/.test(label)
    )
      add(
        'rentable_sf',
        feetIn(value, /^premises/.test(label) ? /./ : /premises|suite|rentable|leased|demised/i),
        /building/.test(label) ? 0.3 : 0.82,
      );
    if (
      /^(?:total )?(?:building|project)\b.{0,30}(?:area|size|feet|sf)|rentable area of (?:the )?(?:building|project)/.test(
        label,
      )
    )
      add('building_sf', feetIn(value, /./), 0.88);
    if (/percentage rent/.test(label))
      add(
        'percentage_rent',
        { percent: percentIn(value), breakpoint: amount ? usd(amount.cents) : null },
        percentIn(value) === null ? 0 : 0.85,
      );
    if (/holdover|holding over/.test(label) && percentIn(value))
      add('holdover', { rent_percent: percentIn(value), per_day: null, becomes: null }, 0.85);
  }
  return found;
};

const feetIn = (text: string, near: RegExp): number | null => {
  for (const match of text.matchAll(
    /(\d{1,3}(?:,\d{3})+|\d{3,7})\s*(?:\(\d[^)]*\)\s*)?(?:rentable\s+|usable\s+|gross\s+|useable\s+|leasable\s+)*(?:square\s+f(?:ee|oo)t|sq\.?\s*f(?:ee)?t|rsf|s\.?f\.?)\b/gi,
  )) {
    if (near.test(text.slice(Math.max(0, match.index - 250), match.index + 120)) || near.source === '.')
      return Number((match[1] ?? '').replace(/,/g, ''));
  }
  const bare = /^\s*(?:approximately\s+)?(\d{1,3}(?:,\d{3})+)\s*(?:$|\b)/.exec(text);
  return bare?.[1] ? Number(bare[1].replace(/,/g, '')) : null;
};

const upTo = '\\b(?:up to|not (?:more than|to exceed)|at most|(?:to )?a maximum of) \\$';
const works =
  '(?:improvements|build-?out|fit-?(?:up|out)|finish(?:es)?|construction|partitions|alterations|tenant.?s work)\\b';

const rules: readonly SentenceRule[] = [
  {
    field: 'pro_rata_share_pct',
    needs: ['share'],
    pattern:
      '\\b(?:pro[\\s-]*rata|proportionate|percentage)\\s+share\\b[^.;]{0,140}?\\b(?:is|be|means|equals?|of|:|being)\\b[^;%]{0,80}?\\d{1,3}(?:\\.\\d+)?\\s*(?:%|percent)',
    unless: 'increase(?:d)? (?:by|of)|interest',
    score: 0.8,
    read: (hit) => percentIn(hit[0]),
  },
  {
    field: 'pro_rata_share_pct',
    needs: ['share'],
    pattern: '\\b(?:pro[\\s-]*rata|proportionate)\\s+share\\b[\\s:,(-]{1,4}\\d[\\d.\\u00b7]{0,6}\\s*(?:%|percent)',
    score: 0.74,
    read: (hit) => percentIn(hit[0]),
  },
  {
    field: 'pro_rata_share_pct',
    needs: ['being', 'bears', 'carries'],
    pattern:
      '\\b(?:being|which is) [^.;%]{0,60}(?:%|percent\\b)(?: ?\\([\\d.\\u00b7]+ ?%?\\))? of (?:the )?(?:whole |total |rentable |floor |gross |leasable )*(?:area|building|center|project)\\b|\\b{T} (?:bears|carries) [^.;%]{0,40}(?:%|percent\\b)(?: ?\\([\\d.\\u00b7]+ ?%?\\))? of (?:each|every|the)\\b[^.;]{0,40}\\b(?:bills?|tax(?:es)?|costs?|expenses)\\b',
    unless: 'sales|vacan|occupied|destroy|damage|taking|condemn',
    score: 0.66,
    read: (hit) => percentIn(hit[0]),
  },
  {
    field: 'pro_rata_share_pct',
    needs: ['base year', 'base tax', 'base expense'],
    pattern:
      '(?:%|percent)\\)? of (?:the (?:amount|excess|increase)|(?:any|all) (?:amount|excess|increase)s?)\\b[^;]{0,200}\\bbase (?:tax |expense )?(?:year|amount|taxes|expenses)\\b',
    score: 0.7,
    read: (hit, { text }) => percentIn(text.slice(Math.max(0, hit.index - 40), hit.index + 9)),
  },
  {
    field: 'building_sf',
    needs: ['square f', 'sq'],
    pattern:
      '\\b(?:building|center|centre|plaza|project|mall|park)"?\\)?,?\\s+(?:which\\s+)?(?:contain\\w*|compris\\w*|totall?ing|has|of)\\s+(?:approximately\\s+|a\\s+total\\s+of\\s+|about\\s+)*(\\d{1,3}(?:,\\d{3})+)\\s*(?:\\([^)]{1,30}\\)\\s*)?(?:rentable\\s+|gross\\s+|leasable\\s+)*(?:square\\s+f|sq\\.?\\s*f|rsf)',
    unless: '(?:premises|suite|space)\\s+in\\s+the\\s+building\\s+contain',
    score: 0.7,
    read: (hit) => Number((hit[1] ?? '').replace(/,/g, '')) || null,
  },
  {
    field: 'rentable_sf',
    needs: ['square f', 'rentable'],
    pattern: `\\b(?:premises|suite|space|demised)\\b[^;]{0,160}?\\b(?:contain\\w*|includ\\w*|consist\\w*|compris\\w*|of|being|approximately|totall?ing|deemed|known)\\s+(?:approximately\\s+|a total of\\s+|to contain\\s+)*${notOfTheWhole}(\\d{1,3}(?:,\\d{3})+|\\d{3,6})\\s*(?:\\([^)]{1,30}\\)\\s*)?(?:rentable\\s+|usable\\s+|gross\\s+|leasable\\s+)*(?:square\\s+f|sq\\.?\\s*f|rsf)`,
    unless: `expansion space|${ofParking}|offer space|additional premises|square feet of (?:office|industrial|warehouse|storage) space and`,
    score: 0.78,
    read: (hit) => Number((hit[1] ?? '').replace(/,/g, '')) || null,
  },
  {
    field: 'letter_of_credit',
    needs: ['letter of credit'],
    pattern: '\\bletter of credit\\b[^;]{0,200}\\$|\\$[^;]{0,120}\\bletter of credit\\b',
    score: 0.72,
    read: (_, sentence) => nearestTo(sentence, /letter of credit/i),
  },
  {
    field: 'tenant_improvement_allowance',
    needs: ['allowance', 'contribution'],
    pattern:
      '\\b(?:improvement|construction|tenant|work|finish|ti)\\s+(?:work\\s+)?allowance\\b|\\ballowance\\b[^.;]{0,60}\\b(?:improvements|build-?out)\\b',
    unless: 'moving allowance',
    score: 0.72,
    read: (_, sentence) => allowance(sentence),
  },
  {
    field: 'tenant_improvement_allowance',
    needs: ['reimburse', 'contribut'],
    pattern: `\\b(?:reimburse|contribute|pay)s?\\b[^.;$]{0,40}${upTo}[^.;]{0,60}?\\b(?:for|towards?|to|of)\\b[^;]{0,80}\\b${works}|\\b(?:reimburse|contribute)s?\\b[^.;$]{0,40}\\b(?:for|towards?|costs? of)\\b[^.;$]{0,60}\\b${works}[^.;$]{0,60}${upTo}`,
    score: 0.66,
    read: (_, sentence) => allowance(sentence),
  },
  {
    field: 'rent_commencement_date',
    needs: ['installment', 'payment'],
    pattern:
      '\\bfirst (?:monthly )?(?:installment|payment) of (?:(?:base|minimum|fixed|monthly|annual) )*rent\\b[^.;]{0,20}\\b(?:due|payable)\\b',
    score: 0.62,
    read: (hit, sentence) => datesIn(sentence.text.slice(hit.index))[0]?.iso ?? null,
  },
  {
    field: 'base_year_or_stop',
    needs: ['base year'],
    pattern:
      '\\bbase (?:tax |expense )?year\\b[^.;]{0,40}\\b(?:is|means|be|shall mean|of)\\b[^.;]{0,40}?\\b((?:calendar year |fiscal year )?(?:19|20)\\d\\d)\\b',
    score: 0.82,
    read: (hit) => hit[1] ?? null,
  },
  {
    field: 'base_year_or_stop',
    needs: ['expense stop'],
    pattern: '\\bexpense stop\\b[^.;]{0,60}\\$\\s?[\\d.,]+\\d',
    score: 0.78,
    read: (hit) => hit[0].trim(),
  },
  {
    field: 'rent_commencement_date',
    needs: ['rent '],
    pattern:
      '\\brent commencement date\\b|\\brent (?:for [^.;]{1,25} )?(?:(?:shall|will) )?(?:start|begin|commence|run)s? (?:on|from)\\b',
    unless: '\\b(?:renewal|option|exten(?:ds?|sion)|hold(?:s|ing)? ?over)\\b',
    score: 0.75,
    read: (hit, sentence) => {
      const dates = datesIn(sentence.text);
      const named = dates.findLast(
        ({ end }) => end <= hit.index && /^\s*,?\s*\((?:the\s+)?"?$/i.test(sentence.text.slice(end, hit.index)),
      );
      return (named ?? dates.find(({ start }) => start >= hit.index && start - hit.index < 140))?.iso ?? null;
    },
  },
  {
    field: 'percentage_rent',
    needs: ['gross sales', 'percentage rent', 'gross receipts'],
    pattern: '\\b(?:percentage rent|gross (?:sales|receipts|revenue))\\b',
    unless: '\\bmanage(?:ment|r)\\b[^.;]{0,60}%|\\bfee for management',
    score: 0.6,
    read: (_, sentence) => percentageRent(sentence),
  },
  {
    field: 'escalation',
    needs: ['increase', 'escalat', 'adjust'],
    pattern:
      '\\b(?:rent|base rent|rental|minimum rent|(?:per|a|each) (?:month|year))\\b[^;]{0,200}\\b(?:increase\\w*|escalat\\w*|adjust\\w*)\\b[^;]{0,160}',
    unless:
      'operating expenses shall|tax(?:es)? increase|insurance premium|\\bof (?:the|each|any|such|said) (?:extension|extended|renewal|option)\\b',
    score: 0.68,
    read: (hit) => escalation(hit[0]),
  },
  {
    field: 'escalation',
    needs: ['%', 'percent'],
    pattern: '\\b(?:annual|yearly)\\s+(?:rent\\s+)?(?:increases?|escalations?|adjustments?)\\s+of\\b[^;]{0,60}',
    score: 0.72,
    read: (hit) => escalation(hit[0]),
  },
  {
    field: 'permitted_use',
    needs: ['use'],
    pattern:
      '\\b(?:used?|occup(?:y|ied))\\b[^.;]{0,60}\\b(?:only|solely|exclusively)\\s+(?:for|as)\\b[^.;]{0,180}|\\bpermitted use\\b[^.;]{0,20}(?:is|means|:|shall be)[^.;]{0,180}',
    unless: 'insurance proceeds|deposit|roof|stair',
    score: 0.74,
    read: (hit) => hit[0].replace(/\s+/g, ' ').trim().slice(0, 240),
  },
];

const nearestTo = (sentence: Sentence, pattern: RegExp): FactValue | null => {
  const at = pattern.exec(sentence.text)?.index ?? 0;
  const nearest = moneyIn(sentence.text)
    .filter(({ cents }) => cents >= 100_000)
    .sort((a, b) => Math.abs(a.start - at) - Math.abs(b.start - at))[0];
  return nearest && Math.abs(nearest.start - at) < 240 ? usd(nearest.cents) : null;
};

const allowance = (sentence: Sentence): FactValue | null => {
  const amounts = moneyIn(sentence.text);
  const whole = amounts.find(
    ({ cents, end }) =>
      cents >= 100_000 &&
      !/^[\s),]*(?:per|\/)\s*(?:rentable\s+|usable\s+)?(?:square|rsf|sq)/i.test(sentence.text.slice(end, end + 40)),
  );
  return whole ? usd(whole.cents) : null;
};

const percentageRent = (sentence: Sentence): FactValue | null => {
  const percent =
    /(\d{1,2}(?:\.\d+)?)\s*%\s*\)?\s+of\b[^.;]{0,60}\bgross\s+(?:sales|receipts|revenue)/i.exec(sentence.text)?.[1] ??
    /\b(\d{1,2}(?:\.\d+)?)\s*(?:%|percent)/i.exec(/percentage rent/i.test(sentence.text) ? sentence.text : '')?.[1];
  if (!percent) return null;
  const breakpoint = moneyIn(sentence.text).find(({ cents }) => cents >= 1_000_000);
  return { percent: Number(percent), breakpoint: breakpoint ? usd(breakpoint.cents) : null };
};

const escalation = (text: string): FactValue | null => {
  if (/\bconsumer price|\bCPI\b|cost of living|price index/i.test(text)) {
    const floor =
      /\b(?:not less than|minimum of|at least|(?:greater|higher|larger) of)\b[^.;]{0,30}?(\d{1,2}(?:\.\d+)?)\s*%/i.exec(
        text,
      )?.[1];
    const cap =
      /\b(?:not (?:to )?exceed|maximum of|no more than|not more than|nor more than|capped at|cap of)\b[^.;]{0,30}?(\d{1,2}(?:\.\d+)?)\s*%/i.exec(
        text,
      )?.[1];
    return { type: 'cpi', value: null, floor: floor ? Number(floor) : null, cap: cap ? Number(cap) : null };
  }
  const percent = percentIn(text);
  if (
    percent !== null &&
    percent > 0 &&
    percent <= 25 &&
    /\b(?:annual|each year|every year|per year|anniversary|lease year|yearly|annually|each)\b/i.test(text)
  )
    return { type: 'percent', value: percent, floor: null, cap: null };
  const amount = moneyIn(text)[0];
  if (amount && /\bincrease\w*\s+by\b/i.test(text))
    return { type: 'fixed', value: usd(amount.cents), floor: null, cap: null };
  return null;
};
