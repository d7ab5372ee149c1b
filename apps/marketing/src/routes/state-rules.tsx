import { rulesAsOf, stateRules } from '@keyclause/lease-reader';
import { PageHead } from '../layout/page-head.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { caveatOf, ruleLines } from '../state-rules/rule-words.ts';
import { stateAddress } from '../state-rules/state-address.ts';
import { VerificationKey } from '../state-rules/verification-key.tsx';

export const meta = () =>
  pageMeta(
    'Lease rules by state',
    'Deposits, late fees, entry and notice in each state, with citation, year, and how well each line was verified.',
  );

/** The lines that the short table shows, in the order of the states' own pages. */
const columns: Readonly<Record<string, string>> = {
  'Largest deposit': 'Largest deposit',
  'Return of the deposit': 'Returned',
  'Late fee': 'Late fee',
  'Notice before the landlord enters': 'Notice before entry',
};

const StateRules = () => (
  <>
    <PageHead title="Lease rules by state">
      Deposits, late fees, entry and notice for homes in the fifty states and D.C., as of {rulesAsOf}. Choose a state
      for its citations.
    </PageHead>
    <section className="wide" aria-label="All states">
      <table className="cards-on-phone">
        <thead>
          <tr>
            <th scope="col">State</th>
            {Object.values(columns).map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stateRules.map((rule) => (
            <tr key={rule.code}>
              <th scope="row">
                <a href={stateAddress(rule)}>{rule.name}</a>
              </th>
              {ruleLines(rule)
                .filter(({ name }) => name in columns)
                .map((line) => (
                  <td key={line.name} data-label={columns[line.name]}>
                    {line.value}
                    <span className="remark">{caveatOf(line)}</span>
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
      <VerificationKey />
    </section>
  </>
);

export default StateRules;
