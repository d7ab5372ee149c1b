import { brand } from '@keyclause/domain';
import { rulesAsOf, stateRules } from '@keyclause/lease-reader';
import { useParams } from 'react-router';
import { PageHead } from '../layout/page-head.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { ruleLines } from '../state-rules/rule-words.ts';
import { stateAddress, stateOfSlug } from '../state-rules/state-address.ts';
import { VerificationKey } from '../state-rules/verification-key.tsx';

const stateOf = (slug: string | undefined) => {
  const rule = stateOfSlug(slug ?? '');
  if (!rule) throw new Error(`There is no state ${slug}`);
  return rule;
};

export const meta = ({ params }: { params: { state?: string } }) => {
  const { name } = stateOf(params.state);
  return pageMeta(
    `Lease rules in ${name}`,
    `Deposit, late fee, entry and notice rules for rented homes in ${name}, each with its citation and how well it was verified.`,
  );
};

const StateRulePage = () => {
  const rule = stateOf(useParams().state);
  const at = stateRules.indexOf(rule);
  return (
    <>
      <PageHead title={`Lease rules in ${rule.name}`}>
        What {brand.name} compares a home lease from {rule.name} with, as of {rulesAsOf}.
      </PageHead>
      <section className="wide" aria-label={`Rules of ${rule.name}`}>
        <table className="cards-on-phone">
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">{rule.name}</th>
              <th scope="col">Citation</th>
              <th scope="col">How verified</th>
            </tr>
          </thead>
          <tbody>
            {ruleLines(rule).map(({ name, value, note, citation, verification }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-label={rule.name}>
                  {value}
                  {note === null ? null : <span className="remark">{note}</span>}
                </td>
                <td data-label="Citation">{citation ?? 'None found'}</td>
                <td data-label="How verified" className="verified">
                  {verification}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <VerificationKey />
        <nav className="actions" aria-label="Other states">
          <Neighbour rule={stateRules[at - 1]} words="Before" />
          <a className="button quiet" href="/resources/state-rules">
            All states
          </a>
          <Neighbour rule={stateRules[at + 1]} words="Next" />
        </nav>
      </section>
    </>
  );
};

const Neighbour = ({ rule, words }: { rule: (typeof stateRules)[number] | undefined; words: string }) =>
  rule ? (
    <a className="button quiet" href={stateAddress(rule)}>
      {words}: {rule.name}
    </a>
  ) : null;

export default StateRulePage;
