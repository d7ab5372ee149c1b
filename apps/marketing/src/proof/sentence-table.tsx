import { countWords, shareWords } from './figure-words.ts';
import type { ProofFile } from './proof-file.ts';

export const SentenceTable = ({ sentences }: { sentences: ProofFile['sentences'] }) => (
  <table className="cards-on-phone figures">
    <thead>
      <tr>
        <th scope="col">Set</th>
        <th scope="col" className="figure">
          Sentences
        </th>
        <th scope="col" className="figure">
          Found
        </th>
        <th scope="col" className="figure">
          Look-alikes raised
        </th>
      </tr>
    </thead>
    <tbody>
      {sentences.map(({ part, written, found, lookAlikes, lookAlikesFired, recall }) => (
        <tr key={part}>
          <th scope="row">Sentences, {part}</th>
          <td className="figure" data-label="Sentences">
            {countWords(written)}
          </td>
          <td className="figure" data-label="Found">
            {countWords(found)}, {shareWords(recall)}
          </td>
          <td className="figure" data-label="Look-alikes raised">
            {countWords(lookAlikesFired)} of {countWords(lookAlikes)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
