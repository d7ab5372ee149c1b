import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { namesIn } from '../values/names.ts';
import { type QuickPattern, quickPattern } from '../wording/quick-pattern.ts';
import { atWords, type Candidate, inSentence } from './candidate.ts';
import { withRoles } from './sentence-rules.ts';

/** Occupants, manager and guarantor in running words. */
export const readOthers = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  const occupants: readonly QuickPattern[] = [
    withRoles(
      lease,
      '\\b(?:occupied|lived in|used)\\b[^.;]{0,80}\\bby\\b[^.;]{0,60}?(?:{T})?[^.;]{0,20}\\band\\s+(?:(?:{T}|his|her|their|the\\s+following)\\s+)?(?:minor\\s+)?(?:children|child|daughters?|sons?|spouse|wife|husband|mother|father|family)\\b[,:]?\\s*',
    ),
    quickPattern(
      /\b(?:your|his|her|their|tenant's|resident's|lessee's|and)\s+(?:minor\s+|two\s+|three\s+)?(?:children|child|daughters?|sons?|spouse|wife|husband|mother|father|partner|grandmother|brother|sister),?\s+(?:named\s+)?(?=[A-Z][A-Za-z]+)/,
    ),
    quickPattern(
      /\b(?:following|other|only|additional|permitted|authorized|named)\s+(?:minor\s+|household\s+|family\s+)?(?:occupants?|persons?|people|children|members|individuals?(?:\(s\))?)(?![a-z])[^.;:]{0,60}(?::|\bare\b|\bis\b)\s*:?\s*/i,
    ),
    withRoles(
      lease,
      '\\b(?:occupied|lived in|used)\\b[^.;]{0,40}\\bby\\b[^.;]{0,30}{T}\\s+and\\s+(?:by\\s+)?(?:(?:his|her|their)\\s+)?(?=[A-Z])',
    ),
    quickPattern(/\boccupants?\s*(?:are|is|:|\(not signing\)|who do not sign)\s*:?\s*/i),
  ];
  for (const [at, sentence] of lease.sentences.entries()) {
    if (
      /child|daughter|son\b|sons\b|spouse|wife|husband|mother|father|occupant|occupied|partner|brother|sister|persons|people|individual/.test(
        sentence.lower,
      )
    ) {
      for (const pattern of occupants) {
        const hit = pattern.exec(sentence.text);
        if (!hit) continue;
        const from = hit.index + hit[0].length;
        // "Occupied by Tenant and the following:" has its names in the next line.
        const next = lease.sentences[at + 1];
        if (sentence.text.slice(from).trim() === '' && next && /:\s*$/.test(hit[0]) && next.text.length < 160) {
          const below = namesIn(next.text).filter(({ name }) => /^\p{Lu}.* \p{Lu}/u.test(name));
          const [first, last] = [below[0], below.at(-1)];
          if (first && last)
            found.push(
              atWords(
                next,
                'occupants',
                below.map(({ name }) => name),
                0.76,
                first.start,
                last.end,
              ),
            );
          break;
        }
        const rest = sentence.text
          .slice(from, from + 160)
          .replace(/;/g, (sign) => (/:\s*$/.test(hit[0]) ? ',' : sign))
          .replace(/\b(?:his|her|their|your)\s+[a-z]+\s+(?=[A-Z])/g, (words) => ' '.repeat(words.length))
          .replace(/(?<=[a-z])(?:\s*\((?:age|born|DOB)\b[^)]*\)|,\s+(?:aged?|born)\s+\d+(?:\s+years)?)/gi, '');
        const cut = /\s+(?:are|is|will|who|only|and by no|and no|may|shall)\b|(?<!\b[A-Z])\.|[;(]/.exec(rest);
        const names = namesIn(cut ? rest.slice(0, cut.index) : rest).filter(({ name }) =>
          /^\p{Lu}.* \p{Lu}/u.test(name),
        );
        if (names.length > 0) {
          const end = from + Math.max(...names.map((name) => name.end));
          found.push(
            atWords(
              sentence,
              'occupants',
              names.map(({ name }) => name),
              0.72,
              Math.max(0, hit.index),
              Math.min(end, sentence.text.length),
            ),
          );
          break;
        }
      }
    }
    // A child goes by its first name.
    const child =
      /\b[Yy]our\s+(?:son|daughter),?\s+(\p{Lu}\p{L}+),?(?:\s*\([^()]*\)|\s+who\s+is\s+\w+,)?\s+(?:also\s+|will\s+)?(?:lives?|stays?)\s+(?:with\s+you|here|there)\b/u.exec(
        sentence.text,
      );
    if (child?.[1])
      found.push(atWords(sentence, 'occupants', [child[1]], 0.6, child.index, child.index + child[0].length));
    if (/manag|agent/.test(sentence.lower)) {
      const hit =
        /(?:property\s+)?(?:managed by|(?:managing|management)\s+(?:agent|company)\s*(?:is|:|,|shall be)|manager\s+(?:on\s+(?:the\s+)?\w+\s+)?(?:is|shall be)|(?:owner|landlord|lessor)'s\s+(?:managing\s+)?(?:agent|manager)\s*(?:is|,|:)|agent\s+for\s+(?:the\s+)?(?:owner|landlord)\s*(?:is|:|,)|\bits\s+(?:[\w-]+\s+)?(?:agent|manager)\s+is|\b(?:through|by|to|in\s+care\s+of)\s+(?:its|his|her|their|an?)\s+(?:\w+\s+){0,3}(?:agent|manager),?)\s+(?=[A-Z])/i.exec(
          sentence.text,
        );
      if (hit) addOne(sentence, 'manager', hit, found, 0.75);
      const defined = !sentence.text.includes('"')
        ? null
        : /([A-Z](?:[^.;()"]|\b(?:Inc|Co|Corp|Ltd)\.){3,70}?)\s*(?:,\s+(?:an?|the|its|whose|of)\b[^()"]{0,60})?\(\s*(?:the\s+|herein\w*\s+)*"(?:the\s+)?(?:manager|property manager|managing agent|agent|management company)"\s*\)/i.exec(
            sentence.text,
          );
      if (defined?.[1]) {
        const names = namesIn(defined[1].replace(/^.*(?:\b(?:by|is|with|through|and|care of)|c\/o|:)\s+(?=[A-Z])/, ''));
        if (names[0])
          found.push(
            inSentence(sentence, 'manager', names[0].name, 0.78, defined.index, defined.index + defined[0].length),
          );
      }
    }
    // "I, Ann Roe, of 12 Elm Street, am his mother. I guarantee what he owes."
    const [opening = '', words = ''] = /^\W*I, ([A-Z][^;,"]{3,60})(?=,)/.exec(sentence.text) ?? [];
    const [own] = namesIn(words);
    if (
      own &&
      lease.sentences
        .slice(at, at + 3)
        .some(({ clause, text }) => clause === sentence.clause && /\bI\b[^.;]*\bguarant(?:ee|y)\b/.test(text))
    )
      found.push(atWords(sentence, 'guarantor', own.name, 0.72, opening.length - words.length, opening.length));
    if (/guarant|co-?sign/.test(sentence.lower)) {
      const hit = /\b(?:guarantor|co-?signer)\b\s*(?:is|:|,|shall be)?\s+(?=[A-Z][a-z]+ [A-Z])/i.exec(sentence.text);
      if (hit) addOne(sentence, 'guarantor', hit, found, 0.72);
      const by = /\b(?:guarant(?:eed|y|ee) (?:by|of|from)|co-?signed by)\s+(?=[A-Z][a-z]+)/i.exec(sentence.text);
      if (by) addOne(sentence, 'guarantor', by, found, 0.7);
      const defined = !sentence.text.includes('"')
        ? null
        : /([A-Z](?:[^.;()"]|\b(?:Inc|Co|Corp|Ltd)\.){3,70}?)\s*(?:,\s+(?:an?|the|its|whose|of)\b[^()"]{0,60})?\(\s*(?:the\s+|herein\w*\s+)*"(?:the\s+)?guarantor"\s*\)/i.exec(
            sentence.text,
          );
      if (defined?.[1]) {
        const names = namesIn(defined[1].replace(/^.*\b(?:by|is|with|and)\s+(?=[A-Z])/, ''));
        if (names[0])
          found.push(
            inSentence(sentence, 'guarantor', names[0].name, 0.78, defined.index, defined.index + defined[0].length),
          );
      }
    }
  }
  return found;
};

const addOne = (sentence: Sentence, field: string, hit: RegExpExecArray, found: Candidate[], score: number): void => {
  const from = hit.index + hit[0].length;
  const rest = sentence.text.slice(from, from + 120);
  const cut = /\s+(?:under|pursuant|as|in|on|for|by|who|whose|dated|personally|shall|will|has|is|are|at)\b/.exec(rest);
  const names = namesIn(cut ? rest.slice(0, cut.index) : rest);
  const named = names[0];
  if (!named || named.start >= 4 || !named.name.includes(' ')) return;
  const last = names.at(-1) ?? named;
  const isList = field === 'guarantor' && names.length > 1;
  found.push(
    atWords(
      sentence,
      field,
      isList ? names.map(({ name }) => name) : named.name,
      score,
      hit.index,
      from + (isList ? last : named).end,
    ),
  );
};
