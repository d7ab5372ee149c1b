import type { Evidence } from '#report.ts';
import type { StoredReport } from '#stored-report.ts';
import { lightWords } from '../function-words.ts';
import { contentOf, type Question, questionOf } from '../question.ts';
import type { QuestionPart } from '../question-parts.ts';
import type { ReportReader } from '../report-reader.ts';
import { askedAbout, type Shares } from '../subjects/subjects.ts';
import type { Said, Topic } from '../topics/topic.ts';
import { topics } from '../topics/topics.ts';

/** A question with all that tells which sentence of a lease answers it. */
export type Asked = {
  /** As it was typed, without its story. */
  readonly words: string;
  /** As it was typed, with its story. */
  readonly told: string;
  readonly question: Question;
  /** The same with the story that was told before it. */
  readonly whole: Question;
  /** What it is about, as learned from questions that people ask. */
  readonly subjects: Shares;
  /** The topic that its words name, and what the report says of it. */
  readonly topic: Topic | null;
  readonly said: Said | null;
  /** Topics that it names besides. */
  readonly besides: readonly Topic[];
  /** Where the report finds what those say. */
  readonly saidBesides: readonly Evidence[];
};

/** Reads one part of what was asked against the words and the report of a lease. */
export const askedOf = (
  { words, story, before }: QuestionPart,
  known: ReadonlySet<string>,
  read: ReportReader,
): Asked => {
  const alone = questionOf(words, known);
  const beside = `${before} ${story}`.trim();
  const question =
    isThin(alone) && beside !== '' ? { ...questionOf(`${words} ${beside}`, known), asked: alone.content } : alone;
  const whole = story === '' ? question : questionOf(`${story} ${words}`, known);
  const { kind } = read.report;
  const isMainThin = contentOf(question.main).every(({ word }) => lightWords.has(word));
  const topic =
    (isMainThin ? undefined : topics.find((each) => isNamedBy(each, question.main, kind))) ??
    topics.find((each) => isNamedBy(each, question.text, kind)) ??
    null;
  const besides = topics.filter((each) => each !== topic && isNamedBy(each, whole.text, kind));
  const told = `${story} ${words}`.trim();
  return {
    words,
    told,
    question,
    whole,
    subjects: askedAbout(told),
    topic,
    said: topic?.say?.(read, question) ?? null,
    besides,
    saidBesides: besides.flatMap((each) => each.say?.(read, question)?.quotes ?? []),
  };
};

/** "What does that cost?" says little without what was told before. */
const isThin = ({ content }: Question): boolean => content.every(({ word }) => lightWords.has(word));

const isNamedBy = ({ asks, unless, only }: Topic, text: string, kind: StoredReport['kind']): boolean =>
  (only === undefined || only === kind) && asks.test(text) && !unless?.test(text);
