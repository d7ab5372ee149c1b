import { formatMoney } from '@keyclause/domain';
import { type Question, type ReportReader, type Said, sayField, type Topic } from './topic.ts';

/** Paying late: grace, fees, interest, returned payments. */
export const lateTopics: readonly Topic[] = [
  {
    id: 'late_fee_on_day',
    isReckoned: true,
    asks: /\b(?:pay|paid|paying|rent|check|payment|money)\b.*\b(?:on|till|until) the \d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2} days? late\b.*\b(?:rent|owe|fee|cost|charge)|\b(?:rent|fee|charge|owe|pay)\b.*\b\d{1,2} days? late\b/,
    unless: /\b(?:due|lease|move|start|begin)\w*\b.*\bon the \d|\bbounc/,
    say: sayLateFeeOnDay,
    words: /\b(?:late|past due|overdue|not (?:received|paid|come)|unpaid|by the)\b/i,
    clauses: ['late_charges', 'rent'],
  },
  {
    id: 'grace_days',
    asks: /\bgrace\b|\bby (?:what|which) day\b.*\bnot (?:add|charge|hit)|how (?:many days|long|late).*\b(?:before|until|till|without)\b.*\b(?:late|fee|penal)|when (?:is|does|am|do).*\b(?:late|late fee|penalty)\b|how late can\b(?! (?:we|i|they|you) (?:give|send|notify|tell|renew|extend|exercise))|\b(?:days? (?:late|past)|until) .*without (?:a )?(?:fee|penalty)/,
    say: sayField(
      'grace_days',
      (days) => (days === '0 days' ? 'There is no grace period.' : `A late fee comes after ${days}.`),
      'late_fee',
    ),
    words: /\b(?:grace|late|past due|not (?:received|paid))\b/i,
    clauses: ['late_charges', 'rent'],
  },
  {
    id: 'returned_check',
    asks: /\b(?:bounc\w+|returned? (?:check|payment)|nsf|insufficient funds|check (?:is |gets? )?(?:returned|bounce\w*|rejected)|rejected payment|payment (?:is |gets? )?(?:returned|rejected|fails?))\b|bad check/,
    say: sayField('returned_check_fee', (amount) => `A returned payment costs ${amount}.`),
    words: /\b(?:returned|dishonou?red|bounced?|insufficient|nsf)\b/i,
    clauses: ['late_charges', 'fees', 'rent'],
  },
  {
    id: 'late_interest',
    asks: /\binterest\b.*\b(?:late|overdue|unpaid|past due|owe)|\b(?:late|overdue|unpaid|past due)\b.*\binterest\b/,
    words: /\binterest\b/i,
    clauses: ['late_charges', 'rent'],
  },
  {
    id: 'behind_on_rent',
    asks: /\b(?:get|gets|getting|am|are|fall|falls|fell|is) (?:\w+ ){0,3}behind\b/,
    words: /\bbehind (?:on|with|in)\b|\bin arrears\b/i,
    clauses: ['default_remedies'],
  },
  {
    id: 'late_daily',
    asks: /\b(?:per|each|every|by the) day\b.*\blate\b|\blate\b.*\b(?:(?:per|each|every|by the) day|daily)\b|\bdaily late\b/,
    say: (read, { asks }) => {
      const daily = read.money('late_fee', 'per_day');
      return (
        daily && {
          text: `${lateFeeWords(read) ?? ''}`,
          verdict: asks === null ? null : 'yes',
          quotes: read.quotes('late_fee', 'grace_days'),
        }
      );
    },
    words: /\b(?:(?:each|per|every|additional) (?:\w+ )?day|daily|by the day)\b/i,
    clauses: ['late_charges', 'rent'],
  },
  {
    id: 'late_fee',
    asks: /\b(?:rent|check|payment)\b.*\bnot (?:get|arrive|reach|come|land|clear)\b|\b(?:extra|charged?|adds?|added|penalty|fee|owe)\b.*\b(?:after|past) the (?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b|\blate (?:fees?|charges?|penalt\w+|payments?|rent)|(?:pay|paid|rent|payment)\b.*\blate\b|\b(?:miss|forget|skip)\b.*\b(?:rent|payment)|\blate\b.*\b(?:pay|rent)\b|penalty .*\brent\b|\bper day\b.*\blate\b|\blate\b.*\b(?:per|each|every) day\b|behind on (?:the |my )?rent|(?:few|couple(?: of)?|two|three|five|ten|\d+) days (?:behind|late|past)|short (?:on rent|this month)|rent (?:is|will be|might be) late|\binterest\b.*\b(?:late|overdue|unpaid|past due)|(?:fee|penalty|charge) for (?:being |paying )?late/,
    say: (read, { asks, text: asked }) => {
      const words = lateFeeWords(read);
      if (words === null) return null;
      const grace = read.number('grace_days');
      return {
        text: `${words}${grace === null ? '' : grace === 0 ? ' There is no grace period.' : ` It comes after ${grace} ${grace === 1 ? 'day' : 'days'}.`}`,
        verdict:
          asks !== 'existence'
            ? null
            : /\b(?:per|each|every) day\b|\bdaily\b/.test(asked) && read.money('late_fee', 'per_day') === null
              ? 'no'
              : 'yes',
        quotes: read.quotes('late_fee', 'grace_days'),
      };
    },
    words: /\b(?:late|past due|overdue|delinquent|days after it is due)\b/i,
    clauses: ['late_charges', 'rent'],
    suggestion: 'What happens if I pay late?',
  },
];

