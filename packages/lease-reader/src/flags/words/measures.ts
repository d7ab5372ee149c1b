import { stateRuleOf } from '#state-rules/state-rules.ts';
import { hasPhrase } from '#wording/pattern.ts';
import { amountsIn, monthsOfRentIn, percentsIn, spansIn } from '../detectors/amounts.ts';
import { lateFeeHit } from '../detectors/late-fee.ts';
import type { Reading } from '../said.ts';
import { speaksOf } from './spoken-of.ts';

/**
 * Whether the numbers of a text bear a flag out, or the few words without which there is none. Words tell what a sentence is about and
 * which way it points; whether a fee is high or a time short only its numbers tell. A flag that does not hang on numbers is borne out by any text.
 * `clause` is all that stands with the text.
 */
export const bearsOut = (flag: string, text: string, reading: Reading, clause: string): boolean => {
  if (nothingSaid.test(text) && !byAbsence.has(flag)) return false;
  return speaksOf(flag, text) && (measures[flag]?.(text, reading, clause) ?? true);
};

/** A line of a form that is answered with none: "Late fee per day: none". */
const nothingSaid = /:\s*(?:none|no|n\/a|not applicable|\$ ?0(?:\.0+)?|0 ?%)(?: (?:required|charged|due))?\s*[.;]?$/;

/** Flags that a lease makes by what it does not give. */
const byAbsence: ReadonlySet<string> = new Set(['RF03', 'RF06', 'RF11', 'RF25', 'RF52', 'RF55', 'RF56', 'RF72']);

