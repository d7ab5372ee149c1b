import type { Verdict } from '../answer.ts';
import { sayAllowance } from './allowance.ts';
import { sayGuests, sayOccupants } from './occupancy.ts';
import { type Question, type ReportReader, type Said, sayField, sayFlag, type Topic } from './topic.ts';

/** A detector of smoke is none who smokes. */
const smoking =
  /\b(?:smok(?!e(?:[- ](?:and|or)[- ][\w-]+|\s*\/\s*\w+|[- ]\w+(?= alarm| detector)){0,2}[- ](?:detect|alarm|sensor|batter|damper|vent|control))|vap(?:e|ing)|cannabis|marijuana|tobacco|cigar)\w*/i;

/** Everyday life in the place. */
export const livingTopics: readonly Topic[] = [
  {
    id: 'assistance_animal',
    asks: /\b(?:service|assistance|support|emotional|esa)\b.*\b(?:animal|dog|pet|cat)|\besa\b/,
    words: /\b(?:assistance|service|support) animal|emotional support/i,
    clauses: ['pets', 'fair_housing'],
  },
  {
    id: 'pets',
    asks: /\b(?:pets?|dogs?|cats?|pupp(?:y|ies)|kittens?|animals?|rabbits?|hamsters?|fish|birds?|parrots?|reptiles?|snakes?|lizards?|turtles?|ferrets?|guinea pigs?|chickens?|goats?|breeds?)\b/,
    unless: /\b(?:refund\w*|money|(?:the|a|any) fine|fine for|unlisted|unauthorized|extra|penalty)\b/,
    say: (read, question) =>
      sayAllowance(read, question, 'pets', [
        'Pets are allowed.',
        "Pets need the landlord's consent.",
        'Pets are not allowed.',
      ]),
    words: /\b(?:pets?|dogs?|cats?|animals?)\b/i,
    clauses: ['pets'],
    suggestion: 'Can I have a dog?',
  },
  {
    id: 'smoking',
    asks: /\b(?:smok\w*|vap(?:e|ing)|cigar\w*|cannabis|marijuana|weed|tobacco|420)\b/,
    unless: /\bsmoke (?:detector|alarm)|detector/,
    say: (read, question) =>
      sayAllowance(read, question, 'smoking', [
        'Smoking is allowed.',
        "Smoking needs the landlord's consent.",
        'Smoking is not allowed.',
      ]),
    words: smoking,
    isOther: (sentence) => /\bsmoke\b/i.test(sentence) && !smoking.test(sentence),
    clauses: ['smoking'],
    suggestion: 'Is smoking allowed?',
  },
  {
    id: 'guests',
    asks: /\b(?:guests?|visitors?|overnight|how many nights|nights in a row|boyfriend|girlfriend|friends? (?:stay|crash|sleep|over)|(?:mom|mother|dad|father|parents|brother|sister|cousin|nephew|niece|grand\w+|in-laws|budd(?:y|ies)|pals?|kids?|son|daughter|family|someone|friend|partner)\b.*\b(?:stay|sleep|visit|crash))/,
    unless: /\b(?:parking|liable|injur\w*|damage|add|fees?)\b/,
    say: sayGuests,
    words:
      /\b(?:guests?|visitors?|overnight|sleepovers?|company is|company can|(?:anybody|anyone|somebody|someone) (?:staying|else stay)\w*)\b/i,
    clauses: ['occupancy_guests'],
    suggestion: 'How long can guests stay?',
  },
  {
    id: 'new_child',
    asks: /\b(?:having|expecting|have) a baby|newborn|\badopt(?:ing|ed|ion)?\b|\bpregnant\b/,
    words: /\b(?:births?|born|adoption|custody|minor child)\b/i,
    clauses: ['occupancy_guests'],
  },
  {
    id: 'occupants',
    asks: /\b(?:who (?:can|may|is allowed to|else) (?:live|lives|stay|occupy|reside)|occupants?|roommates?|how many people|add (?:someone|a person|my|a roommate)|move (?:someone|my \w+) in|(?:partner|wife|husband|child|baby|kid|brother|sister|mother|father|mom|dad|boyfriend|girlfriend|friend)\w* (?:live|move))\b/,
    unless: /\b(?:pays?|owes?|cover|liable|responsible)\b/,
    say: (read, question) => (/how many/.test(question.text) ? null : sayOccupants(read, question)),
    words: /\b(?:occup|live|reside|household|birth|adoption|no other person|roommate|another adult)\w*/i,
    clauses: ['occupancy_guests', 'use'],
  },
  {
    id: 'short_letting',
    asks: /\b(?:airbnb|vrbo|short[- ](?:term|stay)|nightly|vacation rental)\b/,
    words:
      /\b(?:airbnb|short[- ](?:term|stay)|nightly|weekly rentals?|on any site|booking sites?|by website|on the internet|vacation rental|transient)\b/i,
  },
  {
    id: 'sublet',
    asks: /\b(?:sublet\w*|sublease\w*|assign\w*|airbnb|vrbo|short[- ]term rental|rent (?:\w+ ){0,3}out|nightly|take over (?:my|the) \w+|someone else take over|(?:find|get) (?:someone|a replacement)\b.*\b(?:lease|bed|room|place)|replacement tenant|re-?let|transfer (?:the|my) lease)\b/,
    unless: /\bparking|(?:landlord|owner|lessor)\b.*assign/,
    say: (read, question) =>
      sayAllowance(read, question, 'sublet', [
        'Subletting is allowed.',
        "Subletting needs the landlord's consent.",
        'Subletting is not allowed.',
      ]),
    words: /\b(?:sublet|sublease|re-?let|assign|airbnb|short[- ]term|nightly)\w*\b/i,
    clauses: ['assignment_sublet'],
    suggestion: 'Can I sublet?',
  },
  {
    id: 'entry',
    asks: /\b(?:comes? (?:in|into|inside)|coming in|knock|visits|tell me before|come inside|enter|enters|entry|walk in|access to my|let (?:him|her|them)sel(?:f|ves) in|barge|shows? up|pop(?:s)? in|drop(?:s)? by|snoop|show (?:the|my)|stop by|come (?:over|by)|drop in|inspect)\b/,
    unless: /\b(?:guest|move-?in|code|gate|remote|friend|visitor)\b/,
    say: (read, { asks, subject, text }) => {
      const hours = read.number('entry_notice_hours');
      if (hours === null) return null;
      const isWithout = /\b(?:without|not ask|unannounced|no notice|whenever|any ?time)\b/.test(text);
      const flag = read.report.flags.find(({ id }) => id.startsWith('RF33_'));
      const verdict = entryVerdict(asks, subject, hours > 0, isWithout);
      return {
        text:
          hours > 0
            ? `The landlord gives ${read.display('entry_notice_hours')} notice before coming in.`
            : 'The landlord may come in without notice.',
        verdict,
        quotes: [...read.quotes('entry_notice_hours'), ...(flag ? [read.around(flag)] : [])],
      };
    },
    words: /\b(?:enter|entry|access|come in|comes in when|go in|give notice|inspect)\w*\b/i,
    clauses: ['entry'],
    suggestion: 'Can the landlord come in without asking?',
  },
  {
    id: 'renters_insurance',
    asks: /\binsur\w*\b|\bliability (?:coverage|cover|limits?|minimum)\b/,
    unless:
      /\b(?:landlord|owner|lessor|who insures|building insurance|deposit insurance)\b|\bhow much (?:is|does|will|would)\b(?!.*\b(?:cover\w*|liability|need|carry|must|required|have)\b)/,
    say: (read) => {
      const isRequired = read.flag('renters_insurance_required');
      if (isRequired === null) return null;
      const minimum = read.display('liability_minimum');
      return {
        text: isRequired
          ? `Yes, you must have insurance${minimum === null ? '' : ` with liability cover of at least ${minimum}`}.`
          : 'No, insurance is not required.',
        verdict: isRequired ? 'yes' : 'no',
        quotes: read.quotes('renters_insurance_required', 'liability_minimum'),
      };
    },
    words: /\binsur\w*\b/i,
    clauses: ['insurance'],
    suggestion: 'Do I need insurance?',
  },
  {
    id: 'utility',
    isNamed: true,
    asks: /\b(?:who (?:pays|covers|is responsible)|do i (?:have to )?pay|am i (?:responsible|paying)|does (?:the landlord|rent|my rent) (?:pay|include|cover)|pay (?:for )?the|responsible for|included?|my share of)\b.*\b(?:water|electric\w*|power|gas|heat|heating|internet|trash|garbage|sewer|cable|oil|propane|hot water|recycling)\b|\b(?:water|electric\w*|gas|heating|internet|cable) bills?\b|\b(?:water|electric\w*|power|gas|heat|heating|internet|trash|garbage|sewer|cable|propane|hot water|recycling)\b.*\b(?:included|covered|extra|on me|on the landlord|my (?:bill|cost))\b/,
    unless: /\b(?:heater|leak|boiler|shut|fix|repair|replace)\b/,
    say: sayUtility,
    words: /\b(?:utilit|water|electric|power|gas|heat|internet|wireless|wi-?fi|trash|garbage|sewer|cable)\w*\b/i,
    clauses: ['utilities'],
  },
  {
    id: 'utilities',
    asks: /\b(?:utilit\w+|bills?)\b/,
    unless: /\b(?:set ?up|shut|cut|turn)\b/,
    say: (read) => {
      const [mine, theirs] = [read.display('utilities_tenant'), read.display('utilities_landlord')];
      if (mine === null && theirs === null) return null;
      return {
        text: [mine === null ? '' : `You pay: ${mine}.`, theirs === null ? '' : `The landlord pays: ${theirs}.`]
          .filter(Boolean)
          .join(' '),
        quotes: read.quotes('utilities_tenant', 'utilities_landlord'),
      };
    },
    words: /\butilit|electric|water\b/i,
    clauses: ['utilities'],
    suggestion: 'Which bills do I pay?',
  },
  {
    id: 'garage',
    asks: /^(?:can|could|may|am|is|are|do)\b.*\b(?:garage|driveway|carport)\b/,
    unless:
      /\b(?:boat|rv|trailer|fee|cost|extra|free|included|door|remote|opener|los[te]|keys?|code|sublet|rent (?:\w+ )?out)\b/,
    words: /\b(?:garage|driveway|carport)\b/i,
  },
  {
    id: 'parking',
    asks: /\b(?:park|parks|parking|garage|driveway|carport)\b|\b(?:cars?|trucks?|vehicles?|motorcycles?)\b.*\b(?:go|fit|keep|where)\b|\b(?:how many|where)\b.*\b(?:cars?|trucks?|vehicles?|motorcycles?)\b/,
    unless:
      /\b(?:in|of|at) the park\b|\bpark (?:owner|rules)|boat|\brv\b|trailer|guest parking|visitor|remote|opener|fee|los[te]|keys?\b/,
    say: (read, question) => {
      const said = sayField('parking', (display) => `Parking: ${display}.`)(read, question);
      const fee = read.money('parking', 'fee_monthly');
      if (said === null || fee === null) return said;
      const isFree = fee.cents === 0;
      if (/\b(?:extra|cost|pay)\b/.test(question.text) && question.asks !== null)
        return { ...said, verdict: isFree ? 'no' : 'yes' };
      if (/\b(?:free|included)\b/.test(question.text) && question.asks !== null)
        return { ...said, verdict: isFree ? 'yes' : 'no' };
      return said;
    },
    words: /\b(?:park|parking|garage|driveway|carport|vehicle|car)s?\b/i,
    clauses: ['parking_storage'],
    suggestion: 'Is parking included?',
  },
  {
    id: 'furnished',
    asks: /\bfurnish\w*|furniture\b/,
    unless: /\b(?:remove|damage|move my|bring)\b/,
    say: (read, { text }) =>
      /^(?:what|which|list)\b/.test(text)
        ? null
        : sayFlag('furnished', 'Yes, it is furnished.', 'No, it is not furnished.')(read),
    words: /\bfurni(?:sh|ture)\w*|\b(?:bed|sofa|desk|table|chair)s?\b/i,
  },
];

