import { formatMoney } from '@keyclause/domain';
import { evidenceOfSentence } from '../lease-sentences.ts';
import { petCosts } from './pet-costs.ts';
import { type ReportReader, type Said, sayField, type Topic } from './topic.ts';

/** What is paid beside the rent, and back again. */
export const moneyTopics: readonly Topic[] = [
  {
    id: 'due_at_signing',
    isReckoned: true,
    asks: /\b(?:move[- ]?in (?:cost|total|money|amount|fees?)|(?:to|before i|when i|at) (?:move|moving)[- ]?in\b|up ?front|to get the keys|due (?:at|on|before) (?:signing|move)|at (?:signing|lease signing)|when i sign|before (?:i get|getting) the keys|bring to (?:the )?signing|first day cost)\b/,
    unless:
      /\b(?:(?:wants?|wanting|going) to move in|refund\w*|back|inspect|checklist|photo|video|condition|date|when (?:can|do|may) i move)\b/,
    say: dueAtSigning,
    words:
      /\b(?:move[- ]?in|keys|signing|possession|before occupancy)\b[^.]*\$|\$[^.]*\b(?:move[- ]?in|keys|signing|possession)\b/i,
    suggestion: 'How much do I pay to move in?',
  },
  {
    id: 'total_rent',
    isReckoned: true,
    asks: /\b(?:total\b.*\b(?:months|term|lease|year)|total (?:rent|cost|price)|(?:in total|altogether|overall|all in all)\b.*\b(?:rent|pay|cost)|(?:rent|pay|cost)\b.*\b(?:in total|altogether|whole (?:term|lease)|entire (?:term|lease)|over the (?:term|lease|whole|entire)))\b/,
    say: ({ report: { money }, withAmount }) =>
      money.totalRent && {
        text: `Rent over the whole term comes to ${formatMoney(money.totalRent)}.`,
        reasoning: money.totalRent.reasoning,
        quotes: [...withAmount(money.totalRent.cents), ...money.rentSchedule.flatMap(({ evidence }) => evidence)],
      },
  },
  {
    id: 'effective_rent',
    isReckoned: true,
    asks: /\b(?:effective (?:rent|cost)|average (?:rent|monthly|cost)|really cost (?:me )?(?:per|a|each) month|per month all in|monthly cost including)\b/,
    say: ({ report: { money } }) =>
      money.effectiveMonthly && {
        text: `With every recurring and single charge it comes to ${formatMoney(money.effectiveMonthly)} a month.`,
        reasoning: money.effectiveMonthly.reasoning,
        quotes: [
          ...money.rentSchedule.slice(0, 1).flatMap(({ evidence }) => evidence),
          ...money.charges.filter(({ frequency }) => frequency === 'monthly').map(({ evidence }) => evidence),
        ],
      },
  },
  {
    id: 'refundable_fee',
    asks: /\b(?:fees?|charges?|money|rent)\b.*\b(?:refund\w*|non-?refundable|back)\b|\b(?:refund\w*|get back)\b.*\b(?:fees?|charges?|money)\b/,
    unless: /\bdeposit\b|\b(?:back rent|rent back|call|come|go|pay) back|behind/,
    words:
      /\b(?:non-?refundable|refund(?:ed|able|s)?|returns?|returned|given back|(?:get|gets|getting) (?:it|this|that|them|any of it|none of it) back)\b/i,
    clauses: ['fees', 'pets', 'early_termination'],
  },
  {
    id: 'pet_deposit',
    asks: /\b(?:pet|dog|cat|animal)s?'? deposit|deposit (?:for|on) (?:a |the |my )?(?:pet|dog|cat|animal)/,
    say: sayField('pet_deposit', (amount) => `The pet deposit is ${amount}.`),
    words: /\bpet\b.*\bdeposit|deposit\b.*\bpet/i,
  },
  {
    id: 'pet_rent',
    asks: /\b(?:pet|dog|cat|animal)s?'? (?:rent|charge)|(?:a|per|each|every) month.*\b(?:pet|dog|cat)|(?:pet|dog|cat)s?\b.*\b(?:a|per|each|every) month|monthly.*\b(?:pet|dog|cat)s?\b/,
    say: sayField('pet_rent', (amount) =>
      amount === '$0' ? 'There is no pet rent.' : `Pet rent is ${amount} a month.`,
    ),
    words: /\bpet (?:rent|charge)|(?:pet|dog|cat)\b.*\bper month/i,
  },
  {
    id: 'pet_fee',
    asks: /\b(?:pet|dog|cat|animal)s?'? fee|fee (?:for|to (?:have|keep|bring)) (?:a |the |my )?(?:pet|dog|cat|animal)|how much .*\b(?:pet|dog|cat)s?\b|(?:pet|dog|cat)s? cost|cost .*\b(?:pet|dog|cat)s?\b/,
    say: petCosts,
    words: /\b(?:pet|dog|cat|animal)s?\b.*(?:\$|\bfee\b)/i,
  },
  {
    id: 'deposit_bank',
    asks: /\bdeposit\b.*\b(?:held|bank|account|interest|escrow)\b|(?:where|(?:which|what) bank|who (?:holds|has|keeps)|interest|escrow)\b.*\bdeposit\b/,
    words:
      /\b(?:deposit|sums?|funds?|it)\b.*\b(?:held|bank|account|interest|escrow|trust|surety)\b|\b(?:interest|escrow)\b.*\bdeposit/i,
    clauses: ['security_deposit'],
  },
  {
    id: 'deposit_return',
    asks: /\b(?:when|how (?:long|soon|fast|quick\w*|many days)|time|deadline|days|by what date)\b.*\bdeposit|(?:get|give|gets|hand|send|return|refund|pay|see)\w*\b.*\bdeposit\b.*\b(?:back|return|refund)|deposit\b.*\b(?:back|returned?|refund\w*)\b|return\w* (?:of )?(?:the |my )?(?:security )?deposit/,
    unless: /\b(?:non-?refundable|pay the deposit|deposit due|deduct|keep|withh)\b/,
    say: (read) => {
      const days = read.number('deposit_return_days');
      if (days === null) return null;
      const date = read.report.dates.find(({ kind }) => kind === 'deposit_return');
      return {
        text: `The landlord returns the deposit within ${days} ${days === 1 ? 'day' : 'days'}.`,
        reasoning: date?.reasoning ?? null,
        quotes: read.quotes('deposit_return_days'),
      };
    },
    words:
      /\b(?:return|refund|give back|get it back|repaid?|repay|send|deliver|mail|remit|hand)\b[^.]*\bdeposit|\bdeposit\b[^.]*\b(?:return|refund|back|repaid?)/i,
    clauses: ['security_deposit'],
    suggestion: 'When do I get my deposit back?',
  },
  {
    id: 'deposit_deductions',
    asks: /\b(?:deduct\w*|keep|kept|withh\w+|take\w*\b.*\b(?:from|off|out|out of)|comes? (?:off|out of)|lose|non-?refundable|refundable|use)\b.*\bdeposit|deposit\b.*\b(?:deduct\w*|clean\w*|gone|keep|kept|withh\w+|non-?refundable|refundable|used? for|lose|last month)/,
    words:
      /\b(?:comes?|taken|takes?) (?:off|out of|from) (?:the |your )?deposit|\bout of (?:the |your )?deposit|\bdeposit\b.*\b(?:deduct|keep|kept|retain|apply|applied|use|withh|refund|charge|forfeit|lose|com(?:es?|ing) back|claim|less|last month|damage|pays? for|clean)|\b(?:deduct|keep|retain|apply|applied|withh|forfeit|charge)\w*\b.*\bdeposit/i,
    clauses: ['security_deposit'],
  },
  {
    id: 'security_deposit',
    asks: /\bdeposit\b/,
    unless:
      /\b(?:key|utility|cleaning|direct|laundry|remote|fob)\b.*\bdeposit|direct deposit|\bdeposit (?:alternative|insurance)\b/,
    say: sayField('security_deposit', (amount) =>
      amount === '$0' ? 'There is no security deposit.' : `The security deposit is ${amount}.`,
    ),
    words: /\bsecurity deposit\b/i,
    suggestion: 'How much is the security deposit?',
  },
  {
    id: 'property_taxes',
    asks: /\b(?:property|real estate|land) tax(?:es)?\b|\bwho pays (?:the )?taxes\b/,
    words: /\btax(?:es)?\b/i,
    clauses: ['taxes', 'additional_rent'],
  },
];

/** The lease may add up itself what has to be paid before the keys. */
const ownTotal =
  /\$[\d,.]+ (?:in )?(?:total|altogether|in all)\b|\btotal (?:due|to move in|needed|payable)\b[^.]{0,40}\$/i;
const beforeKeys = /\b(?:keys|move[- ]?in|moving in|signing|possession|before occupancy)\b/i;

function dueAtSigning({ report: { money }, quotes, withAmount, sentences }: ReportReader): Said | null {
  const own = sentences.find(({ text }) => ownTotal.test(text) && beforeKeys.test(text));
  if (own) return { text: own.text.replace(/\s+/g, ' ').trim(), quotes: [evidenceOfSentence(own)] };
  const { dueAtSigning: due, charges } = money;
  if (!due) return null;
  return {
    text: `You pay ${formatMoney(due)} to move in.`,
    reasoning: due.reasoning,
    quotes: [
      ...withAmount(due.cents),
      ...quotes('prorated_rent', 'rent_monthly', 'security_deposit'),
      ...charges.filter(({ frequency }) => frequency === 'once').map(({ evidence }) => evidence),
    ],
  };
}