const measures: Readonly<Record<string, (text: string, reading: Reading, clause: string) => boolean>> = {
  // Who asks a court for a judgment confesses none.
  RF01: (text) =>
    !hasPhrase(text, [
      '^LL {may} (?:obtain|seek|get|recover|sue for) (?:a |any )?(?:\\w+ )?judgment\\b(?!.*\\bwithout\\b)',
    ]),
  RF03: (text) => hasPhrase(text, [freed]) && !hasPhrase(text, [atPlay, butOwnFault]),
  RF04: (text) => hasPhrase(text, [ofCondition]) && !hasPhrase(text, [ofCrime]) && !hasPhrase(text, [mended]),
  RF06: (text) =>
    hasPhrase(text, [
      '\\b(?:notic\\w*|demands?|warn\\w*|tell\\w*|told|hear\\w*|process|served?|service|first|letter|word|chance|days?|at once|immediately|right away|without)\\b',
    ]),
  // "Landlord keeps his tools in it" takes nothing of the tenant's.
  RF08: (text) =>
    !hasPhrase(text, [
      "^(?!.*\\b(?:lien|rent|ow(?:e|es|ed|ing)|TT's (?:goods|property|belongings|things)|sell|sold)\\b).*\\bLL keeps? (?:his|her|their|its|LL's|some|a few) \\w+",
    ]),
  RF05: (text) => hasPhrase(text, [freed]),
  RF09: (text, _reading, clause) =>
    !hasPhrase(text, ['\\b(?:each|BB) (?:\\w+ ){0,2}(?:pays?|bears?|owes?|carries) (?:for )?\\S+ own\\b']) &&
    !hasPhrase(clause, [
      "\\bLL (?:{must} )?(?:also )?pays? (?:\\w+ ){0,2}TT's (?:\\w+ ){0,2}{lawyers}",
      "\\bTT (?:\\w+ ){0,3}(?:recovers?|collects?) (?:[\\w']+ ){0,2}{lawyers}.*\\bLL\\b",
    ]),
  // Who fixes a rent of the market decides no dispute.
  RF10: (text) => !hasPhrase(text, ['\\b(?:brokers?|apprais\\w+|option rent|market (?:rent|rate|value))\\b']),
  RF11: (text) =>
    !hasPhrase(text, ['\\b(?:gives?|giving) up (?:none|nothing|no)\\b', '\\bwaives? (?:none|nothing|no)\\b']) &&
    !hasPhrase(text, [
      '^TT (?:represents?|certif\\w+|states?|warrants?|declares?) (?:that )?TT (?:is|are) not\\b(?!.*(?:{waive}|\\b(?:if|claim|will)\\b))',
    ]) &&
    hasPhrase(text, [ofArms]),
  RF12: (text) =>
    !hasPhrase(text, [
      ...livingThere,
      '\\b(?:assist\\w*|service|support|guide|helper) animals?\\b(?!.*\\b(?:fees?|deposits?|charge\\w*|not allowed)\\b)',
      '\\b(?:apart from|except|other than|but for|save) (?:for )?(?:an? |any |the )?(?:\\w+ )?child(?:ren)?\\b',
    ]),
  // A complaint about noise is no review.
  RF13: (text) =>
    !hasPhrase(text, [
      '^(?!.*\\b(?:reviews?|posts?|posted|online|rating|media|press|publish\\w*)\\b).*\\b(?:noise|parking|smoke|pets?)[\\w ]{0,12} complaints?\\b',
    ]),
  // A fee for one thing that is called a fee is no deposit.
  RF16: (text) =>
    !/\$ ?0\b/.test(text) &&
    hasPhrase(text, [notAllBack]) &&
    !hasPhrase(text, [
      '^(?!.*\\b(?:deposits?|security|bond)\\b).*\\bnon-?refundable (?:\\w+ ){0,3}(?:fees?|charges?)\\b',
    ]),
  RF17: (text) => !hasPhrase(text, wearExcepted),
  RF18: (text, reading) =>
    lateFeeHit(`late fee ${text}`, reading, { start: 0, end: text.length, confidence: 1 }, null) !== null,
  // The fifth day of a month is a date; it makes no fee a daily one.
  RF19: (text) =>
    hasPhrase(text.replace(/\b\d+(?:st|nd|rd|th) (?:calendar )?day\b/g, ''), [
      '\\b(?:days?|daily|nightly|nights?|mornings?|midnights?|sunrises?|dawns?|compound\\w*)\\b',
    ]) &&
    hasPhrase(text, [
      '{default}',
      '\\b(?:rent|late|pay\\w*|money|balance|account|bills?|wait\\w*|after (?:that|this)|further|more|another)\\b',
    ]),
  RF21: (text) =>
    !hasPhrase(text, [
      '\\b(?:per|for each|each) (?:incident|occurrence|returned|dishonored)\\b',
      '^(?!.*\\b(?:package|program|services?|portal|processing|administrat\\w+|admin|technology|utilit\\w+|trash|pest)\\b).*\\bpet (?:fee|rent)s?\\b',
    ]) &&
    hasPhrase(text, [
      '\\b(?:mandatory|compulsory|non-?refundable|required|requires|must|shall|condition|automatic\\w*|enroll\\w*|everyone|every|each|all|also|whether|or not|added|adds?|in addition|on top|can not|may not|not (?:be )?(?:optional|declin\\w+|waiv\\w+|refus\\w+)|no (?:opting|opt-?out|choice|way)|like it)\\b',
    ]),
  RF22: (text) =>
    !hasPhrase(text, [
      '\\bless (?:what|such|the (?:sum|rent|amount|fair)|any|all)\\b|(?<!\\bwithout (?:\\w+ ){0,3})\\bpresent value\\b',
    ]) &&
    !hasPhrase(text, ['\\brent\\b[^.;]{0,20}\\b(?:is|as) (?:a|1) (?:single|total|fixed)\\b(?!.*{default})']) &&
    hasPhrase(text, [
      '\\b(?:due|owes?|owed|owing|payable|pays?|collects?|calls? in|claims?|accelerat\\w*|exigible|whole|entire|remain\\w*|balance|rest|left|unexpired|to come|matures?|falls? in|future|early)\\b',
    ]),
  RF23: (text) => amountsIn(text).some(({ cents }) => cents >= 10_000) || monthsOfRentIn(text) !== null,
  RF24: (text, { numbers }) =>
    (monthsOfRentIn(text)?.months ?? 0) > 2 ||
    (numbers.rentCents !== null && amountsIn(text).some(({ cents }) => cents > 2 * (numbers.rentCents ?? 0))),
  RF27: (text) => !hasPhrase(text, [capped]),
  RF28: (text) =>
    percentsIn(text).some(({ percent }) => percent > 4 && percent <= 60) &&
    !hasPhrase(text, [
      '\\d ?% of (?:\\w+ ){0,2}(?:sales|receipts|takings|turnover|revenue)\\b',
      '\\b(?:sales|receipts|takings|turnover|revenues?)\\b[^.;]{0,40}\\b(?:exceed\\w*|above|over|breakpoint)\\b|\\bbreakpoint\\b',
    ]),
  RF29: (text, { numbers }) =>
    percentsIn(text).some(({ percent }) => percent > 150) ||
    hasPhrase(text, [
      '\\b(?:double|doubles|twice|triple|triples|thrice|threefold|twofold|treble|(?<![.\\d])[2-5](?:\\.\\d)? times|2x|3x)\\b',
    ]) ||
    amountsIn(text).some(({ cents }) => numbers.rentCents !== null && cents > (1.5 * numbers.rentCents) / 30),
  RF30: (text) =>
    !hasPhrase(text, ['\\bletters? of credit\\b', '\\bl-?c\\b']) &&
    !hasPhrase(text, byTheMonth) &&
    !hasPhrase(text, ['\\bnot (?:itself |automatically )?(?:renew|extend|prolong|roll)']),
  // A few words that say nothing of notice are judged with the sentences beside them.
  RF33: (text, { kind, state }, clause) =>
    hasPhrase(text, [goesIn]) &&
    !hasPhrase(text, [
      '^(?!.*\\b(?:the (?:bed)?room|premises|unit|apartment|home)\\b).*\\b(?:shared|common) (?:\\w+ )?(?:rooms?|areas?|spaces?|parts?|kitchen)\\b',
    ]) &&
    (!spansIn(text.length > 50 || hasPhrase(text, ['{always}|\\b(?:no|not|never|without)\\b']) ? text : clause).some(
      ({ days, unit }) => (unit === 'hour' || unit === 'day') && days * 24 >= fairHours(kind, state),
    ) ||
      hasPhrase(text, ['\\b(?:without|no) (?:any |prior |advance )?(?:notice|warning)\\b'])),
  RF31: (_text, { numbers }) => numbers.tenantCount === null || numbers.tenantCount > 1,
  RF35: (text) =>
    hasPhrase(text, ['\\b(?:not|no|never|nobody|neither|nor|prohibited|forbidden|banned|barred|off the table)\\b']) &&
    !hasPhrase(text, [
      '\\bwithout\\b[^.;]{0,40}\\b(?:consent|permission|approval|asking)',
      '\\b(?:program|voucher|subsid\\w+|(?:housing )?assistance|authority|release|relieve|permitted (?:assign|sub|transf)\\w*)\\b',
      ofNights,
    ]),
  // To ask for leave is no refusal: it takes words for a will that nothing binds.
  RF36: (text) => hasPhrase(text, [atWill]) && !hasPhrase(text, [withoutReason]),
  // What bounds a guaranty may stand in the next sentence.
  RF32: (_text, _reading, clause) =>
    !hasPhrase(clause, [
      '\\b(?:guarant\\w+|liab\\w+|undersigned|obligations?|amount)\\b[^.;]{0,80}\\b(?:not (?:\\w+ ){0,3}exceed|never (?:be )?(?:more than|exceed)|limited to|at most|no more than|up to \\$|no event exceed)\\b',
    ]),
  RF38: (text) =>
    hasPhrase(text, [ofOwners]) &&
    !hasPhrase(text, [
      '\\b(?:is|are|{must} be|does|do) not (?:\\w+ )?(?:be )?(?:deemed |considered |treated as )?(?:to be )?(?:constitute )?an? (?:assignment|transfer)\\b',
    ]),
  RF39: (text, _reading, clause) =>
    !hasPhrase(text, [capped]) &&
    !hasPhrase(clause, [
      '\\b(?:operating|controllable|common|costs?|expenses?|share)\\b[^.;]{0,120}(?<!\\b(?:no|not|never|without) (?:be )?(?:an? )?)\\b(?:capped|ceiling|not (?:to )?exceed)\\b',
    ]),
  RF42: (text) => percentsIn(text).every(({ percent }) => percent > 4),
  // What was put in without asking is taken out again by any lease.
  RF46: (text) =>
    !hasPhrase(text, ["\\bwithout (?:such |LL's |this |that |prior |written )*(?:consent|permission|approval)\\b"]),
  RF47: (text) =>
    hasPhrase(text, [
      '\\b(?:relocat\\w*|mov(?:e|es|ed|ing)|shift\\w*|substitut\\w*|swap\\w*|exchang\\w*|transfer\\w*|trade|switch\\w*|put TT|other|another|different|comparable|similar|elsewhere|new)\\b',
    ]),
  RF51: (text, { kind }) => {
    const spans = spansIn(text);
    const money = hasPhrase(text, ['{rentword}', '\\bpay\\w*\\b', '\\bowe\\w*\\b', '\\bmoney\\b']);
    const floor = kind === 'residential' ? 5 : money ? 10 : 15;
    return (
      spans.length > 0 &&
      !hasPhrase(text, ['\\b(?:entry|enter|access|inspect\\w*|repairs?)\\b']) &&
      Math.min(...spans.map(({ days }) => days)) < floor
    );
  },
  // What only opens a list of defaults says nothing of notice, and what was not cured could be.
  RF52: (text) =>
    !/:\s*$/.test(text) &&
    !hasPhrase(text, [
      '\\bnot (?:so |been |be )?(?:cured?|corrected|remedied)\\b',
      '\\buncured\\b|\\bfails? to (?:so )?(?:cure|correct|remedy)\\b',
    ]),
  RF53: (text, _reading, clause) =>
    !hasPhrase(clause, [landlordCoversToo]) &&
    !hasPhrase(text, [
      ...ofEachOther,
      '\\bto (?:a|any) judgment\\b',
      "^(?!.*\\b(?:use|occup\\w+|all|any|LL's)\\b).*\\bTT's (?:own |sole )?(?:negligence|fault|misconduct|carelessness|breach)\\b",
    ]),
  // Where the rent falls the place need not be left.
  RF55: (_text, _reading, clause) =>
    !hasPhrase(clause, [
      '\\brent\\b(?:(?!\\b(?:no|not|nor|without)\\b)[^.;]){0,120}\\b(?:abat(?:e|es|ed)|suspend\\w*|ceases?|reduced)\\b',
    ]),
  RF56: (text) =>
    !hasPhrase(text, [
      '\\b(?:except|save|other than)\\b[^.;]{0,60}\\b(?:court|judge?ment|adjudged|awarded|agreed|abatement)\\b',
    ]) &&
    hasPhrase(text, [
      '\\b(?:rent|pay\\w*|owes?|owed|owing|sums?|money|installments?|deduct\\w*|set-?off|offsets?|withhold\\w*|abate\\w*|(?:keep|hold)s? back)\\b',
    ]),
  RF59: (text) =>
    (!hasPhrase(text, ['\\b(?:cancel\\w*|refund\\w*|returned)\\b']) || hasPhrase(text, [ofOpening])) &&
    !hasPhrase(text, [
      '\\b(?:no|without) rent\\b',
      '\\brent\\b[^.;]{0,20}\\bnot (?:commence|begin|start|run|be (?:due|owed|payable))\\b',
      '\\brent\\b[^.;]{0,30}\\b(?:stops?|waits?|abates?|begins? (?:only )?(?:when|once|on the day)|starts? (?:only )?(?:when|once|on the day)|is (?:not|reduced|cut))\\b',
      '\\bnot (?:owe|pay|be charged)\\b',
    ]) &&
    hasPhrase(text, [
      '\\b(?:even|not|no|never|though|although|whether|regardless|despite|notwithstanding|still|anyway|or not|before)\\b',
    ]),
  RF65: (text) =>
    hasPhrase(text, [papers]) && !hasPhrase(text, ['\\bcounterparts?\\b', '\\brecitals?\\b', '\\bratif\\w+']),
  RF66: (text) => !hasPhrase(text, wearExcepted),
  RF67: (text, { kind }) =>
    isHighCover(amountsIn(text), kind === 'commercial' ? 500_000_000 : 50_000_000) ||
    (!hasPhrase(text, [ofOwnChoice]) &&
      hasPhrase(text, [
        "\\b(?:only|LL's (?:own |preferred |chosen )?\\w+|designat\\w+|nobody else|nothing else|program\\w*|plans?|enroll\\w*|through LL|from LL|LL (?:may |will |shall )?(?:buy|plac|procur|obtain|provid|arrang|sell|pick|choos|select)\\w*|group polic\\w+|master polic\\w+|premiums?|no other|particular|named (?:company|carrier|insurer)|the (?:company|carrier|insurer) (?:that|which) LL)\\b",
      ])),
  RF69: (text) =>
    hasPhrase(text, [
      '\\b(?:guests?|visitors?|compan(?:y|ions?)|friends?|famil(?:y|ies)|relatives?|anyone|anybody|any(?: other)? person|nobody|no 1|some(?:one|body)|person|people|boyfriend|girlfriend|partner|visits?)\\b',
    ]) &&
    !hasPhrase(text, [
      '^(?!.*\\b(?:guests?|visitors?)\\b).*\\b(?:pets?|animals?|dogs?|cats?|gathering|part(?:y|ies))\\b',
    ]) &&
    !spansIn(text).some(({ days, unit }) => (unit === 'day' || unit === 'night' || unit === 'week') && days >= 7),
  RF72: (text, _reading, clause) => {
    const others = hasPhrase(clause, [endOfBreach]) ? text : `${text} ${clause}`;
    if (!hasPhrase(others, [landlordDoes])) return false;
    const [landlord, tenant] = [noticeOf('LL', text), noticeOf('TT', text)];
    const days = spansIn(clause.length < longestPair ? clause : text).filter(({ unit }) => unit !== 'hour');
    if (days.length > 1 && days.every(({ days: each }) => each === days[0]?.days)) return false;
    return (landlord === null || tenant === null || tenant > landlord) && !hasPhrase(text, [endOfBreach]);
  },
};