const entryVerdict = (
  asks: Question['asks'],
  subject: Question['subject'],
  needsNotice: boolean,
  isWithout: boolean,
): Verdict | null => {
  if (asks === null || subject === 'tenant') return null;
  if (asks === 'duty') return needsNotice ? 'yes' : 'no';
  if (!needsNotice) return 'yes';
  return isWithout ? 'no' : 'depends';
};

const utilityWords: Readonly<Record<string, RegExp>> = {
  water: /\bwater\b(?! heater)/,
  electricity: /\b(?:electric\w*|power)\b/,
  gas: /\bgas\b|propane/,
  heat: /\bheat(?:ing)?\b|\boil\b/,
  internet: /\binternet\b/,
  trash: /\b(?:trash|garbage|recycling|waste)\b/,
  sewer: /\bsewer\b/,
  cable: /\bcable\b/,
};

/** One side pays so far, the other what goes beyond. */
const cap = /\b(?:up to|above|over|beyond|in excess of|more than)\b[^.;]{0,20}\$/i;

function sayUtility(read: ReportReader, { text, asks }: Question): Said | null {
  for (const [name, pattern] of Object.entries(utilityWords)) {
    if (!pattern.test(text)) continue;
    for (const [field, who] of [
      ['utilities_tenant', 'You pay'],
      ['utilities_landlord', 'The landlord pays'],
    ] as const) {
      const display = read.display(field)?.toLowerCase() ?? '';
      if (!pattern.test(display) && !display.includes(name) && !/\ball utilities\b/.test(display)) continue;
      const isMine = field === 'utilities_tenant';
      const capped = read.quotes(field).filter(({ quote }) => pattern.test(quote.toLowerCase()) && cap.test(quote));
      const [cappedAt] = capped;
      if (cappedAt)
        return {
          text: `Up to a limit. ${cappedAt.quote.replace(/\s+/g, ' ').trim()}`,
          verdict: asks === null ? null : 'depends',
          quotes: capped,
        };
      const asksMine = /\b(?:do|am|must|will|should) i\b/.test(text);
      const asksTheirs = /\bdoes\b.*\b(?:landlord|owner|rent)\b|included?\b/.test(text);
      const verdict =
        asks === null ? null : asksMine ? (isMine ? 'yes' : 'no') : asksTheirs ? (isMine ? 'no' : 'yes') : null;
      return { text: `${who} for ${name}.`, verdict, quotes: read.quotes(field) };
    }
  }
  return null;
}
