import { PageHead } from '../layout/page-head.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { leaseWords } from '../resources/lease-words.ts';

export const meta = () =>
  pageMeta(
    'Lease words',
    'What the words of a lease mean, from abatement to wear and tear, in one plain sentence each.',
  );

const LeaseWords = () => (
  <>
    <PageHead title="Lease words">What the words of a lease mean, one plain sentence each.</PageHead>
    <section className="wide" aria-label="Glossary">
      <dl className="glossary">
        {leaseWords.map(({ word, meaning }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="note">
        A lease can define a word differently than everybody else does. Look for a section called “Definitions”, and for
        words that begin with a capital letter in the middle of a sentence.
      </p>
    </section>
  </>
);

export default LeaseWords;
