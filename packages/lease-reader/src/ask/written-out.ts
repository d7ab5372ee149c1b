/** Short forms of quick typing and what they stand for. */
const shortForms = [
  'ppl people|til until|till until|thru through|tho though|cuz because|bc because|b4 before|w/o without|idk i do not know',
  'im i am|ive i have|theyre they are|youre you are|hes he is|shes she is|theres there is|whos who is|wheres where is|whens when is',
  'hows how is|lemme let me|gimme give me|hafta have to|outta out of|ya you|yall you|ur your|pls please|plz please|thx thanks',
  'nite night|nites nights|wk week|wks weeks|mo month|mos months|mth month|mths months|mtm month to month|m2m month to month',
  'yr year|yrs years|qtr quarter|hr hour|hrs hours|mins minutes|min minimum|max maximum|approx about|est estimate',
  'pmt payment|pmts payments|util utilities|utils utilities|elec electricity|maint maintenance|mgmt management|mgr manager',
  'info information|docs documents|deets details|sqft square feet|ins insurance|xtra extra|reno renovation|renos renovations',
  'dep deposit|bldg building|bsmt basement|bdrm bedroom|hubby husband|wifey wife|doggo dog|taxs taxes|pup puppy|kitty cat',
]
  .join('|')
  .split('|')
  .map((pair) => {
    const [form = '', ...meant] = pair.split(' ');
    return [form, meant.join(' ')] as const;
  });
const short: ReadonlyMap<string, string> = new Map(shortForms);

/** How people say what leases have a word for. */
const idioms: readonly (readonly [RegExp, string])[] = [
  [/\b(?:heads[- ]?up|advance warning)\b/g, 'notice'],
  [/\bopex\b/g, 'operating expenses'],
  [/\bworkers'? comp\b/g, "workers' compensation"],
  [
    /\b(?:skip|stop paying|not pay|hold off on) (?:the |my |our )?rent\b(?= (?:while|until|because|for|during))/g,
    'withhold rent',
  ],
  [/\bfind (?:a |another |someone )?(?:new |replacement )?tenants?\b/g, 'relet'],
  [/\b(?:leave|left|leaving) (?:stuff |things |something |anything )?behind\b/g, 'abandoned property'],
  [/\bhand(?:s|ed)? over (?:the |my |our )?(?:keys|space|place|unit|apartment|room|premises)\b/g, 'deliver possession'],
  [/\b(?:take|takes|get|gets) a cut\b/g, 'share excess'],
  [/\b(?:jump|hiked?|jack(?:ed)? up)\b/g, 'increase'],
  [/\bon (?:the|my|our) dime\b/g, 'at expense'],
  [/\bout of pocket\b/g, 'expense'],
  [/\b(?:goes|go|went) (?:bankrupt|bust|under|belly up)\b/g, 'bankruptcy insolvent'],
  [/\bbounc\w+ (?:a )?(?:rent )?checks?\b/g, 'returned check'],
  [/\b(?:broke|robbed|break) into\b/g, 'theft burglary'],
  [/\b(?:word of mouth|verbally|by word)\b/g, 'oral'],
  [/\bmy (?:own )?(?:money|cost)\b/g, 'expense'],
  [/\bsecurity\b(?= (?:back|return))/g, 'security deposit'],
  [/\btrashed\b/g, 'damaged'],
  [/\block(?:ed|s)? (?:myself|ourselves|himself|herself|themselves) out\b/g, 'lockout'],
  [/\b(?:is|are|am|was) (?:shot|toast|busted|kaput|fried)\b/g, 'is broken'],
  [
    /\bdoes (?:the|our|my|this) (?:lease|agreement|contract) (?:say|allow|let|permit) (?:that )?(?:i|me)\b(?: (?:can|may|to))?/g,
    'can i',
  ],
  [
    /\bdoes (?:the|our|my|this) (?:lease|agreement|contract) (?:say|allow|let|permit) (?:that )?(?:we|us)\b(?: (?:can|may|to))?/g,
    'can we',
  ],
  [/\bbucks\b/g, 'dollars'],
  [/\bkick(?:s|ed)? (?:me|us|him|her|them) out\b/g, 'evict'],
  [/\bmake (?:me|us) (?:move|switch)\b/g, 'relocate'],
  [/\bbuild[- ]?out money\b/g, 'improvement allowance'],
];

/** A question in small letters with its contractions, short forms and names of breeds written out. */
export const writtenOut = (text: string): string =>
  idioms.reduce((words, [said, meant]) => words.replace(said, meant), contractionsOut(text));

const contractionsOut = (text: string): string =>
  text
    .replace(/[a-z0-9]+(?:\/[a-z]+)?/g, (word) => short.get(word) ?? word)
    .replace(/\bcan'?t\b|\bcannot\b/g, 'can not')
    .replace(/\bwon'?t\b/g, 'will not')
    .replace(/\b(do|does|did|is|are|was|should|would|could|must)n'?t\b/g, '$1 not')
    .replace(/\b(what|who|where|when|how|that|there|it)'?s\b/g, '$1 is')
    .replace(/\b(i|we|they|you)'(?:re|m)\b/g, '$1 am')
    .replace(/\b(i|we|they|you|he|she)'(?:ll|d)\b/g, '$1 will')
    .replace(/\b(i|we|they|you)'ve\b/g, '$1 have')
    .replace(/\bgonna\b/g, 'going to')
    .replace(/\bgotta\b/g, 'have to')
    .replace(/\bwanna\b/g, 'want to')
    .replace(/\b(?:ll|the ll)\b/g, 'the landlord')
    .replace(/\bsec(?:urity)?\.? dep(?:osit)?\b\.?/g, 'security deposit')
    .replace(/\bdepo\b/g, 'deposit')
    .replace(/\broomies?\b/g, 'roommate')
    .replace(/\bgf\b/g, 'girlfriend')
    .replace(/\bbf\b/g, 'boyfriend')
    .replace(
      /\b(?:pit ?bulls?|labradors?|retrievers?|poodles?|beagles?|shepherds?|husk(?:y|ies)|chihuahuas?|rottweilers?|bulldogs?|terriers?)\b(?! dogs?\b)/g,
      '$& dog',
    )
    .replace(/\bappt\b|\bapt\b\.?/g, 'apartment')
    .replace(/\ba\/c\b|\bac\b/g, 'air conditioning')
    .replace(/\bwi-?fi\b/g, 'internet')
    .replace(/\bu\b/g, 'you')
    .replace(/\br\b/g, 'are');