/** Who may not let a home by the night may still sublet it. */
const ofNights =
  '^(?!.*\\b(?:sub-?(?:let\\w*|leas\\w*)|assign\\w*)\\b).*\\b(?:short-? ?term|vacation|nightly|transient|airbnb|vrbo|platforms?|home-? ?sharing)\\b';

/** Words for a will that nothing binds. */
const atWill =
  "\\b(?:sole\\w*|absolute\\w*|discretion\\w*|(?:any|no|whatever) reasons?|reasons?|why|arbitrar\\w*|unfettered|uncontrolled|whatever|wishes|pleases?|sees? fit|likes?|feels?|whims?|refus\\w+|den(?:y|ies|ied)|withh\\w+|says? no|turn(?:s|ed)? down|final|alone|only|entirely|own|judge?ment|unreasonabl\\w*|not (?:be )?(?:obliged|required|bound|questioned|explain\\w*)|explain\\w*|up to LL|LL's (?:choice|call|taste|mood))\\b";

/** Who need not say why somebody has to go refuses no consent. */
const withoutReason =
  '^(?!.*\\b(?:consent\\w*|permi\\w+|approv\\w+|refus\\w+|den(?:y|ies)|discretion|withh\\w+|says? no|sublet\\w*|assign\\w*|requests?|grant\\w*|allow\\w*|agrees?|up to)\\b).*\\bnot (?:have to |need to )?(?:say|tell|give)\\b[^.;]{0,20}\\b(?:why|reasons?)\\b';

