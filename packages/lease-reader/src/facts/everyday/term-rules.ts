import { daysOf, type EverydayRule, span } from './everyday-rule.ts';

export const renewal = (type: string, noticeDays: number | null, then: string | null = null) => ({
  type,
  count: null,
  term_months: null,
  notice_days: noticeDays,
  rent_basis: null,
  then,
});

/** "another full year", "a new 9-month stay". */
const longer =
  '(?:another|(?:a|1) (?:further|new|fresh|more|additional|2nd|second)|1 more|(?=\\d{1,2} (?:more|further|additional)))\\b[^.;\\d]{0,12}?(?:\\b(\\d{1,2})[- ])?(?:more |further |additional )?(months?|years?)\\b';

const lengthOf = (count: string | undefined, unit: string | undefined): number =>
  Number(count ?? 1) * (unit?.startsWith('year') ? 12 : 1);

export const noticeIn = (text: string): number | null => {
  const match =
    /(?<!\b(?:more|earlier|sooner) than )\b(\d{1,3})(?: and \d{1,3})? (days?|weeks?|months?)\b(?:'|'s)? ?(?:and (?:not|no) (?:more|earlier) than \d+ \w+ )?(?:(?:prior|written|advance|clear|ahead|before|of|or more) ?)*(?:notice|warning|before|ahead|prior|in advance)/.exec(
      text,
    ) ?? /\b(?:at least|not less than|no later than|notice) (\d{1,3}) (days?|weeks?|months?)\b/.exec(text);
  return match ? daysOf(match[1], match[2]) : countedBack(text);
};

/** "Not later than the 75th day before the last day", "by the ninetieth day before it". */
const countedBack = (text: string): number | null => {
  const match =
    /\b(?:by|before|than|until) the (?:(\d{2,3})(?:-| and | ))?(?:(\d{1,3})(?:st|nd|rd|th)|(\w+)ieth) day (?:before|prior|preceding|ahead)\b/.exec(
      text,
    );
  const tens = match?.[3] === undefined ? 0 : tenths.indexOf(match[3]) * 10;
  return match && tens >= 0 ? Number(match[1] ?? 0) + Number(match[2] ?? 0) + tens : null;
};

const tenths = ['', '', 'twent', 'thirt', 'fort', 'fift', 'sixt', 'sevent', 'eight', 'ninet'];

