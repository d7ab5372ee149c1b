import { brand } from '@keyclause/domain';
import { useLoaderData } from 'react-router';
import { readSample } from '../sample/read-sample.ts';
import { SampleSplit } from '../sample/sample-split.tsx';

export const meta = () => [
  { title: `${brand.name}: ${brand.tagline}` },
  {
    name: 'description',
    content: 'Upload a lease and get its facts, traps, dates and money. Every line opens the words it came from.',
  },
];

export const loader = () => readSample();

const Landing = () => {
  const sample = useLoaderData<typeof loader>();
  return (
    <>
      <section className="wide hero">
        <h1>Read your lease before it reads you</h1>
        <p className="lead">
          Drop in a lease as PDF, Word file, scan or photo. You get its facts, traps, dates and money, and what to ask
          for. Every line opens the exact words it came from.
        </p>
        <p className="actions">
          <a className="button" href="/register">
            Read your lease
          </a>
          <a className="button quiet" href="/analysis/sample">
            Open a sample report
          </a>
        </p>
        <p className="small">
          Three scans are free. Or <a href="/analysis">read a file in this browser</a>: nothing is uploaded, no account.
        </p>
      </section>

      <section className="wide" aria-labelledby="shown">
        <h2 id="shown">Shown, not said</h2>
        <p className="reading">
          This is a lease of {sample.wordCount.toLocaleString('en-US')} words, read by {brand.name} when this page was
          built. Choose an item on the right: its words light up in the document. The score is {sample.score.value} of
          100, grade {sample.score.grade}. People and addresses are invented.
        </p>
        <SampleSplit sample={sample} />
      </section>

      <section className="wide" aria-labelledby="leave">
        <h2 id="leave">What you leave with</h2>
        <div className="columns">
          <article>
            <h3>If you rent</h3>
            <p>The traps in the lease you must sign tonight, and wording to ask for, ready to send.</p>
          </article>
          <article>
            <h3>If you let</h3>
            <p>The clauses your state does not let you enforce, before a judge points them out.</p>
          </article>
          <article>
            <h3>If you manage</h3>
            <p>Forty leases, one list: rent, notice windows and end dates, each with its source.</p>
          </article>
        </div>
      </section>

      <section className="wide" aria-labelledby="trust">
        <h2 id="trust">Why you can check it</h2>
        <ul className="promises">
          <li>
            <strong>Verbatim or nothing.</strong> A quote that does not stand word for word in your document is never
            shown. What the lease does not say reads “Not stated”.
          </li>
          <li>
            <strong>Reasons, with their status.</strong> A rule of law comes with its citation and how well it was
            verified. An unverified one says so.
          </li>
          <li>
            <strong>Conflicts are reported.</strong> When words and figures disagree, you see both.
          </li>
          <li>
            <strong>Failed readings are free.</strong> A locked, empty or broken file costs nothing and leaves nothing
            behind.
          </li>
        </ul>
      </section>
    </>
  );
};

export default Landing;
