import type { SampleParagraph, SampleReport } from './sample-report.ts';
import { SeverityMark } from './severity-mark.tsx';

/** The document beside its report. Each item links to its words by a fragment, so it works without script. */
export const SampleSplit = ({ sample }: { sample: SampleReport }) => (
  <div className="split">
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
    <section className="paper" aria-label={`The document: ${sample.title}`} tabIndex={0}>
      {sample.paragraphs.map((paragraph, index) => (
        <Paragraph key={index} paragraph={paragraph} />
      ))}
    </section>
    <section className="items" aria-label="The report">
      <dl className="facts">
        {sample.facts.map(({ name, value, key, conflicts }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <a href={`#${key}`}>{value}</a>
              {conflicts.map((conflict) => (
                <span className="also" key={conflict.key}>
                  Elsewhere it says <a href={`#${conflict.key}`}>{conflict.value}</a>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <ol className="flags">
        {sample.flags.map(({ key, title, severity, why, ask }) => (
          <li key={key} className={`flag ${severity}`}>
            <SeverityMark severity={severity} />
            <h3>
              <a href={`#${key}`}>{title}</a>
            </h3>
            <p>{why}</p>
            <details>
              <summary>What to ask for</summary>
              <p>{ask}</p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  </div>
);

const Paragraph = ({ paragraph: { heading, pieces } }: { paragraph: SampleParagraph }) => {
  const Tag = heading ? 'h3' : 'p';
  return (
    <Tag>
      {pieces.map(({ text, key }, index) =>
        key === null ? (
          text
        ) : (
          <mark key={index} id={key}>
            {text}
          </mark>
        ),
      )}
    </Tag>
  );
};