/** How long, and what happens at the end, in everyday words. */
export const termRules: readonly EverydayRule[] = [
  {
    field: 'renewal',
    says: `\\b(?:begins?|starts?|runs?|rolls?|goes|renews?|renewed|continues?|extended|prolonged|signed (?:up|on)|committed|taken|takes?)\\b[^.;]{0,40}?\\b${longer}|\\b${longer}[^.;]{0,12}\\b(?:begins?|starts?)\\b`,
    read: (match, { said, before, after }) => ({
      ...renewal('auto', noticeIn(said.text) ?? noticeIn(before) ?? noticeIn(after)),
      term_months: lengthOf(match[1] ?? match[3], match[2] ?? match[4]),
    }),
    about:
      '\\b(?:unless|(?:except|save) where|by (?:itself|themselves)|absent|without (?:that|such) notice|(?:hears?|heard|says?|said) nothing)\\b|\\b(?:no|not)\\b[^.;]{0,20}\\b(?:letter|e-?mail|word|notice|hear|heard|told|delivered)\\b',
    unless:
      '\\b(?:not(?! (?:had?|have|hear|heard|received|told))|never|nobody|nothing|1 may|insurance|policy|warranty|interest)\\b[^.;]{0,30}\\b(?:begins?|starts?|runs?|rolls?|renew\\w*|extend\\w*|signed (?:up|on)|taken)\\b|{can} (?:renew|extend|stay|take|have)|\\boptions?\\b|month[- ]to[- ]month|by the month',
    score: 0.86,
  },
  {
    field: 'renewal',
    says: '(?:\\bTT|\\bit|\\bthey) {can} (?:have|take|renew|extend|keep|stay)\\b[^.;]{0,30}?(?:\\b(?:(\\d) )?(?:more|further|additional)\\b[^.;\\d]{0,10}(\\d{1,2})[- ](months?|years?)|(\\b\\d{1,2})[- ](?:(?:more|further|additional) )?(months?|years?)(?: more|(?<=(?:more|further|additional) \\w+)))\\b',
    read: (match, { said, after }) => ({
      ...renewal('option', noticeIn(said.text) ?? noticeIn(after)),
      count: Number(match[1] ?? 1),
      term_months: lengthOf(match[2] ?? match[4], match[3] ?? match[5]),
    }),
    unless:
      "\\bif LL (?:agrees?|consents?|is willing|wishes|wants)|with LL's (?:\\w+ )?(?:consent|approval|permission)|\\bsublet\\w*|\\bguests?\\b",
    score: 0.94,
  },
  {
    field: 'renewal',
    says: '\\b(?:renews?|extends?|repeats?|rolls? over|continues?|self-?renews?) (?:by )?(?:itself|automatically|on its own)\\b|\\b(?:automatically|by itself) (?:renews?|extends?|rolls?)',
    read: (_, { said, after }) =>
      /\b(?:not|nothing|neither)\b[^.;]{0,30}\b(?:renew|extend|roll|continue)/.test(said.text)
        ? renewal('none', null)
        : renewal('auto', noticeIn(said.text) ?? noticeIn(after)),
    unless: 'month[- ]to[- ]month|by the month|monthly|never|\\bno part\\b',
    score: 0.72,
  },
  {
    field: 'renewal',
    says: '\\b(?:lease|term|agreement|tenancy|contract)\\b[^.;]{0,30}\\b(?:continues?|goes on|runs on|is extended|renews?) for (?:another|a further|an additional|1 more|successive) [^.;]{0,60}\\bunless\\b',
    read: (_, { said, after }) => renewal('auto', noticeIn(said.text) ?? noticeIn(after)),
    score: 0.72,
  },
  {
    field: 'renewal',
    says: '\\b(?:nothing|not|no) (?:is |be )?automatic\\b|\\bdoes not (?:renew|roll|extend|continue)\\b|\\bwill not be renewed\\b|\\bno (?:renewal|option to (?:stay|renew|extend))\\b|\\bnew (?:lease|1|paper|agreement) needs\\b|\\bdoes not (?:automatically )?renew\\b',
    read: renewal('none', null),
    about: '\\b(?:after|end|renew|over|term|lease|expir\\w*|automatic)\\b',
    score: 0.6,
  },
  {
    field: 'renewal',
    says: '\\b(?:then|after|end|over|expire\\w*|it|lease|tenancy|term)\\b[^.;]{0,90}\\b(?:month (?:to|by) month|month-(?:to|by)-month|by the month|monthly basis)\\b',
    read: (_, { said }) =>
      renewal(
        'none',
        /unless|until|\bBB (?:may|can) (?:then )?(?:end|stop|terminate)/.test(said.text) ? noticeIn(said.text) : null,
        'month_to_month',
      ),
    unless: "\\b(?:hold\\w* over|without LL's|this is a month|rent (?:is|shall be) )\\b",
    score: 0.5,
  },
  {
    field: 'notice_to_terminate_days',
    says: `\\b(?:to end (?:it|a|the|this)|call it off|end(?:s|ing)? (?:it|the tenancy|this)|BB (?:{may} )?(?:ends?|terminates?|stops?|calls?)|TT (?:is|are) leaving|moves? out)\\b`,
    read: (_, { said }) => noticeIn(said.text) ?? tellsAhead(said.text),
    about: 'month[- ](?:to|by)[- ]month|by the month|periodic|(?:after|when) the (?:year|term|lease)|tenancy',
    unless: '\\b(?:early|before the (?:end|term|year) (?:is|of)|default|breach|casualty|fire|sell|sale)\\b',
    score: 0.6,
  },
  {
    field: 'early_termination',
    says: `\\b(?:${span})(?:'|'s)? ?(?:written |advance |prior )?(?:notice|warning|heads up)\\b`,
    read: (match, { said, after }) => early(match, said.text, after),
    about: '\\b(?:early|before (?:the )?(?:end|term|year|lease)|sooner|ahead of time|break the lease|get out)\\b',
    unless:
      '\\b(?:month[- ]to[- ]month|LL {may} (?:end|terminate|enter)|casualty|fire|military|default|enter|renew\\w*|renews)\\b',
    kind: 'residential',
    score: 0.6,
  },
  {
    field: 'notice_to_terminate_days',
    says: `\\b${span}(?:'|s)* ?(?:written |advance |prior )*notice\\b`,
    read: (match) => daysOf(match[1], match[2]),
    about:
      '\\b(?:month[- ](?:to|by)[- ]month|by the month|monthly tenancy)\\b[^/]*\\b(?:ends?|stops?|terminat\\w+|cancel\\w*)\\b',
    unless: '\\b(?:rent|enter|entry|repair|increase|rules?|early|default|breach)\\b',
    score: 0.56,
  },
  {
    field: 'early_termination',
    says: `\\b(?:BB|TT)\\b[^.;]{0,40}\\b(?:end|leave|stop|give up|go|get out)\\b[^.;]{0,20}\\b(?:sooner|early|earlier)\\b[^.;]{0,60}?\\b${span}\\b`,
    read: (match, { said, after }) => early(match, said.text, after),
    unless: 'casualty|fire|military|default|renew',
    kind: 'residential',
    score: 0.6,
  },
  {
    field: 'early_termination',
    says: `\\bTT\\b[^.;]{0,30}\\b(?:end|leave|go|move)\\b[^.;]{0,20}\\bbefore (?:the|TT's) (?:year|lease|term)\\b[^.;]{0,30}\\bgives? LL\\b[^.;]{0,20}?\\b${span}\\b`,
    read: (match, { said, after }) => early(match, said.text, after),
    unless: '\\bnot\\b|casualty|fire|military|default|renew',
    kind: 'residential',
    score: 0.66,
  },
  {
    field: 'early_termination',
    says: `\\bgive LL ${span}(?:'|'s)* ?(?:written )?notice\\b[^.;]{0,50}\\band (?:the|this|TT's) (?:agreement|lease|contract|term|tenancy) (?:ends?|is over|stops?)\\b`,
    read: (match, { said, after }) => early(match, said.text, after),
    about: '\\b(?:early|earlier|sooner|before)\\b',
    unless: 'casualty|fire|military|default|renew|month[- ]to[- ]month',
    kind: 'residential',
    score: 0.92,
  },
  {
    field: 'early_termination',
    says: '\\bearly (?:release|termination|exit|cancellation)\\b[^.;]{0,40}(?:\\b(?:is|are)|:) not (?:offered|allowed|permitted|available)\\b|\\bno way (?:to|of) buy\\w*\\b[^.;]{0,20}\\bout\\b',
    read: { allowed: false, notice_days: null, fee: null },
    score: 0.78,
  },
];

const tellsAhead = (text: string): number | null => {
  const match = /\bTT\b[^.;]{0,40}\b(?:tell|give|notify|warn)\b[^.;]{0,20}?\b(\d{1,3}) (days?|weeks?|months?)\b/.exec(
    text,
  );
  return match ? daysOf(match[1], match[2]) : null;
};

const early = (match: RegExpExecArray, text: string, after: string) => {
  const both = `${text} ${after}`;
  const fee = /\b(?:pay(?:s|ing)?|fee|charge|penalty|costs?)\b(?:[^.;$]|\.(?=\d)){0,60}\$ ?(\d+(?:\.\d+)?)/.exec(
    both,
  )?.[1];
  const isFree =
    /\b(?:no|without (?:any|a)?) (?:fee|penalty|charge|cost)\b|\bowe nothing\b|\bnothing is owed\b/.test(both) && !fee;
  return {
    allowed: true,
    notice_days: daysOf(match[1], match[2]),
    fee: fee
      ? { cents: Math.round(Number(fee) * 100), currency: 'USD' as const }
      : isFree
        ? { cents: 0, currency: 'USD' as const }
        : null,
  };
};
