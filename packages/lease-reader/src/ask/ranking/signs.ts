import type { Evidence } from '#report.ts';
import type { StoredReport } from '#stored-report.ts';
import { type LeaseSentence, spokenOf, underHeading } from '../lease-sentences.ts';
import { mannerOf } from '../question.ts';
import type { Hit, SentenceSearch } from '../search-sentences.ts';
import { fitOf, isOfKind, seeksConsequence, seeksTime, tellsConsequence, tellsTime } from '../sentence-fit.ts';
import { subjectOfField, subjectOfFlag } from '../subjects/subject-names.ts';
import { agreement, type Shares, spokenAbout, subjects } from '../subjects/subjects.ts';
import type { Asked } from './asked.ts';

/** What is counted of a sentence that may answer a question, in the order of the weights. */
export const signNames = [
  'found',
  'foundWithStory',
  'strength',
  'covered',
  'coveredAlone',
  'coveredWithStory',
  'agrees',
  'headingAgrees',
  'neighborAgrees',
  'agreesLittle',
  'fact',
  'noFact',
  'flagged',
  'kind',
  'fit',
  'time',
  'consequence',
  'said',
  'saidSomewhere',
  'saidBesides',
  'topicWords',
  'topicHome',
  'wordsBesides',
  'length',
  'short',
] as const;

export type SignName = (typeof signNames)[number];

export type Candidate = { readonly sentence: LeaseSentence; readonly signs: readonly number[] };

/** What the sentences of a lease speak of, once for all questions. */
export const signsOf = (report: StoredReport, search: SentenceSearch): ((asked: Asked) => readonly Candidate[]) => {
  const { sentences } = search;
  const spoken = sentences.map((sentence) => spokenAbout(spokenOf(sentence)));
  const headings = new Map<string, Shares>();
  for (const { clause } of sentences)
    if (clause.heading !== null && !headings.has(clause.key)) headings.set(clause.key, spokenAbout(clause.heading));
  const facts = sentences.map((sentence) =>
    Object.entries(report.facts).flatMap(([field, { document, start, end, value }]) =>
      value !== null && start !== null && end !== null && document !== null && meets(sentence, { document, start, end })
        ? placesOf(subjectOfField(field))
        : [],
    ),
  );
  const flags = sentences.map((sentence) =>
    report.flags.flatMap((flag) => (meets(sentence, flag) ? placesOf(subjectOfFlag(flag.id)) : [])),
  );
  return (asked) => {
    const { question, whole, topic } = asked;
    const manner = mannerOf(question);
    const found = byIndex(search.find(question.content, manner));
    const foundWithStory = byIndex(search.find(whole.content, manner));
    const [most, mostWithStory] = [strongest(found), strongest(foundWithStory)];
    const agrees = spoken.map((each) => agreement(asked.subjects, each));
    const shareOf = (places: readonly number[]): number =>
      Math.max(0, ...places.map((place) => asked.subjects[place] ?? 0));
    return sentences.flatMap((sentence): readonly Candidate[] => {
      if (sentence.isHeading) return [];
      const { index, clause, text } = sentence;
      const [hit, hitWithStory] = [found.get(index), foundWithStory.get(index)];
      const words = spokenOf(sentence);
      const alone = search.shareOf(sentence, question.content, manner);
      const agreed = agrees[index] ?? 0;
      const heading = headings.get(clause.key);
      const beside = [index - 1, index + 1].map((near) =>
        sentences[near]?.clause === clause ? (agrees[near] ?? 0) : 0,
      );
      const [own, flagged] = [facts[index] ?? [], flags[index] ?? []];
      return [
        {
          sentence,
          signs: [
            hit ? hit.score / most : 0,
            hitWithStory ? hitWithStory.score / mostWithStory : 0,
            hit ? Math.log1p(hit.score) : 0,
            hit?.coverage ?? alone,
            alone,
            hitWithStory?.coverage ?? 0,
            Math.log(agreed + little),
            Math.log((heading ? agreement(asked.subjects, heading) : agreed) + little),
            Math.max(...beside),
            agreed,
            shareOf(own),
            own.length === 0 ? 1 : 0,
            flagged.length === 0 ? 0 : 0.5 + shareOf(flagged),
            isOfKind(question, words) ? 1 : 0,
            Math.log(fitOf(question, words)),
            seeksTime(question) && tellsTime(text) ? 1 : 0,
            seeksConsequence(question) && tellsConsequence(text) ? 1 : 0,
            asked.said?.quotes.slice(0, 1).some((quote) => meets(sentence, quote)) ? 1 : 0,
            asked.said?.quotes.some((quote) => meets(sentence, quote)) ? 1 : 0,
            asked.saidBesides.some((quote) => meets(sentence, quote)) ? 1 : 0,
            topic?.words?.test(underHeading(sentence)) ? 1 : 0,
            topic?.clauses?.includes(clause.id) ? 1 : 0,
            asked.besides.some((other) => other.words?.test(text)) ? 1 : 0,
            Math.log(text.length),
            text.length < shortBelow ? 1 : 0,
          ],
        },
      ];
    });
  };
};

const little = 1e-3;
const shortBelow = 40;

export const meets = (
  sentence: Pick<LeaseSentence, 'document' | 'start' | 'end'>,
  place: Pick<Evidence, 'document' | 'start' | 'end'>,
): boolean => place.document === sentence.document && place.start < sentence.end && place.end > sentence.start;

const placesOf = (subject: string | undefined): readonly number[] =>
  subject === undefined ? [] : [subjects.indexOf(subject)];

const byIndex = (hits: readonly Hit[]): ReadonlyMap<number, Hit> =>
  new Map(hits.map((hit) => [hit.sentence.index, hit]));

const strongest = (hits: ReadonlyMap<number, Hit>): number =>
  Math.max(Number.MIN_VALUE, ...[...hits.values()].map(({ score }) => score));
