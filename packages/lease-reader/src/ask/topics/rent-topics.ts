import { formatMoney } from '@keyclause/domain';
import type { Money } from '#report.ts';
import { sayRentInYear } from './rent-in-year.ts';
import { type ReportReader, type Said, sayField, type Topic } from './topic.ts';

/** The rent: how much, when, how it is paid and how it changes. */
export const rentTopics: readonly Topic[] = [
  {
    id: 'rent_in_year',
    isReckoned: true,
    words:
      /\b(?:first|last|next|final) (?:two|three|four|five|\d+)\b|\b(?:(?:second|third|fourth|fifth|last|final) (?:year|lease year|twelve)|years? (?:\d|one|two|three|four|five)|lease years? \d|anniversar(?:y|ies)|thereafter)\b/i,
    asks: /\brent\b.*\b20\d\d\b|\b20\d\d\b.*\brent\b|\brent\b.*\b(?:(?:year|month) (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3})|(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|\d(?:nd|rd|th)) year|(?:last|final|next) (?:two|three|four|five|\d+) years)\b|\b(?:year (?:two|three|four|five|\d{1,2})|month \d{1,3}|(?:second|third|fourth|fifth|last|final|\d(?:nd|rd|th)) year)\b.*\brent\b/,
    unless: /\b(?:late|due|deposit|percentage|free|abate\w*|start|first)\b/,
    say: sayRentInYear,
  },
  {
    id: 'rent_increase',
    asks: /\b(?:increase\w*|raise[ds]?|go(?:es)? up|jack\w* up|hike|higher|escalat\w*|bump\w*|change)\b.*\brent\b|\brent\b.*\b(?:increase\w*|raise[ds]?|go(?:es|ing)? up|hike|escalat\w*|step\w* up|bump\w*|change[sd]?|second year|year (?:two|2|three|3)|next year|later)\b/,
    say: rentSteps,
    words:
      /\brent\b.*\b(?:increas|rais|adjust|escalat|chang|higher|percent|%)|\b(?:increas|rais|adjust|escalat|chang)\w*\b.*\brent\b/i,
    clauses: ['rent_escalation', 'rent', 'renewal'],
    suggestion: 'Can the rent go up?',
  },
  {
    id: 'rent_due_day',
    asks: /\b(?:when|what (?:day|date)|which day|day|due)\b.*\brent\b.*|\brent\b.*\b(?:due|when)\b/,
    unless: /\b(?:how much|what is the rent|late|abate|reduc|withh|stop|start|commenc|free|prorat|last month)\w*\b/,
    say: sayField('rent_due_day', (day) => `Rent is due on the ${day}.`),
    words: /\brent\b.*\b(?:due|payable|pay|paid)\b/i,
    clauses: ['rent'],
    suggestion: 'When is rent due?',
  },
  {
    id: 'rent_payment_way',
    asks: /\bpay (?:by|with|in|using) \w+|\b(?:get|send|mail|bring|transfer)\b.*\brent\b|\b(?:how|where|venmo|zelle|cash|check|online|portal|paypal|credit card|card|wire|autopay|direct deposit|ach|bank transfer)\b.*\b(?:pay|paid|send)\b.*\brent\b|\bpay\b.*\brent\b.*\b(?:venmo|zelle|cash|check|online|portal|card|wire|autopay|to whom)|who do i pay|\bpay\b.*\b(?:by|with|in|using) (?:cash|check|card|credit|venmo|zelle|paypal)|where do i (?:send|pay|mail)/,
    unless: /how much|\bfree\b/,
    words:
      /\bno checks|money order|mail a check|\b(?:p\.?o\.? )?box \w+|\b(?:pay|paid|payable|payment|rent)\b.*\b(?:portal|checks?|transfer|cash|order|online|account|zelle|venmo|card|mail|deliver|address|at the office|app|ach|electronic|deposit)/i,
    clauses: ['rent'],
  },
  {
    id: 'prorated_rent',
    asks: /\b(?:prorat\w*|pro-rat\w*|partial month|part(?:ial)? of (?:the|a) month|first month(?:'s)? (?:rent|payment))\b/,
    say: sayField('prorated_rent', (amount) => `Rent for the first part month is ${amount}.`),
    words: /\b(?:prorat|pro rata|part of (?:a|the) month|partial month|days from)\b/i,
    clauses: ['rent'],
  },
  {
    id: 'last_month_rent',
    asks: /\blast month(?:'s)?\b.*\brent|\brent\b.*\blast month/,
    say: sayField('last_month_rent', (amount) => `The last month's rent paid ahead is ${amount}.`),
    words: /\blast month/i,
  },
  {
    id: 'free_rent',
    asks: /\b(?:free (?:rent|months?)|rent[- ]free|concession|abate\w*|months? free)\b/,
    unless: /\b(?:fire|casualty|damage|storm|flood|hurricane)\b/,
    say: sayField('free_rent_months', (months) => `${months} of rent are free.`),
    words: /\b(?:free|abate|concession|waive)\w*\b.*\brent|\brent\b.*\b(?:free|abate|concession|waive)/i,
    clauses: ['abatement', 'rent'],
  },
  {
    id: 'rent_share',
    only: 'residential',
    asks: /\bhow much of (?:the|my) rent (?:do|will|must|should) (?:i|we) pay\b|\bmy (?:share|portion|part) of (?:the )?rent\b/,
    words:
      /\b(?:tenant|resident|family|household|renter|your)(?:'s)? (?:share|portion|part)\b|\b(?:tenant|family) (?:rent|payment)\b/i,
  },
  {
    id: 'rent_monthly',
    asks: /\b(?:how much|what|amount)\b.*\b(?:is|are)?\b.*\brent\b|\brent\b.*\b(?:how much|amount)\b|\bmonthly (?:rent|payment)\b|(?:how much|what) (?:do|will|would|must|should) i (?:pay|owe)(?: in rent)?(?: (?:a|per|each|every) month)?$/,
    unless:
      /\bends? early\b|\b(?:pet|late|parking|storage|square|per foot|acres?|holdover|percentage|operating|pool)\b/,
    say: (read, question) => {
      const amount = read.display('rent_monthly');
      if (amount === null) return null;
      const month = monthNames.exec(question.text)?.[0];
      const part = read.display('prorated_rent');
      const partQuotes = read.quotes('prorated_rent');
      if (month && part !== null && partQuotes.some(({ quote }) => quote.toLowerCase().includes(month)))
        return { text: `Rent for the first part month is ${part}.`, quotes: partQuotes };
      const due = read.display('rent_due_day');
      const steps = rentStepsOf(read);
      // An amended rent may be one to come: which holds when is the answer.
      if (steps.length > 1 && (read.fact('rent_monthly')?.superseded.length ?? 0) > 0)
        return {
          text: `Rent is ${read.display('rent_schedule')}.${due === null ? '' : ` It is due on the ${due}.`}`,
          quotes: read.quotes('rent_monthly', 'rent_schedule'),
        };
      const later = steps.length > 1 ? ` Later it changes: ${read.display('rent_schedule') ?? ''}.` : '';
      return {
        text: `Rent is ${amount} a month${due === null ? '' : `, due on the ${due}`}.${later}`,
        quotes: read.quotes('rent_monthly', ...(steps.length > 1 ? ['rent_schedule'] : [])),
      };
    },
    words: /\brent\b/i,
    clauses: ['rent'],
    suggestion: 'How much is the rent?',
  },
];

const monthNames = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/;

const rentStepsOf = ({ report: { money } }: ReportReader): readonly { readonly monthly: Money }[] =>
  money.rentByMonth ?? money.rentSchedule;

function rentSteps(read: ReportReader): Said | null {
  const rises = rentStepsOf(read).filter(
    ({ monthly }, at, steps) => at > 0 && monthly.cents > (steps[at - 1]?.monthly.cents ?? 0),
  );
  const flags = read.report.flags.filter(({ id }) => /^RF2[678]_/.test(id)).map(read.around);
  if (rises.length > 0)
    return {
      text: `Yes. ${read.display('rent_schedule') ?? rises.map(({ monthly }) => formatMoney(monthly)).join(', then ')}.`,
      verdict: 'yes',
      quotes: [...read.quotes('rent_schedule', 'escalation'), ...flags],
    };
  const escalation = read.display('escalation');
  if (escalation !== null)
    return { text: `Yes: ${escalation}.`, verdict: 'yes', quotes: [...read.quotes('escalation'), ...flags] };
  const [flag] = read.report.flags.filter(({ id }) => /^RF2[678]_/.test(id));
  return flag ? { text: `Yes. ${flag.why}`, verdict: 'yes', quotes: flags } : null;
}
