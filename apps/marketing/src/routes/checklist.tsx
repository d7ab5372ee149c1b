import { PageHead } from '../layout/page-head.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { checklist } from '../resources/checklist.ts';

export const meta = () =>
  pageMeta(
    'Checklist before you sign',
    'What to look for in a lease before you sign it, in the order in which it costs you most.',
  );

const Checklist = () => (
  <>
    <PageHead title="Checklist before you sign">
      In the order in which it costs you most. Tick what you have found, and ask about what you have not.
    </PageHead>
    {checklist.map(({ id, title, points }) => (
      <section className="wide" aria-labelledby={id} key={id}>
        <h2 id={id}>{title}</h2>
        <ul className="ticks">
          {points.map((point) => (
            <li key={point}>
              <label>
                <input type="checkbox" />
                <span>{point}</span>
              </label>
            </li>
          ))}
        </ul>
      </section>
    ))}
    <section className="wide" aria-label="Do it faster">
      <p className="note">
        The <a href="/analysis">document analyzer</a> looks for these points in your file and shows you the sentence of
        each. The ticks above stay on this page and are not stored.
      </p>
    </section>
  </>
);

export default Checklist;
