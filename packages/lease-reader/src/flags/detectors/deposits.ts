import { hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';

const deposit =
  '\\b(?:deposits?\\b(?! (?:act|law|statute)\\b)|security money|security\\b(?! (?:deposits?|device|system|guard|camera|alarm|service|gate|code|measure|interest|patrol|officer|personnel|agreement|for|of|as|instrument)))';
const cleaning =
  '\\b(?:clean|cleaning|cleaned|cleaner|carpets?|shampoo\\w*|paint|painting|repaint\\w*|turnover|turn-over|redecorat\\w*|re-?key\\w*|maid|touch-?up|administrati\\w+|processing|sanitiz\\w+|make-?ready)\\b';
const conditional = [
  '\\b(?:if|unless|when|where|only|except|to the extent)\\b[^.;]{0,50}\\b(?:dirty|not (?:left )?clean|damage\\w*|beyond|needed|necessary|required|fails? to clean|unclean|excess\\w*)\\b',
  '\\bbeyond (?:normal|ordinary|reasonable|fair)',
  '\\bactual (?:cost|damage)',
];

/** The tenant's deposit: kept, cut or judged by the landlord alone. Cap and return date are reckoned elsewhere. */
export const deposits = [
  rule({
    id: 'RF16_deposit_nonrefundable',
    cues: [['depos', 'secur']],
    kinds: 'residential',
    says: [
      `${deposit} .. \\b(?:is|are|shall be|will be|being|of which)?\\b ?.. (?:\\bnon-?refundable\\b|\\bnot (?:be )?(?:refundable|refunded|returned|returnable|given back|coming back))`,
      `\\bnon-?refundable (?:\\w+ ){0,4}deposit`,
      `${deposit} ** \\b(?:never|not|no part|none of it|no portion)\\b[^.;]{0,30}\\b(?:refund\\w*|return\\w*|given back|comes? back|get\\b[^.;]{0,12}back|repaid)`,
      `(?:{money}|\\bpart|\\bhalf|\\bportion|\\d+ ?%)[^.;]{0,40} of (?:the |TT's |this )*${deposit}[^.;]{0,60}\\b(?:pays? for|covers?|goes (?:to|toward|for)|is (?:kept|used|retained|earned|non-?refundable|ours|LL's)|will be (?:kept|used|retained|deducted|withheld)|stays with)`,
      `${cleaning}[^;]{0,120}\\b(?:kept|deducted|taken|withheld|comes? (?:out|off)|come (?:out|off)|retained|subtracted|held back|charged|paid|set off|docked|removed)\\b[^.;]{0,40}\\b(?:from|out of|against|off|to)\\b[^.;]{0,30}${deposit}`,
      `\\b(?:kept|deduct\\w*|takes?|taken|withh\\w+|keeps?|retain\\w*|subtract\\w*|dock\\w*|hold(?:s)? back)\\b[^;]{0,90}\\b(?:from|out of|off)\\b[^.;]{0,25}${deposit}[^;]{0,60}${cleaning}`,
      `LL .. (?:{must}|{may}|keeps?|deducts?|takes?|retains?|withholds?) .. \\b(?:keep|deduct|take|retain|withhold|keeps|deducts|takes|retains|withholds)?\\b[^;]{0,60}{money}[^;]{0,60}${cleaning}[^;]{0,80}${deposit}`,
      `${deposit}[^.;]{0,20}\\b(?:is|are|shall be|will be|gets?|automatically)\\b[^.;]{0,20}\\b(?:forfeit\\w*|lost|automatically (?:kept|retained|deducted)|LL's to keep|gone)\\b`,
      `TT[^.;]{0,20}\\b(?:not|never)\\b[^.;]{0,15}\\b(?:get|gets|receive|see)\\b[^.;]{0,25}${deposit}[^.;]{0,20}(?:back|again|returned|$|\\.)`,
      `TT .. \\b(?:forfeits?|loses?|gives up|{waive})\\b .. ${deposit}`,
      `LL .. (?:keeps?|retains?|{may} (?:keep|retain)) .. \\b(?:whole|entire|full|all (?:of )?(?:the |TT's )?)\\b .. ${deposit}`,
      `(?:\\bautomatic|\\bmandatory|\\bflat|\\bstandard)[^.;]{0,20}${cleaning}[^;]{0,90}${deposit}`,
    ],
    unless: [
      '\\b(?:use, apply|apply or retain|use or apply|may apply|amounts? due|to the extent necessary)\\b',
      '\\b(?:pet|animal) (?:fee|charge)s? (?:of|is|are)?[^.;]{0,20}\\bnon-?refundable|\\bfee and not a deposit|\\bnot a deposit',
      '\\b(?:application|holding|hold|reservation|key|earnest|bid)\\b[^.;]{0,20}\\bdeposits?|\\bdeposit\\b[^.;]{0,30}\\bto hold\\b',
      '\\bLL (?:may|shall|will|can) not\\b|\\b(?:never|not) (?:be )?(?:forfeit|deduct|kept|withh|automatically|lost)',
      '\\b(?:last month|final month|in lieu of|as rent|for rent|in place of)\\b',
      '\\bLL (?:forfeits|loses|{waive})\\b',
      ...conditional,
    ],
    confidence: 0.85,
  }),
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