/** Whether cover is asked for, and all of it above a bound. */
const isHighCover = (amounts: readonly { readonly cents: number }[], bound: number): boolean =>
  amounts.length > 0 && amounts.every(({ cents }) => cents > bound);

/** Cover that may be bought from anybody costs what the market asks. */
const ofOwnChoice =
  "\\b(?:insurer|company|carrier|agent|policy)s? (?:of|that) TT(?:'s)? (?:own )?(?:choice|choosing|chooses|likes|picks)\\b|\\bany (?:licensed |reputable )?(?:insurer|company|carrier)\\b|\\b(?:buy|get) it (?:anywhere|wherever)\\b";

/** Hours of notice before an entry that a state asks for at a home; where it asks for none, half a day. */
const fairHours = (kind: Reading['kind'], state: string | null): number =>
  (kind === 'residential' ? stateRuleOf(state)?.entry.noticeHours : null) ?? 12;

const wearExcepted = [
  '\\bwear\\b[^.;]{0,40}\\b(?:except\\w*|aside|allow\\w*)\\b(?! wear)',
  '\\bexcept\\w*\\b[^.;]{0,30}\\bwear\\b',
];

/** Words for going into a home. */
const goesIn =
  '\\b(?:enter\\w*|entry|com(?:e|es|ing)|walk\\w*|go(?:es|ing)?|step\\w*|access\\w*|let\\w*|inspect\\w*|visit\\w*|unlock\\w*|open\\w*|keys?|drops?|stops?|looks?|show\\w*|knock\\w*|in and out|inside|unannounced|doors?|peek|pop|check\\w*|appear|turn up|arriv\\w+|use the|round|bring\\w*|through)\\b';

