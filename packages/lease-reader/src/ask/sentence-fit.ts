import { verdictOf } from './polarity.ts';
import type { Question } from './question.ts';
import { stemOf } from './stem.ts';
import { synonymsOf } from './synonyms.ts';

/** A sentence that lets yes or no be told, or a time where a time is asked for, fits better. */
export const fitOf = (question: Question, sentence: string): number => {
  if (question.asks !== null) return verdictOf(question, sentence) === null ? 0.3 : 1;
  if (countsWhatIsAsked(question.text, sentence)) return 1.6;
  if (seeksConsequence(question)) return tellsConsequence(sentence) ? 1.4 : 1;
  if (/^(?:so |and )?(?:who|whose)\b/.test(question.main)) return parties.test(sentence) ? 1.5 : 1;
  return seeksTime(question) && tellsTime(sentence) ? 2.2 : 1;
};

/** Who asks how many wants a number before the very thing. */
const countsWhatIsAsked = (text: string, sentence: string): boolean => {
  const thing = /\bhow many (?:\w+ )??([a-z]{3,}?)(?:s|es)?\b/.exec(text)?.[1];
  if (thing === undefined) return false;
  const names = [thing, ...synonymsOf(stemOf(thing))].join('|');
  return new RegExp(
    `\\b(?:\\d[\\d,]*|(?:${tens})-(?:\\w+)|${smallNumbers}|${tens})\\)? (?:\\w+ )?(?:${names})`,
    'i',
  ).test(sentence);
};

const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const smallNumbers = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve';

const parties =
  /\b(?:landlords?|lessors?|owners?|tenants?|lessees?|residents?|renters?|managers?|management|community|operator|you|we|i)\b/i;

export const seeksTime = ({ main }: Question): boolean =>
  /^(?:so |and )?(?:by )?(?:when|what (?:day|night|hour|date))\b/.test(main);

export const tellsTime = (sentence: string): boolean => times.test(withoutNumber(sentence));

/** Who asks what happens wants what follows: a fee, an end, a loss. */
export const seeksConsequence = ({ text }: Question): boolean =>
  /^(?:so |and |but |ok )*(?:what (?:happens|if)\b|(?:is there|what is) (?:a|the|any) (?:fine|penalty)|will (?:i|we) (?:be|get) (?:charged|fined))/.test(
    text,
  );

export const tellsConsequence = (sentence: string): boolean =>
  /\$|%|\b(?:fees?|charged?|pays?|paid|owes?|fined?|penalt\w+|default|forfeit\w*|loses?|still|nevertheless|binds?|bound|liable|responsible|may (?:end|terminate|evict|remove|enter|tow|cancel|treat|refuse|require)|ends|terminates?)\b/i.test(
    sentence,
  );

const withoutNumber = (sentence: string): string =>
  sentence.replace(/^\W*(?:(?:section|article) )?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivx]{1,5})[.):]\s*/i, '');

const times =
  /\b(?:\d{1,2}(?:st|nd|rd|th)\b|(?:\d+|two|three|five|seven|ten|thirty|sixty|ninety)\)? (?:business |calendar )?(?:hours?|days?|weeks?|months?)|\d{1,2}(?::\d\d)? ?[ap]\.?m|(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|midnight|january|february|march|april|may \d|june|july|august|september|october|november|december)\b/i;

const amountAsked =
  /\bhow much(?: (?:is|are|was|were|do|does|did|will|would|can|could|must|should|to|for|it|they|i|we|he|she|the|my|rent|deposit|fee|money|interest|extra|more|late|an?)\b|$)(?! (?:\w+ ){0,3}?(?:notice|warning|advance|time|hours|space|square|of the (?:floor|house|year)))|\b(?:a|an|the|any|is there|there a) (?:\w+ )?(?:fee|fine|price|discount|penalty|charge)\b|\bwhat (?:does|do|will|would)\b.*\bcost\b/;

/** Who asks how much wants an amount, who asks how long a number. */
export const isOfKind = ({ text }: Question, whole: string): boolean => {
  const sentence = withoutNumber(whole);
  if (/^(?:so |and )?how much (?:\w+ )?(?:notice|warning|advance|time)\b/.test(text))
    return /\b(?:hours?|days?|weeks?|months?|years?)\b|\d ?h\b/i.test(sentence);
  if (amountAsked.test(text) && !/\bhow (?:many|long|often|far)\b/.test(text) && !/^(?:is|are) .* fine$/.test(text))
    return /\$|%|\b(?:percent|dollars?|free|no charge|no (?:\w+ )?fee|at no|no cost|cents|at cost|expense)\b/i.test(
      sentence,
    );
  if (/\bwhat (?:%|percent\w*|interest rate|rate of interest)|%(?: |$)/.test(text))
    return /%|\bper ?cent/i.test(sentence);
  if (/\bhow (?:big|heavy)\b/.test(text))
    return /\b(?:pounds?|lbs?|weigh\w*|inches|feet|square|small|large)\b/i.test(sentence);
  if (/^(?:so |and )?how much \w|\bhow (?:many|long|often|far)\b|\bwhat hour/.test(text))
    return /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|sixty|ninety|hundred|thousand|every|each|daily|weekly|monthly|quarterly|yearly)\b/i.test(
      sentence,
    );
  return true;
};
