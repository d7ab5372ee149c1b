import { type QuickPattern, quickPattern } from './quick-pattern.ts';

/**
 * Compiles a phrase of the common vocabulary (see `normalise`) to a regular expression.
 *
 * `{name}` is a group of words that mean the same, ` .. ` a gap of up to 60 signs and ` ... ` of up to 170 in which nothing is negated,
 * ` ** ` a gap of up to 220 signs of any content. Gaps are bounded, so that matching stays linear.
 */
export const phrase = (source: string): QuickPattern => {
  const known = cache.get(source);
  if (known !== undefined) return known;
  const pattern = quickPattern(expand(source));
  cache.set(source, pattern);
  return pattern;
};

/** First place where one of the phrases stands, or null. */
export const findPhrase = (
  text: string,
  phrases: readonly string[],
): { readonly start: number; readonly end: number } | null => {
  for (const source of phrases) {
    const match = phrase(source).exec(text);
    if (match !== null) return { start: match.index, end: match.index + match[0].length };
  }
  return null;
};

/** Whether any of the phrases stands in the text. */
export const hasPhrase = (text: string, phrases: readonly string[]): boolean => findPhrase(text, phrases) !== null;

const cache = new Map<string, QuickPattern>();

const calm = (most: number) => `(?:(?!\\b(?:not|never|nothing|neither|nor|no|nobody|none)\\b)[^;]){0,${most}}?`;

const expand = (source: string): string =>
  macros(source)
    .replaceAll(' ... ', `(?:\\b| )${calm(170)}(?:\\b|(?=[$"(]))`)
    .replaceAll(' ~ ', '(?:(?!\\b(?:LL|TT|not|never|no)\\b)[^.;]){0,60}?')
    .replaceAll(' .. ', `(?:\\b| )${calm(60)}(?:\\b|(?=[$"(]))`)
    .replaceAll(' ** ', '(?:\\b| )[^;]{0,220}?(?:\\b|(?=[$"(]))')
    .replace(/\b(LL|TT|BB)\b(?!'|\(\?:')/g, "\\b$1(?!')\\b");

const macros = (source: string): string => {
  let text = source;
  for (let round = 0; round < 3; round += 1) {
    text = text.replace(/\{([a-z][a-zA-Z]*)\}/g, (whole, name: string) => {
      const words = groups[name];
      if (words === undefined) throw new Error(`No group of words is called ${whole}`);
      return `(?:${words})`;
    });
  }
  return text;
};

