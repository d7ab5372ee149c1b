import type { FurtherExamples, PublishedVector, PublisherError } from '@keyclause/calculator/vectors';
import { formatDay } from '@keyclause/domain';
import { PageHead } from '../layout/page-head.tsx';
import { CalculatorProof } from './calculator-proof.tsx';
import { countWords } from './figure-words.ts';
import type { ProofFile } from './proof-file.ts';
import { SentenceTable } from './sentence-table.tsx';
import { SetDetail } from './set-detail.tsx';
import { SetTable } from './set-table.tsx';
import { WeakPlaces } from './weak-places.tsx';

export type ProofPageProps = {
  file: ProofFile;
  vectors: readonly PublishedVector[];
  further: FurtherExamples;
  errors: readonly PublisherError[];
};

/** Every number here comes out of the figures that are handed in; a test scrambles them to see that none is typed. */
export const ProofPage = ({ file, vectors, further, errors }: ProofPageProps) => {
  // The same leases in other formats differ little; each row of them again would only make the page heavy.
  const development = file.sets.filter((set) => set.part === 'development').filter(({ format }) => format === 'txt');
  const { documents, words, quotes, notVerbatim } = file.quotes;
  return (
    <>
      <PageHead title="What we measured">
        How well leases are read and sums are worked out here, with the faults. Our own benchmarks wrote every figure on
        this page; none is typed by hand.
      </PageHead>
      <section className="wide" aria-labelledby="reader">
        <h2 id="reader">The lease reader</h2>
        <p className="reading">
          Measured on <time dateTime={file.measuredOn}>{formatDay(file.measuredOn)}</time> with version{' '}
          {file.engineVersion} of the reader, commit {file.commit}.
        </p>
        <SetTable sets={file.sets} />
        <div className="note">
          <p>
            <strong>Read the held-back line first.</strong> The reader was worked on with the development leases, so
            their figures flatter it. Nobody looks at what it misses in the held-back ones; they are counted only as a
            whole.
          </p>
          <p>
            All of these leases, held-back ones too, were written by ourselves, with invented people and addresses.
            Leases by other authors will do worse.
          </p>
        </div>
      </section>
      <section className="wide" aria-labelledby="quotes">
        <h2 id="quotes">Quotes</h2>
        <p className="reading">
          {countWords(quotes)} quotes were given from {countWords(documents)} documents with {countWords(words)} words.{' '}
          {countWords(notVerbatim)} of them were not the exact words of the document on the page they name.
        </p>
      </section>
      <section className="wide" aria-labelledby="sentences">
        <h2 id="sentences">Single sentences</h2>
        <p className="reading">
          Sentences that must raise a flag, and look-alikes that must not: harmless sentences with the same words.
        </p>
        <SentenceTable sentences={file.sentences} />
      </section>
      <section className="wide" aria-labelledby="weak">
        <h2 id="weak">Where it errs most</h2>
        <p className="reading">The facts and flags with the most faults in the development leases, read as text.</p>
        {development.map((set) => (
          <WeakPlaces set={set} key={set.collection} />
        ))}
      </section>
      <section className="wide" aria-labelledby="each">
        <h2 id="each">Each fact and each flag</h2>
        <p className="reading">
          For the development leases, read as text. The file that the first command below writes holds the same for each
          other format.
        </p>
        {development.map((set) => (
          <SetDetail set={set} key={set.collection} />
        ))}
      </section>
      <CalculatorProof vectors={vectors} further={further} errors={errors} />
      <section className="wide" aria-labelledby="rerun">
        <h2 id="rerun">How to rerun it</h2>
        <p className="reading">
          In the project, these commands do the same again. The first one writes the figures of the reader, the second
          one runs the examples of the calculator, and building the site draws this page from both.
        </p>
        <ul className="plain">
          <li>
            <code>pnpm bench proof --out apps/marketing/reference/reader-figures.json</code>
          </li>
          <li>
            <code>pnpm vectors packages/calculator/reference/calculator-vectors.json</code>
          </li>
        </ul>
        <p className="reading">
          A fact is right when its value is the one that was written down with the lease, and at the right words when
          its quote shares half of the shorter quote’s words with the one written down. A flag is right when it names
          the same trap at the same words.
        </p>
      </section>
    </>
  );
};