/** Words that free somebody of something, or take it from somebody: without one a text grants what it speaks of. */
const freed =
  "\\b(?:not|no|none|never|neither|nor|nothing|nobody|without|waives?d?|waiving|waiver|gives? up|giv(?:en|ing) up|gave up|lets? go|release\\w*|surrender\\w*|forgo\\w*|forego\\w*|forswear\\w*|disclaim\\w*|disown\\w*|den(?:y|ies)|renounc\\w+|relinquish\\w*|abandon\\w*|free (?:of|from)|exempt\\w*|harmless|blameless|excus\\w+|risk|risks|only|beyond|instead|regardless|whatever|even|answers? to nobody|can't|cannot|won't|TT (?:alone )?bears?|on TT|TT's (?:own )?(?:problem|loss|lookout|affair|account|insurance|carrier|insurer)|set aside|sign(?:s|ed)? away|out of reach|off the table|stops?|ends?|limited|less than|in place of|replac\\w+|overrid\\w+|controls?|prevails?)\\b";

/** Papers that a lease may bind to without showing them. */
const papers =
  '\\b(?:rules?|regulations?|handbooks?|manuals?|polic(?:y|ies)|guid\\w+|declarations?|covenants?|by-?laws?|booklets?|standards?|procedures?|criteria|codes?|exhibits?|schedules?|appendi\\w+|addend\\w+|riders?|papers?|documents?|sheets?|lists?|pages?|(?:master|head|prime|ground|over|underlying|superior) ?leases?|(?:grant|operating|loan|franchise|separate|other|certain|reciprocal|association)[\\w ]* agreements?|posted|posts?|websites?|online|portals?|boards?|binders?|on file|kept (?:at|in))\\b';

