import type { LeaseText } from '../structure/lease-text.ts';
import { type Candidate, inSentence } from './candidate.ts';

/** Whether the tenant pays the costs of the building beside the rent (net), some of them, or none (gross). */
export const readNetOrGross = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  const kinds: readonly (readonly [RegExp, string, number])[] = [
    [/\babsolute(?:ly)?\s+(?:triple\s+)?net\b|\bbond(?:able)?\s+net\b/i, 'absolute_net', 0.86],
    [
      /\btriple[\s-]net\b|\bNNN\b|\bnet\s+net\s+net\b|\bcompletely\s+net\b|\b(?:absolutely|entirely)\s+net\s+to\b|\bnet\s+lease\b/,
      'nnn',
      0.82,
    ],
    [
      /\bmodified\s+(?:gross|net)\b|\bmodified\s+full[\s-]service\b|\bindustrial\s+gross\b|\bgross\b[^.;]{0,30}\bbase\s+year\b/i,
      'modified_gross',
      0.84,
    ],
    [
      /\bfull[\s-]service\s+(?:gross\s+)?(?:lease|basis|rent)|\bgross\s+(?:lease|rent)\b|\bfull\s+service\s+gross\b|\(full[\s-]service\)/i,
      'gross',
      0.8,
    ],
  ];
  for (const sentence of lease.sentences) {
    if (!/\bnet\b|gross|nnn|full service|full-service/.test(sentence.lower)) continue;
    for (const [pattern, kind, score] of kinds) {
      const hit = pattern.exec(sentence.text);
      if (hit && !/\bnot\s+(?:a|an)\s+(?:\w+\s+)?(?:net|gross)/i.test(sentence.text)) {
        found.push(
          inSentence(
            sentence,
            'structure',
            kind,
            score,
            Math.max(0, hit.index - 40),
            Math.min(sentence.text.length, hit.index + 80),
          ),
        );
        break;
      }
    }
  }
  if (found.length > 0) return found;
  const pass = lease.sentences.find(({ text }) =>
    /\b(?:tenant|lessee)\b[^.;]{0,80}\b(?:shall|will|agrees to)\s+pay\b[^.;]{0,160}\b(?:pro[\s-]*rata|proportionate|percentage)\s+share\b[^.;]{0,120}\b(?:operating|expenses|taxes|common area)|\b(?:common area|operating expenses|taxes)\b[^.;]{0,60}:[^.;]{0,40}\b(?:pro[\s-]*rata|proportionate)\s+share\b/i.test(
      text,
    ),
  );
  if (!pass) return [];
  const base = lease.sentences.find(({ text }) =>
    /\bbase\s+(?:year|amount)|expense\s+stop|in\s+excess\s+of\s+(?:the\s+)?base/i.test(text),
  );
  const lead = base ?? pass;
  return [
    {
      ...inSentence(lead, 'structure', base ? 'modified_gross' : 'nnn', 0.6, 0, Math.min(lead.text.length, 240)),
      method: 'computed',
      reasoning: base
        ? 'The tenant pays its share of costs above a base year or stop.'
        : 'The tenant pays its share of operating costs and taxes beside the rent.',
    },
  ];
};