const groups: Readonly<Record<string, string>> = {
  must: '\\b(?:shall|will|must|agrees? to|agreed to|is to|are to|has to|have to|needs? to|(?:is|are) (?:required|obligated|obliged|bound) to|promises? to|undertakes? to|covenants? to|should)',
  may: "\\b(?:may|might|can|could|will|shall|(?:is|are|be) (?:also )?(?:entitled|free|allowed|permitted|authorized|at liberty|able) to|(?:has|have|retains?|keeps?|reserves?)(?: to \\S+)? (?:the|a|every|full|sole|absolute)?(?: and)?(?: \\w+)? ?(?:right|option|power|privilege|authority|freedom)s?(?: at any time)?(?:,? (?:but not the obligation|in LL's sole discretion|at any time),?)? (?:to|of)|reserves? to \\S+ the right to|gets to|has (?:permission|authority) to)",
  can: '\\b(?:may|can|(?:is|are|shall be|will be) (?:also )?(?:entitled|free|allowed|permitted|authorized) to|(?:has|have|shall have|will have) the (?:right|option) to)',
  pay: '\\b(?:pay(?:s|ing)?|reimburs(?:e|es|ing)|repays?|refunds?|covers?|owes?|bears?|absorbs?|foots?|picks? up|(?:is|are|be|remains?) (?:fully |solely |also |personally )?(?:liable|responsible|on the hook|accountable|answerable|chargeable) (?:for|to pay)|(?:is|are|be) (?:charged|billed|assessed))',
  waive:
    '\\b(?:waiv(?:e|es|ed|ing)|g[ia]ve(?:s|n)? up|giving up|surrenders? (?=(?:all|any|the|TT.s|its|every|her|his)? ?(?:\\w+ )?(?:rights?|claims?|benefits?|protections?))|relinquish(?:es|ed|ing)?|forg(?:o|oes|oing|ives?)|forfeits?|renounc(?:e|es|ed|ing)|releas(?:e|es|ed|ing)|signs? away|signing away|disclaims?|lets? go of|abandons? (?:all|any|every|the) (?:rights?|claims?))',
  lawyers:
    "\\b(?:attorneys?(?:'s?|s')?(?: fees?| costs?| bills?| charges)?|lawyers?(?:'s?|s')?(?: fees?| bills?| charges)?|legal (?:fees?|costs?|expenses?|bills?|charges?)|counsel fees?|solicitors?)\\b",
  negligence:
    '\\b(?:neglig\\w+|careless\\w*|neglect\\w*|fault|blame|mistakes?|carelessness|wrongdoing|misconduct|recklessness|omissions?|wrongful acts?)\\b',
  harm: '\\b(?:injur\\w+|hurt|harm\\w*|damag\\w+|loss(?:es)?|lost|death|accidents?|theft|stolen|ruined|broken|claims?|liabilit\\w+)\\b',
  end: '\\b(?:terminat(?:e|es|ed|ing|ion)|cancel(?:s|led|ing|lation)?|ends?|ended|ending|break(?:s|ing)?|call(?:s|ed)? off|close(?:s)? out|rescind(?:s|ed)?)',
  lease: '\\b(?:lease|agreement|contract|tenancy|rental|term|this paper|arrangement|deal|let|stay)\\b',
  default:
    '\\b(?:defaults?|unpaid|not (?:been )?(?:paid|pay|pays|caught up)|behind|late|overdue|past[- ]due|delinquen\\w+|owes?|owed|owing|arrears|breach\\w*|break(?:s)? (?:this|any|a|the)|violat\\w*|fail(?:s|ure|ed|ing)? to (?:pay|comply|perform)|miss(?:es|ed)?|nonpayment|non-payment|does not pay|stops? paying|not paying|short on|until .. (?:paid|pays|caught up|settled|current|cleared)|in full|catch(?:es)? up|delinquency|do not pay)\\b',
  money: '(?:\\$ ?\\d+(?:\\.\\d+)?|\\b\\d+(?:\\.\\d+)? (?:dollars|bucks))',
  notice: '\\b(?:notices?|warnings?|heads[- ]up|advance word|notification)\\b',
  always:
    "\\b(?:at any (?:and all )?times?|any ?time|at all (?:hours|times)\\b(?! reasonable)|whenever|when(?:ever)? LL (?:wants?|likes?|pleases?|chooses?|wish(?:es)?|needs?|feels?|sees?)|day or night|night or day|at will|as (?:often|frequently) as LL|as LL (?:pleases?|likes?|wants?|wish(?:es)?|sees? fit|chooses?)|at any hour|any hour|any day|at LL's (?:pleasure|convenience|whim)|without (?:any |prior |advance |further |giving (?:TT )?(?:any )?|first giving |previous |the )*(?:notice|warning|asking|permission|knocking|consent|telling|calling|announcing|invitation|notifying|TT's (?:consent|permission|presence))|with or without (?:prior )?(?:notice|TT)|at (?:their|its|his|her) (?:own )?(?:convenience|pleasure)|with no (?:notice|warning)|at such times as LL|any day|when(?:ever)? LL (?:\\w+ ){0,2}(?:wants?|likes?)|unannounced|no (?:advance |prior )?notice)",
  rentword: '\\b(?:rents?|rental(?: amount| rate| payment)?|monthly payment|installments?)\\b',
  pest: '\\b(?:molds?|mildew|moulds?|pests?|bugs?|bed ?bugs?|bedbugs?|rodents?|mice|mouse|rats?|roach(?:es)?|cockroach(?:es)?|insects?|extermin\\w+|ants|infestations?|termites?|vermin|fleas|fumigat\\w+|critters)\\b',
  system:
    '\\b(?:furnace|boiler|roof|roofs|plumbing|pipes|wiring|electric(?:al)?(?: system)?|heating|heater|hvac|air[- ]condition\\w+|foundation|structur\\w+|water heater|sewer|septic|walls)\\b',
};
