import { ArticleCards } from '../articles/article-cards.tsx';
import { articleList } from '../articles/article-list.ts';
import { PageHead } from '../layout/page-head.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Resources',
    'A glossary of lease words, a checklist for reading a lease, the rules by state, and articles.',
  );

const Resources = () => (
  <>
    <PageHead title="Resources">
      Things to read and to print when a lease lies in front of you. Free, without an account.
    </PageHead>
    <section className="wide" aria-labelledby="reference">
      <h2 id="reference">To look things up</h2>
      <ul className="cards">
        <li className="card">
          <h3>
            <a href="/resources/lease-words">Lease words</a>
          </h3>
          <p>What the words of a lease mean, one plain sentence each.</p>
        </li>
        <li className="card">
          <h3>
            <a href="/resources/checklist">Checklist before you sign</a>
          </h3>
          <p>What to look for, in the order in which it costs you most. Made for printing.</p>
        </li>
        <li className="card">
          <h3>
            <a href="/resources/state-rules">Rules by state</a>
          </h3>
          <p>Deposits, late fees, entry and notice, each with its citation and how well it was verified.</p>
        </li>
      </ul>
    </section>
    <section className="wide" aria-labelledby="articles">
      <h2 id="articles">To read</h2>
      <ArticleCards articles={articleList} />
    </section>
  </>
);

export default Resources;
