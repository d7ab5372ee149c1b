import { type Concepts, concepts } from '#flags/detector.ts';

/** A detector by what a sentence means, whoever wrote it: each idea with all the words that people use for it. */
export const meaning = (from: Concepts) => concepts({ within: 260, longest: 460, confidence: 0.72, ...from });

/** Ideas that several flags share. */
export const idea = {
  /** The tenant bears it. */
  onTenant:
    "(?:\\b(?:is|are|be|falls?|fall (?:up)?on|falls? (?:up)?on|rests? (?:with|on|upon)|left to|up to|borne by|charged to|chargeable to|(?:at|for) the (?:\\w+ )?(?:cost|expense|charge|account) of|comes? out of|for) (?:\\w+ )?TT\\b(?!'s \\w)|\\bon TT\\b|\\bTT's (?:own |sole )?(?:problem|job|responsibility|expense|cost|burden|bill|account|pocket|dime|risk|lookout|duty|headache)\\b|\\bTT's to (?:deal|handle|fix|pay|treat|sort|solve)|\\bis TT's\\b|\\bTT (?:{must} )?(?:also |always |fully |solely )?(?:{pay}|handles?|deals? with|takes? care of|sees? to|gets? (?:it|them|that) (?:treated|fixed|seen to)|sorts? (?:it|them|that)? ?out))",
  /** With no time to put it right. */
  noChance:
    '\\b(?:right away|immediately|at once|on the spot|instantly|forthwith|then and there|that (?:very )?(?:day|minute)|same day|no (?:2nd|second) chances?|no (?:warning|notice|grace|cure)\\w*|without (?:any )?(?:warning|notice|a chance|chance|opportunity|further ado|cure)|automatically|no chance|no opportunity|no time to|no notice (?:need|is|shall))',
  wholeRent:
    '\\b(?:(?:all|every|entire|whole|full|aggregate|sum|total|each)\\b[^.;]{0,30}\\b(?:rents?|installments?|months?|payments?)|(?:balance|remainder|residue|rest) of (?:the )?(?:rents?|term|lease|installments?)|everything (?:up )?(?:to|until|through) the end|rents? for (?:the )?(?:rest|remainder|balance) of)\\b',
  atLandlordsWill:
    "\\b(?:as (?:it|LL|they) (?:pleases?|sees? fit|chooses?|likes?|wish(?:es)?|wants?)|for any (?:or no )?reasons?|for no reason|no reason (?:is )?(?:needed|required|given)|without (?:giving |stating |having to give )?(?:a |any )?reasons?|(?:need not|not (?:have|need|got) to) (?:say|explain|state|tell|give|justify)\\b[^.;]{0,15}(?:why|reasons?|it)?|(?:sole|exclusive|absolute|uncontrolled|unfettered|unrestricted|own|full) (?:and \\w+ )?(?:discretion|judge?ment|option|choice)|entirely up to LL|up to LL\\b|LL's (?:call|say|whim|choice|pleasure|say-so)|in any manner|arbitrarily|at (?:its|LL's) (?:will|pleasure|whim|option))",
} as const;