/** The risk of a pool is that of who swims, unless the text frees the landlord of more. */
const atPlay =
  '^(?!.*(?:{negligence}|{harm}|{waive}|\\b(?:liable|responsible|even|whether)\\b)).*\\b(?:pool|fitness|gym|playground|amenit\\w*|laundry|sauna|courts?)\\b.*\\bown risk\\b';

/** A promise of safety from others that nobody makes says nothing of the state of a home. */
const ofCrime =
  '^(?!.*\\b(?:as is|habit\\w+|condition\\w*|repairs?|maint\\w+|fit\\w*|codes?|sanit\\w+)\\b).*\\b(?:crimes?|criminal|cameras?|patrols?|(?:of|for|about) security|personal (?:safety|security))\\b';

/** Who answers for what they cause is freed of nothing. */
const butOwnFault =
  "^(?!.*\\b(?:even|whether or not|gross\\w*|wil+ful|intentional)\\b).*\\b(?:unless|except\\w*|save|other than|but not)\\b[^.;]{0,90}\\b(?:LL's|LL|BB) (?:\\w+ ){0,4}(?:{negligence}|fault|breach|failure|carelessness)|^(?!.*\\b(?:even|whether or not)\\b).*\\b(?:unless|except\\w*|save)\\b[^.;]{0,60}(?:{negligence}|fault|breach|carelessness|misconduct) of (?:LL|BB)\\b";

