import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { datesIn, type FoundDate } from '../values/dates.ts';
import { type Candidate, inSentence } from './candidate.ts';

/** The day of the agreement: in its opening words, else by the signatures. */
export const readSigning = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  for (const sentence of lease.sentences) {
    const part = lease.parts[sentence.part];
    if (part && part.role !== 'base' && part.role !== 'amendment') continue;
    const isOpening = sentence.start - (part?.start ?? 0) < 1500;
    if (!isOpening && sentence.text.length > 160) continue;
    if (!/\d/.test(sentence.text)) continue;
    const dates = datesIn(sentence.text);
    const first = dates.find(({ start }) => !otherPaper.test(sentence.text.slice(0, start)));
    if (!first) continue;
    const before = sentence.text.slice(0, first.start);
    if (
      isOpening &&
      /\b(?:made|entered|dated|executed|effective|sign(?:ed|s)?|(?:wrote|drew up) (?:this|it)|agreed?|shook hands)\b[^.;]{0,60}$/i.test(
        before,
      ) &&
      // "may end this lease effective April 30" names another day than that of the lease.
      !/\b(?:terminat\w*|cancel\w*|end(?:s|ed)?\s+(?:this|the)|increas\w*|renew\w*|options?)\b[^.;]{0,60}$|\bagreed?\b[^.;]{0,50}\bfrom\W*$/i.test(
        before,
      ) &&
      (/\bthis (?:[\w-]+ ){0,4}(?:lease|agreement|contract|sublease|amendment)\W{1,3}(?:is )?dated\b[^.;]{0,12}$/i.test(
        before,
      ) ||
        !/\b(?:lease|agreement)\b[^.;]{0,20}\bdated\b[^.;]{0,10}$/i.test(
          before.replace(/^.{0,80}?\b(?:this|the)\b/i, ''),
        ))
    ) {
      found.push(
        inSentence(
          sentence,
          'lease_date',
          first.iso,
          part?.role === 'amendment' && lease.verdict !== 'amendment' ? 0.2 : 0.9,
          Math.max(0, first.start - 40),
          first.end,
        ),
      );
    } else if (
      !isOpening &&
      before.trim() === '' &&
      sentence.cells.length > 1 &&
      dates.length === 1 &&
      part?.role === 'base'
    )
      found.push(inSentence(sentence, 'lease_date', first.iso, 0.34, first.start, first.end));
    else if (isOpening && standsAlone(lease, sentence, first))
      found.push(inSentence(sentence, 'lease_date', first.iso, 0.6, first.start, first.end));
    else if (
      !isOpening &&
      (isStamped.test(sentence.text.slice(first.end)) ||
        /^(?:.{0,60}\b(?:date|dated|signed|executed|witness(?:es)?|hands?|seals?|fecha|firmas?|firmado|signatures?)\b\)?(?:\s+(?:on|this|as\s+of|the|at|electronically|by\s+(?:both|all|the|us|its|each)(?:\s+(?:of\s+)?(?:the\s+)?(?:parties|party|us|hereto))?))*\W{0,12})?$/i.test(
          before.trim(),
        )) &&
      part?.role === 'base'
    )
      found.push(inSentence(sentence, 'lease_date', first.iso, 0.35, first.start, first.end));
  }
  return found;
};

/** "Host, 2026-11-21 14:07 MST": a signature given on a screen. */
const isStamped = /^,?\s+(?:at\s+)?\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?\s*)?[A-Z]{3,4}\b/i;

/** "The inspection report dated December 20 is attached" tells the day of another paper. */
const otherPaper =
  /\b(?:inspection|inventory|checklist|report|plans?|drawings?|survey|disclosure|permit|certificate|estimate|letter|proposal|policy|deed|trust|declaration|indenture|mortgage|consent|photographs?|photos?)\b(?:\s+\w+){0,3}\s+(?:dated|made|signed|executed)\b[^.;]{0,12}$/i;

/** A date on a line of its own, as in the head of a letter. */
const standsAlone = (lease: LeaseText, sentence: Sentence, date: FoundDate): boolean => {
  const text = lease.documents[sentence.document]?.document.text ?? '';
  const before = text.slice(Math.max(0, sentence.start + date.start - 3), sentence.start + date.start);
  const after = text.slice(sentence.start + date.end, sentence.start + date.end + 3);
  return /(?:^|\n)\s*$/.test(before) && /^\s*(?:\n|$)/.test(after);
};
