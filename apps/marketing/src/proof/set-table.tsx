import { countWords, setName, shareWords } from './figure-words.ts';
import type { MeasuredSet } from './proof-file.ts';

/** One row for each set of leases: what was there, and how much of it was read. */
export const SetTable = ({ sets }: { sets: readonly MeasuredSet[] }) => (
  <table className="cards-on-phone figures">
    <thead>
      <tr>
        <th scope="col">Set</th>
        {columns.map(({ label }) => (
          <th scope="col" className="figure" key={label}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {sets.map((set) => (
        <tr key={setName(set)}>
          <th scope="row">{setName(set)}</th>
          {columns.map(({ label, words }) => (
            <td className="figure" key={label} data-label={label}>
              {words(set)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const columns: readonly { readonly label: string; readonly words: (set: MeasuredSet) => string }[] = [
  { label: 'Leases', words: ({ leases }) => countWords(leases) },
  { label: 'Facts in them', words: ({ fields }) => countWords(fields.gold) },
  { label: 'Facts found right', words: ({ fields }) => shareWords(fields.recall) },
  { label: 'Facts told that are right', words: ({ fields }) => shareWords(fields.precision) },
  { label: 'Right facts at the right words', words: ({ fields }) => shareWords(fields.location) },
  { label: 'Flags in them', words: ({ flags }) => countWords(flags.gold) },
  { label: 'Flags found', words: ({ flags }) => shareWords(flags.recall) },
  { label: 'Flags raised that are right', words: ({ flags }) => shareWords(flags.precision) },
  {
    label: 'Look-alikes raised',
    words: ({ flags }) => `${countWords(flags.lookAlikesFired)} of ${countWords(flags.lookAlikes)}`,
  },
];