/** What was put right before the lease is nobody's duty in it. */
const mended =
  '^(?!.*(?:{must}|\\bas[- ]is\\b|{waive})).*\\b(?:was|were|has been|have been) (?:\\w+ )?(?:repaired|fixed|mended|replaced|corrected)\\b';

/** A lease that goes on from month to month binds nobody for long. */
export const byTheMonth = [
  '\\bmonth[- ](?:to|by)[- ]month\\b|\\bfrom month to month\\b',
  '\\b(?:terms?|periods?) of 1 month\\b|\\b(?:successive|further|additional) (?:1[- ]month|monthly) (?:terms?|periods?)\\b',
];

/** Who lives in a home and that it is theirs, which shuts nobody out. */
const livingThere = [
  "(?<!LL's )\\b(?:only|sole|primary|principal|main) (?:(?:place of )?(?:\\w+ )?residence|home|dwelling)\\b(?!.*\\b(?:child\\w*|kids?|famil\\w+)\\b)",
  "\\bchild(?:ren)?'s (?:pools?|toys?|bi(?:kes?|cycles?)|furniture)\\b|\\beligible (?:non-?citizens?|immigra\\w+|status)\\b",
  '^(?!.*\\b(?:no|not|never|without|must|extra|fee|deposit|leaves?|if|unless|until)\\b).*, (?:an?|1|2|3|her|his|their) (?:\\w+ )?(?:minor|infant|child|children)\\b',
];

/** Words for an army and its calls: students leave a place for many other reasons. */
const ofArms =
  '\\b(?:milit\\w+|arm(?:y|ed|s)|forces|nav(?:y|al)|marines?|airm[ae]n|service\\w*|dut(?:y|ies)|deploy\\w*|guard|enlist\\w*|draft\\w*|order(?:s|ed)?|scra|u\\. s\\. c|soldiers?|sailors?|uniform\\w*|reserv\\w+|recalled|veterans?|war|base|basic training|corps|rotc|overseas|at sea|federal\\w*|calls?|called|colou?rs|countr\\w+|nation\\w*|uncle sam|government|ship(?:s|ped)?|station\\w*|troops?|activat\\w*|mobili\\w*|recruit\\w*|combat|command\\w*|sergeant|captain)\\b';

/** When a tenant gets a place. */
const ofOpening =
  '\\b(?:ready|possess\\w+|deliver\\w*|keys?|mov(?:e|es|ing) in|move-?in|finish\\w*|complet\\w+|available|begins?|starts?|start\\w*|commenc\\w+|opens?|opening|vacant|delay\\w*|late|built|construct\\w+)\\b';

/** Words for who owns or runs a tenant that is a company. */
const ofOwners =
  '\\b(?:stock\\w*|shares?|shareholders?|interests?|own(?:s|ed|ers?|ership)?|control\\w*|partners?|partnership|members?|membership|merg\\w+|consolidat\\w+|dissol\\w+|companies|company|corporat\\w+|entit(?:y|ies)|busines\\w*|sells?|sale|sold|famil(?:y|ies)|hands|principals?|percent)\\b|\\d ?%';

