import { countWords, fieldName, flagName, setName, shareWords } from './figure-words.ts';
import type { DevelopmentSet } from './proof-file.ts';

/** Each fact and each flag of one set. */
export const SetDetail = ({ set }: { set: DevelopmentSet }) => (
  <details className="fold">
    <summary>{setName(set)}: each fact and each flag</summary>
    <FigureTable
      caption={`Facts, ${setName(set)}`}
      first="Fact"
      counts={['In the leases', 'Right', 'Wrong', 'Missed', 'Told where the lease is silent']}
      shares={['Found right', 'Told that are right', 'At the right words']}
      rows={set.perField.map(({ id, gold, right, wrong, missing, extra, recall, precision, location }) => ({
        name: fieldName(id),
        counts: [gold, right, wrong, missing, extra],
        shares: [recall, precision, location],
      }))}
    />
    <FigureTable
      caption={`Flags, ${setName(set)}`}
      first="Flag"
      counts={['In the leases', 'Found', 'Raised wrongly', 'Look-alikes', 'Look-alikes raised']}
      shares={['Found', 'Raised that are right']}
      rows={set.perFlag.map(({ id, title, gold, hit, extra, lookAlikes, lookAlikesFired, recall, precision }) => ({
        name: flagName({ id, title }),
        counts: [gold, hit, extra, lookAlikes, lookAlikesFired],
        shares: [recall, precision],
      }))}
    />
  </details>
);

type FigureTableProps = {
  caption: string;
  first: string;
  counts: readonly string[];
  shares: readonly string[];
  rows: readonly { name: string; counts: readonly number[]; shares: readonly (number | null)[] }[];
};

const FigureTable = ({ caption, first, counts, shares, rows }: FigureTableProps) => {
  const labels = [...counts, ...shares.map((label) => `${label}, share`)];
  return (
    <table className="cards-on-phone figures">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {labels.map((label) => (
            <th scope="col" className="figure" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {[...row.counts.map(countWords), ...row.shares.map(shareWords)].map((words, at) => (
              <td className="figure" key={labels[at]} data-label={labels[at]}>
                {words}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
