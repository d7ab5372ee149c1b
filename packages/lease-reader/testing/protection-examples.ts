import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clauseExamples } from '../cli/clause-examples.ts';
import type { ProtectionExample } from '../src/flags/missing/train-protections.ts';
import { groupedSentences, labelledSentences, worded } from './flag-examples.ts';

/** What protections are told by: sentences that give one, those that only speak of its matter, and all that speak of others. */
export const protectionExamples = (): ProtectionExample[] => [
  ...written(),
  ...groupedSentences().flatMap(({ id, says, benign }) => {
    const flag = id.slice(0, 4);
    return [
      ...says.flatMap((text) => exampleOf(worded(text), [`${flag}+`], 1)),
      ...benign.flatMap((text) => exampleOf(worded(text), [`${flag}-`], 1)),
    ];
  }),
  ...labelledSentences().flatMap(({ text, flags, benign }) =>
    exampleOf(text, [...flags.map((flag) => `${flag}+`), ...benign.map((flag) => `${flag}-`)], 1),
  ),
  ...clauseExamples()
    .filter(({ text }) => text.length >= 15)
    .flatMap(({ id, text }) => exampleOf(worded(text), [id], 0.5)),
];

/** Sentences written for protections: `# casualty` heads those that give it, `# other` those that give none. */
const written = (): ProtectionExample[] =>
  readFileSync(join(import.meta.dirname, '../fixtures/protection-words/given.txt'), 'utf8')
    .split(/^# /m)
    .slice(1)
    .flatMap((group) => {
      const [type = '', ...lines] = group.trim().split('\n');
      return lines.map((line) => ({ text: worded(line), types: type === 'other' ? [] : [type], weight: 1 }));
    });

const exampleOf = (text: string, marks: readonly string[], weight: number): ProtectionExample[] => {
  const told = marks.flatMap((mark) => (tells.has(mark) ? [tells.get(mark) ?? ''] : []));
  if (told.length === 0 && marks.some((mark) => mayTell.has(mark))) return [];
  return [{ text, types: [...new Set(told)], weight }];
};

/** What the sentences of a group tell: `RF55-` are those that only look as if they made the flag RF55, and mostly give the protection. */
const groups: Readonly<Record<string, string>> = {
  break: 'RF25- RF24+ RF24- early_termination',
  cap: 'RF39-',
  audit: 'RF41- cam_audit',
  grossUp: 'RF43-',
  nonDisturbance: 'RF49-',
  cure: 'RF52- RF51+ RF51-',
  subrogation: 'RF54- waiver_subrogation',
  casualty: 'RF55-',
  wear: 'RF66- RF17-',
};

const tells: ReadonlyMap<string, string> = new Map(
  Object.entries(groups).flatMap(([type, marks]) => marks.split(' ').map((mark) => [mark, type] as const)),
);

/** Groups whose sentences may well give a protection by the way: they are no examples of none. */
const mayTell: ReadonlySet<string> = new Set(
  'RF06- RF07- RF12- RF23+ RF23- RF37- RF48- RF50- RF56- RF59- RF72- RF46- RF61- RF61+ RF70+ RF70- casualty condemnation insurance default_remedies habitability disclosures'.split(
    ' ',
  ),
);
