import { hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';

const deposit =
  '\\b(?:deposits?\\b(?! (?:act|law|statute)\\b)|security money|security\\b(?! (?:deposits?|device|system|guard|camera|alarm|service|gate|code|measure|interest|patrol|officer|personnel|agreement|for|of|as|instrument)))';
const _cleaning =
  '\\b(?:clean|cleaning|cleaned|cleaner|carpets?|shampoo\\w*|paint|painting|repaint\\w*|turnover|turn-over|redecorat\\w*|re-?key\\w*|maid|touch-?up|administrati\\w+|processing|sanitiz\\w+|make-?ready)\\b';
const _conditional = [
  '\\b(?:if|unless|when|where|only|except|to the extent)\\b[^.;]{0,50}\\b(?:dirty|not (?:left )?clean|damage\\w*|beyond|needed|necessary|required|fails? to clean|unclean|excess\\w*)\\b',
  '\\bbeyond (?:normal|ordinary|reasonable|fair)',
  '\\bactual (?:cost|damage)',
];

/** The tenant's deposit: kept, cut or judged by the landlord alone. Cap and return date are reckoned elsewhere. */
export const deposits = [
  rule({
    id: 'RF17_deposit_discretion',
    cues: [['damag', 'deduct', 'depos', 'wear', 'clean', 'secur', 'charge']],
    kinds: 'residential',
    says: [
      `${deposit} ** \\b(?:sole|absolute|own|LL's|complete|final|full)\\b[^.;]{0,25}\\b(?:discretion|judge?ment|opinion|say|decision|determination|option)\\b`,
      `\\b(?:sole|absolute|own|LL's|complete|final|full)\\b[^.;]{0,25}\\b(?:discretion|judge?ment|opinion|say|decision|determination)\\b ** ${deposit}`,
      'LL (?:alone |solely |and only LL |{may} |{must} |has the final say on |is the (?:only|sole) judge of |gets to )*(?:decides?|determines?|judges?|chooses?|says|sets?|final say|sole judge|decide|determine)\\b .. \\b(?:damages?|deduct\\w*|what (?:counts|is owed|to keep|it costs)|clean\\w*|wear|how much (?:to keep|of|comes|it))\\b',
      `${deposit} ... \\b(?:LL (?:sees? fit|thinks?|feels?|deems?|believes?|considers?|decides?|chooses?|wants?|likes?)|as LL)\\b`,
      '\\b(?:normal|ordinary|regular|fair|reasonable|everyday)\\b .. \\bwear\\b .. \\b(?:is|are|will be|shall be|may be|also|too|counts? as|included|including)\\b .. \\b(?:charged|deducted|deductible|damage|billed|chargeable|TT|paid|taken)',
      '\\b(?:including|includes?|even for|also for|as well as|and for)\\b .. \\b(?:normal|ordinary|regular|fair|reasonable|everyday) (?:use and )?wear\\b',
      '\\bno (?:allowance|credit|exception|excuse)\\b .. \\bwear\\b',
      "\\b(?:damages?|deductions?|(?:amount|sum|part) (?:kept|withheld|deducted|retained))\\b[^.;]{0,40}\\b(?:determined|decided|judged|assessed|set|fixed)\\b[^.;]{0,20}\\b(?:by|in|at) (?:LL|LL's)\\b",
      '\\bwear and tear\\b .. \\b(?:is|are) not (?:an excuse|excluded|excepted|exempt|allowed)',
    ],
    unless: [
      '\\bLL (?:may|shall|will|can|do|does) not\\b',
      '\\bnot (?:be )?(?:charged?|deducted?|billed) for\\b',
      '\\b(?:except|excepted|excluding|other than|beyond|apart from|not including|does not include|aside from|more than) (?:for )?(?:\\w+ ){0,2}(?:normal|ordinary|regular|fair|reasonable|everyday|wear)',
      '\\bwear and tear (?:is |are )?(?:excepted|excluded)',
      '\\bpets?\\b .. discretion',
      '\\b(?:apply|use) .. deposit .. (?:rent|default|cure)\\b',
      '\\breasonabl[ye] (?:discretion|judge?ment|determin\\w+|estimate)',
    ],
    weigh: (said, reading, hit) =>
      hasPhrase(`${said.text} ${reading.clauseText(said)}`, [
        '\\bdeposit|\\bsecurity\\b|\\bmove[- ]?out|\\bdamages?\\b|\\bdeduct|\\bwear\\b',
      ]) && hasPhrase(said.text, ['\\bdamag|\\bdeduct|\\bdeposit|\\bwear\\b|\\bclean|\\bsecurity\\b'])
        ? hit
        : null,
    confidence: 0.82,
  }),
];
