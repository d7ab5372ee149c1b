import { overlaps } from '#facts/former-places.ts';
import type { StoredReport } from '#stored-report.ts';
import { type LeaseSentence, spokenOf, underHeading } from '../lease-sentences.ts';
import { learnedMatching } from '../matching/learned-matching.ts';
import { type Matching, nearness } from '../matching/matching.ts';
import { mannerOf } from '../question.ts';
import type { Hit, SentenceSearch } from '../search-sentences.ts';
import { fitOf, isOfKind, seeksConsequence, seeksTime, tellsConsequence, tellsTime } from '../sentence-fit.ts';
import { subjectOfField, subjectOfFlag } from '../subjects/subject-names.ts';
import { agreement, type Shares, spokenAbout, subjects } from '../subjects/subjects.ts';
import type { Asked } from './asked.ts';
import { type SignName, signNames } from './sign-names.ts';

export type Candidate = { readonly sentence: LeaseSentence; readonly signs: readonly number[] };

/** What the sentences of a lease speak of, once for all questions. Without `matching`, while it is learned, none is near. */
export const signsOf = (
  report: StoredReport,
  search: SentenceSearch,
  matching: Matching | null = learnedMatching,
): ((asked: Asked) => readonly Candidate[]) => {
  const { sentences } = search;
  const places = sentences.map((sentence) => matching?.spoken(spokenOf(sentence), sentence.clause.heading));
  const spoken = sentences.map((sentence) => spokenAbout(spokenOf(sentence)));
  const headings = new Map<string, Shares>();
  for (const { clause } of sentences)
    if (clause.heading !== null && !headings.has(clause.key)) headings.set(clause.key, spokenAbout(clause.heading));
  const facts = sentences.map((sentence) =>
    Object.entries(report.facts).flatMap(([field, { document, start, end, value }]) =>
      value !== null &&
      start !== null &&
      end !== null &&
      document !== null &&
      overlaps(sentence, { document, start, end })
        ? placesOf(subjectOfField(field))
        : [],
    ),
  );
  const flagged = [
    ...report.flags,
    ...report.missing.flatMap(({ id, evidence = [] }) => evidence.map((place) => ({ ...place, id }))),
  ];
  const flags = sentences.map((sentence) =>
    flagged.flatMap((flag) => (overlaps(sentence, flag) ? placesOf(subjectOfFlag(flag.id)) : [])),
  );
  return (asked) => {
    const { question, whole, topic } = asked;
    const manner = mannerOf(question);
    const found = byIndex(search.find(question.content, manner));
    const foundWithStory = byIndex(search.find(whole.content, manner));
    const [most, mostWithStory] = [strongest(found), strongest(foundWithStory)];
    const place = matching?.asked(asked.told);
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
      const signs: Readonly<Record<SignName, number>> = {
        found: hit ? hit.score / most : 0,
        foundWithStory: hitWithStory ? hitWithStory.score / mostWithStory : 0,
        strength: hit ? Math.log1p(hit.score) : 0,
        covered: hit?.coverage ?? alone,
        coveredAlone: alone,
        coveredWithStory: hitWithStory?.coverage ?? 0,
        agrees: Math.log(agreed + little),
        headingAgrees: Math.log((heading ? agreement(asked.subjects, heading) : agreed) + little),
        neighborAgrees: Math.max(...beside),
        agreesLittle: agreed,
        near: place === undefined ? 0 : nearness(place, places[index]),
        fact: shareOf(own),
        noFact: own.length === 0 ? 1 : 0,
        flagged: flagged.length === 0 ? 0 : 0.5 + shareOf(flagged),
        kind: isOfKind(question, words) ? 1 : 0,
        fit: Math.log(fitOf(question, words)),
        time: seeksTime(question) && tellsTime(text) ? 1 : 0,
        consequence: seeksConsequence(question) && tellsConsequence(text) ? 1 : 0,
        said: asked.said?.quotes.slice(0, 1).some((quote) => overlaps(sentence, quote)) ? 1 : 0,
        saidSomewhere: asked.said?.quotes.some((quote) => overlaps(sentence, quote)) ? 1 : 0,
        saidBesides: asked.saidBesides.some((quote) => overlaps(sentence, quote)) ? 1 : 0,
        topicWords: topic?.words?.test(underHeading(sentence)) ? 1 : 0,
        topicHome: topic?.clauses?.includes(clause.id) ? 1 : 0,
        wordsBesides: asked.besides.some((other) => other.words?.test(text)) ? 1 : 0,
        length: Math.log(text.length),
        short: text.length < shortBelow ? 1 : 0,
      };
      return [{ sentence, signs: signNames.map((name) => signs[name]) }];
    });
  };
};

const little = 1e-3;
const shortBelow = 40;

const placesOf = (subject: string | undefined): readonly number[] =>
  subject === undefined ? [] : [subjects.indexOf(subject)];

const byIndex = (hits: readonly Hit[]): ReadonlyMap<number, Hit> =>
  new Map(hits.map((hit) => [hit.sentence.index, hit]));

const strongest = (hits: ReadonlyMap<number, Hit>): number =>
  Math.max(Number.MIN_VALUE, ...[...hits.values()].map(({ score }) => score));
