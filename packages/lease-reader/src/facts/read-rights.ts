import type { FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { type Candidate, inSentence } from './candidate.ts';
import { withRoles } from './sentence-rules.ts';

/** What gives a tenant of a business a right to space or to an end, by its name or by what it does; {L} and {T} are the parties. */
const rightTypes: readonly (readonly [type: string, says: string])[] = [
  [
    'ROFR',
    '\\bright of first refusal\\b|\\bfirst (?:right|chance|crack) (?:to|at|of) (?:buy|match|purchas|leas)\\w*|\\b{T}\\b[^.;]{0,60}\\b(?:days?|weeks?)\\b[^.;]{0,30}\\bto match\\b|\\b{T}\\b[^.;]{0,60}\\b(?:buy|take|lease|purchase)\\b[^.;]{0,30}\\b(?:on|upon) the (?:same terms|terms (?:so )?offered)\\b',
  ],
  [
    'ROFO',
    '\\bright of first (?:offer|opportunity)\\b|\\bfirst offer (?:it|them|the|that|those|such)\\b[^.;]{0,40}\\bto {T}\\b|\\b(?:available|free|vacant|vacated|before (?:leasing|letting|selling|marketing|offering))\\b[^.;]{0,120}\\boffer (?:it|them|the \\w+|that \\w+|such \\w+) (?:first |once )?to {T}\\b',
  ],
  [
    'expansion',
    '\\b(?:expansion (?:option|right)|option to expand|right to expand)\\b|\\b{T}\\b[^.;]{0,30}\\b(?:may|option to|right to)\\b[^.;]{0,20}\\b(?:add|lease|take)\\b[^.;]{0,20}\\b(?:adjoining|adjacent|additional|neighbou?ring) (?:space|premises|suite|bay|unit)',
  ],
  [
    'purchase',
    '\\b(?:option to (?:purchase|buy)|purchase option|right to (?:purchase|buy) the (?:premises|property|building|land))\\b',
  ],
  [
    'contraction',
    '\\b(?:contraction (?:option|right)|option to contract|right to (?:reduce|contract) the premises)\\b|\\b{T}\\b[^.;]{0,30}\\bmay (?:give back|surrender|hand back) (?:a )?(?:part|portion) of the (?:premises|space)',
  ],
  [
    'termination',
    '\\b(?:termination option|early termination (?:right|option)|(?:one-time|the) (?:right|option) to terminate (?:this|the) lease)\\b|\\b(?:{T}|either (?:party|side|of us))\\b[^.;]{0,30}\\bmay\\b[^.;,]{0,30}\\b(?:end|terminate|cancel|leave)\\b[^.;]{0,90}\\b(?:after|from|at the end of) [^.;]{0,40}\\b(?:months?|years?|20\\d\\d)\\b[^.;]{0,90}\\b(?:notice|letter|written|writing)\\b|\\bafter [^.;]{0,40}\\b(?:months?|year)\\b[^.;]{0,30}\\b(?:{T}|either (?:party|side|of us))\\b[^.;]{0,20}\\bmay (?:end|terminate|cancel)\\b|\\b(?:gross )?sales\\b[^.;]{0,60}\\b(?:less than|below|under|not (?:reach|exceed))\\b[^;]{0,90}\\b(?:{T}|either (?:party|side|of us))\\b[^.;]{0,20}\\bmay (?:end|terminate|cancel)\\b|\\b(?:{T}|either (?:party|side|of us))\\b[^.;]{0,20}\\bmay (?:end|terminate|cancel)\\b[^.;]{0,120}\\bif (?:gross )?sales\\b',
  ],
];

/** Ends that come of harm or of another's fault, and ends by the landlord, are no right to leave at will. */
const endsForCause =
  /default|condemn|casualty|taking|damage|destroy|fire|breach|fail|deliver|restor|repair|interrupt|permit|hold(?:s|ing)? over|month[- ]to[- ]month/i;

type Right = { readonly type: string; readonly sentence: Sentence; readonly at: number };

/** The rights of a tenant of a business: to match or get an offer first, to grow, to buy, to give back, to end early; one value for all. */
export const readRights = (lease: LeaseText): Candidate[] => {
  const found: Right[] = [];
  const patterns = rightTypes.map(([type, says]) => [type, withRoles(lease, says)] as const);
  for (const sentence of lease.sentences) {
    if (sentence.text.length > 2500) continue;
    for (const [type, pattern] of patterns) {
      const hit = pattern.exec(sentence.text);
      if (!hit || found.some((other) => other.type === type)) continue;
      const before = sentence.text.slice(Math.max(0, hit.index - 60), hit.index);
      if (/\b(?:no|not|waives?|without|nor|any)\s*(?:\w+\s+){0,3}$/i.test(before) || !givenTo(lease, sentence.text))
        continue;
      if (type === 'termination' && endsForCause.test(sentence.text) && !/\bsales\b/i.test(hit[0])) continue;
      // To be offered first what another has bid for is to refuse first.
      const isRefusal = type === 'ROFO' && /\boffers?\b[^.;]*\bfirst offer\b[^.;]*\bsame terms\b/i.test(sentence.text);
      found.push({ type: isRefusal ? 'ROFR' : type, sentence, at: hit.index });
    }
  }
  const first = found[0];
  if (!first) return [];
  const value: FactValue = found.map(({ type, sentence }) => ({
    type,
    text: sentence.text.slice(0, 160).replace(/\s+/g, ' '),
  }));
  return [
    inSentence(
      first.sentence,
      'rights',
      value,
      0.7,
      Math.max(0, first.at - 60),
      Math.min(first.sentence.text.length, first.at + 120),
    ),
  ];
};

const givenTo = (lease: LeaseText, text: string): boolean =>
  withRoles(lease, '\\b{T}|\\bsub-?(?:tenant|lessee)|\\beither (?:party|side|of us)').test(text);