/** "Landlord will repay Tenant for a claim that comes of Landlord's carelessness", beside the same promise of the tenant. */
const landlordCoversToo =
  '(?:^|[.;:] |\\) |\\b(?:and|likewise|also|while) )LL (?:{must} )?(?:also |likewise |in turn )?(?:indemnif(?:y|ies)|defends?|holds?|repays?|makes? good|covers?|protects?|keeps?)\\b[^.;]{0,50}\\bTT\\b[^.;]{0,90}\\b(?:claims?|loss\\w*|damages?|harm\\w*|liabilit\\w+|negligence|carelessness|fault|acts?)\\b';

/** Each side that covers the other covers nobody one way. */
const ofEachOther = [
  '\\b(?:each|either) (?:of the )?part(?:y|ies)\\b[^.;]{0,80}\\bother\\b',
  '\\b(?:BB|LL and TT|TT and LL)\\b[^.;]{0,80}\\b(?:the|each) other\\b',
];

/** Words for what state a place is in and who mends it. */
const ofCondition =
  '\\b(?:as[- ]is|as (?:it|they|the)|where[- ]is|condition\\w*|repairs?|repaired|repairing|fix(?:es|ed|ing)?|mend\\w*|maintain\\w*|maintenance|upkeep|keep\\w* up|break\\w*|broken?|fail\\w*|leak\\w*|(?:un)?fit|habit\\w*|liv(?:e|able)|defects?|faults?|wrong|heat\\w*|furnace|boiler|roof|pipes?|plumb\\w*|wir(?:es|ing)|replac\\w+|quits?|worn|wears?|safe|sound|standards?|codes?|warrant\\w*|promise\\w*|suitab\\w+|inspect\\w*|accepts?|found|finds?|problems?|water|electric\\w*|stove|appliances?|systems?|everything|anything)\\b';

/** Words for a deposit that does not come back whole. */
const notAllBack =
  '\\b(?:(?:non-?)?refund\\w*|returns?|returned|back|keeps?|kept|keeping|retain\\w*|deduct\\w*|subtract\\w*|withh\\w+|tak(?:e|es|en) (?:out|off|from)|comes? (?:out|off)|forfeit\\w*|earned|spent|spend|gone|less|minus|clean\\w*|carpets?|paint\\w*|fees?|charges?|not (?:a )?deposit|whatever|applied|goes|going|stays?|remains? with|belongs?|property of|costs?|bills?|credit\\w*)\\b';

const capped =
  '\\b(?:not (?:be )?(?:more than|exceed|rise|go up)|never (?:more than|over|above|exceed)|up to|at most|no more than|maximum|capped|cap of|ceiling of|limited to)\\b';

/** A notice of the tenant alone is longer than nothing. */
const landlordDoes =
  "\\bLL(?! (?:\\d|at least|on|by|in|of))\\b(?: (?:also|only|itself))? (?:{may}|{can}|{must}|\\b(?:ends?|gives?|wants?|needs?|is|has|terminates?|tells?|asks?|decides?))\\b|\\b(?:LL's|by LL|from LL|of LL|either|BB)\\b";

/** Letters of a clause that tells of little else than the notices. */
const longestPair = 260;

/** The landlord who ends it after a breach gives another notice than who only wants to. */
const endOfBreach =
  '\\b(?:where|if|when|once)\\b[^.;,]{0,40}\\b(?:unpaid|default\\w*|breach\\w*|violat\\w*|not (?:been )?(?:paid|pay))\\b[^.;]{0,30}\\bLL (?:{may}|{can}) (?:end|terminate|cancel)';

/** Days of notice that stand behind a side of the lease, before the other is named; null when there are none. */
const noticeOf = (side: 'LL' | 'TT', text: string): number | null => {
  const said = new RegExp(`\\b${side}\\b((?:(?!\\b(?:LL|TT)\\b)[^;]){0,120})`, 'g');
  for (const [, behind] of text.matchAll(said)) {
    const [span] = spansIn(behind ?? '');
    if (span !== undefined) return span.days;
    // "TT by 28 days' notice, and LL by 45".
    const bare = /^,? by (\d{1,3})(?=[,.;]|$)/.exec(behind ?? '');
    if (bare !== null) return Number(bare[1]);
  }
  return null;
};
