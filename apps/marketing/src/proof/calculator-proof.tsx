import type { ExampleCount, FurtherExamples, PublishedVector, PublisherError } from '@keyclause/calculator/vectors';
import { countWords, fieldName, sourceOf } from './figure-words.ts';

/** The published worked examples, run when this page was built, and what their publishers got wrong. */
export const CalculatorProof = ({
  vectors,
  further,
  errors,
}: {
  vectors: readonly PublishedVector[];
  further: FurtherExamples;
  errors: readonly PublisherError[];
}) => (
  <>
    <section className="wide" aria-labelledby="calculator">
      <h2 id="calculator">The calculator</h2>
      <p className="reading">
        {countWords(vectors.filter(({ failures }) => failures.length === 0).length)} of {countWords(vectors.length)}{' '}
        examples hold. The examples were run when this page was built. In{' '}
        {countWords(vectors.filter(({ origin }) => origin === 'printed').length)} of them the source prints the result;
        in the others we worked it out from the inputs that the source prints, or know it from a second source.
      </p>
      <p className="reading">
        Further examples were run and are not listed here: {ofAll(further.gathered)} from standards, manuals and public
        pages hold, and {ofAll(further.own)} with numbers of our own, whose results we worked out by another method than
        the calculator’s.
      </p>
      <table className="cards-on-phone figures">
        <thead>
          <tr>
            <th scope="col">Example</th>
            <th scope="col">Question</th>
            <th scope="col">Source</th>
            <th scope="col">Where the result is from</th>
            <th scope="col" className="figure">
              May differ by
            </th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {vectors.map(({ id, calculator, source, tolerance, origin, failures }) => (
            <tr key={id}>
              <th scope="row" className="name">
                {id}
              </th>
              <td data-label="Question">{fieldName(calculator)}</td>
              <td data-label="Source">
                <Source source={source} />
              </td>
              <td data-label="Where the result is from">{origins[origin]}</td>
              <td className="figure" data-label="May differ by">
                {tolerance}
              </td>
              <td data-label="Outcome">{failures.length === 0 ? 'Holds' : `Differs: ${failures.join(' ')}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <section className="wide" aria-labelledby="errors">
      <h2 id="errors">Errors in what others print</h2>
      <p className="reading">
        While collecting the examples we came upon {countWords(errors.length)} pages whose own numbers or words do not
        hold. They are not among the examples. A page may have been mended since we read it.
      </p>
      <table className="cards-on-phone figures">
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">It says</th>
            <th scope="col">What holds</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ id, source, says, correct }) => (
            <tr key={id}>
              <th scope="row">
                <Source source={source} />
              </th>
              <td data-label="It says">{says}</td>
              <td data-label="What holds">{correct}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </>
);

const ofAll = ({ holding, count }: ExampleCount): string => `${countWords(holding)} of ${countWords(count)}`;

const origins: Readonly<Record<PublishedVector['origin'], string>> = {
  printed: 'printed by the source',
  'worked out': 'worked out by us from its inputs',
  recalled: 'from a second source',
};

const Source = ({ source }: { source: string }) => {
  const { name, url } = sourceOf(source);
  return url === null ? (
    name
  ) : (
    <a href={url} rel="noreferrer nofollow">
      {name}
    </a>
  );
};
