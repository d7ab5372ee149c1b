import type { LeaseText } from '../structure/lease-text.ts';
import { durationsIn, inDays } from '../values/durations.ts';
import { type Candidate, inSentence, topicOf } from './candidate.ts';
import { withRoles } from './sentence-rules.ts';

/** How long before the landlord comes in the tenant is told, in hours; 0 where the lease asks for no notice. */
export const readEntry = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  const landlord = withRoles(lease, '{L}|\\bwe\\b|\\bhe\\b');
  for (const [at, sentence] of lease.sentences.entries()) {
    if (sentence.cells.length > 0 || lease.parts[sentence.part]?.role === 'exhibit') continue;
    const topic = topicOf(lease, sentence);
    const isTopic = /\bentry|access|visits?|inspect|right to enter|coming in|keys?\b/.test(
      topic.split('/').at(-1) ?? '',
    );
    // Who takes the place or the goods back after a default comes in by another right.
    if (/\b(?:seiz\w+|distrain\w*|distress|repossess\w*|re-?enter\w*)\b/i.test(sentence.text)) continue;
    if (/\b(?:visitor|guest|overnight)\b/i.test(sentence.text) && !/\bemergenc/i.test(sentence.text)) continue;
    const enters =
      /\b(?:enter(?:s|ing)?|entry|com(?:es?|ing) in(?:to)?|walk in|inspections?|go in|access(?:ing)? (?:to )?the|inspect|showing|visits?)\b/i.test(
        sentence.text,
      );
    if (!enters && !isTopic) continue;
    const text = sentence.text;
    const previous = lease.sentences[at - 1];
    const open =
      /\b(?:any time it suits|whenever (?:the )?\w+ (?:likes?|wants?|pleases?|chooses?)|when(?:ever)? he wants|without asking|at any time(?:\s*,)?\s*(?:and\s+)?(?:with or without|without (?:prior )?notice)|without (?:any |prior )?notice(?! in| only| if| when| where| for)|whether (?:you|tenant) (?:are|is) home|day or night|with or without notice|does(?:n'?t| not) have to (?:call|knock)|do not give notice|no notice (?:is )?(?:required|needed|necessary)(?! (?:in|for|if)))\b/i.exec(
        text,
      );
    const emergency = /emergenc|fire|flood|water is running|if renter is present/i.test(text);
    if (open && !emergency && (landlord.test(text) || isTopic)) {
      const isEntry = enters || /\b(?:go in and out|keys?)\b/i.test(`${previous?.text ?? ''}${text}`) || isTopic;
      if (isEntry) found.push(inSentence(sentence, 'entry_notice_hours', 0, 0.76, 0, text.length));
    }
    for (const length of durationsIn(text)) {
      if (length.unit !== 'hour' && length.unit !== 'day') continue;
      const after = text.slice(length.end, length.end + 60);
      const before = text.slice(Math.max(0, length.start - 40), length.start);
      if (lease.kind === 'commercial' && !/\b(?:enter|entry|access|comes? in)\b/i.test(text)) continue;
      if (/\b(?:books|records|audit)\b/i.test(text)) continue;
      const isNotice =
        /^'?\s*(?:\w+\s+){0,4}(?:notice|warning)|^'?\s*(?:in advance|before|prior|ahead|beforehand)/i.test(after) ||
        /\bnotice\b[^.;]{0,30}$/i.test(before);
      if (!isNotice) continue;
      if (
        /\b(?:terminate|vacate|quit|move out|rent|default|cure|end this)\b/i.test(text) &&
        !/\benter|entry|showing|inspect/i.test(text)
      )
        continue;
      const strong = /\b(?:enter|entry|com(?:e|ing) in|access|inspection|showing)/i.test(text) || isTopic;
      if ((!strong && length.unit === 'day') || inDays(length) > 14) continue;
      found.push(
        inSentence(
          sentence,
          'entry_notice_hours',
          length.unit === 'day' ? length.amount * 24 : length.amount,
          strong ? 0.85 : 0.6,
          Math.max(0, length.start - 30),
          Math.min(text.length, length.end + 40),
        ),
      );
      break;
    }
  }
  return found;
};