const lateFeeWords = (read: ReportReader): string | null => {
  if (read.fact('late_fee') === null) return null;
  const [flat, percent] = [read.money('late_fee', 'flat'), read.number('late_fee', 'percent')];
  const [daily, cap] = [read.money('late_fee', 'per_day'), read.money('late_fee', 'cap')];
  const parts = [
    ...(flat ? [formatMoney(flat)] : []),
    ...(percent === null ? [] : [`${percent}% of the rent`]),
    ...(daily ? [`${formatMoney(daily)} a day`] : []),
  ];
  if (parts.length === 0) return `The late fee is: ${read.display('late_fee')}.`;
  return `The late fee is ${parts.join(' plus ')}${cap ? `, at most ${formatMoney(cap)}` : ''}.`;
};

/**
 * What a payment on a named day, or so many days late, costs. A daily fee counts from the first day after the grace; where a single fee
 * comes first it stands for that day.
 */
function sayLateFeeOnDay(read: ReportReader, { asks, text }: Question): Said | null {
  const due = read.number('rent_due_day');
  const day = Number(/\b(?:on|till|until) the (\d{1,2})(?:st|nd|rd|th)\b/.exec(text)?.[1] ?? Number.NaN);
  const named = Number(/\b(\d{1,2}) days? late\b/.exec(text)?.[1] ?? Number.NaN);
  const late = Number.isNaN(named) ? (due === null ? Number.NaN : day - due) : named;
  if (Number.isNaN(late) || read.fact('late_fee') === null) return null;
  const grace = read.number('grace_days') ?? 0;
  const quotes = read.quotes('late_fee', 'grace_days');
  const verdict = asks === 'existence' || asks === 'duty';
  const when = Number.isNaN(named) ? `If you pay on the ${ordinal(day)}` : `If you pay ${daysOf(named)} late`;
  if (late <= grace) return { text: `${when}, no late fee is due.`, verdict: verdict ? 'no' : null, quotes };
  const [flat, percent] = [read.money('late_fee', 'flat'), read.number('late_fee', 'percent')];
  const [daily, cap, rent] = [
    read.money('late_fee', 'per_day'),
    read.money('late_fee', 'cap'),
    read.money('rent_monthly'),
  ];
  if (percent !== null && rent === null) return null;
  const once = (flat?.cents ?? 0) + Math.round(((rent?.cents ?? 0) * (percent ?? 0)) / 100);
  const days = Math.max(0, late - grace - (once > 0 ? 1 : 0));
  const sum = once + days * (daily?.cents ?? 0);
  if (sum === 0) return null;
  const fee = Math.min(sum, cap?.cents ?? sum);
  return {
    // A single fee was told already.
    text: `${when}, the late fee is ${usd(fee)}.${daily || percent !== null ? ` ${lateFeeWords(read) ?? ''}` : ''}`.trim(),
    verdict: verdict ? 'yes' : null,
    reasoning: [
      `${daysOf(late)} late, ${grace === 0 ? 'no grace' : `${daysOf(grace)} of grace`}`,
      ...(once > 0 ? [`${usd(once)} once`] : []),
      ...(daily && days > 0 ? [`${days} × ${formatMoney(daily)}`] : []),
      ...(fee < sum ? [`at most ${usd(fee)}`] : []),
    ].join('; '),
    quotes,
  };
}

const daysOf = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

const ordinal = (day: number): string => {
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
};

const usd = (cents: number): string => formatMoney({ cents, currency: 'USD' });
