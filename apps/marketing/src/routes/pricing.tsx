import { creditPacks, formatMoney, money, type Plan, plans, subscriptionTiers } from '@keyclause/domain';
import { PageHead } from '../layout/page-head.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Pricing',
    `${plans.free.scans} free scans for every account. Plans with more scans a month, and credits that do not expire.`,
  );

const Pricing = () => (
  <>
    <PageHead title="Pricing">
      Every account starts with {plans.free.scans} free scans. Reading a file in your own browser is free and needs no
      account.
    </PageHead>

    <section className="wide" aria-labelledby="plans">
      <h2 id="plans">Plans</h2>
      <ul className="plans">
        {subscriptionTiers.map((tier) => (
          <PlanCard key={tier} plan={plans[tier]} />
        ))}
      </ul>
      <p className="note">
        Payments are not switched on yet, so no page here asks for a card. Free works today. For a larger plan or a pack
        of credits, <a href="/contact">write to us</a>: we set it on your account by hand.
      </p>
    </section>

    <section className="wide" aria-labelledby="credits">
      <h2 id="credits">Credits</h2>
      <p className="reading">
        A credit is one scan that you buy apart from a plan. Your plan’s own scans go first; credits are kept for when
        those are used up, and they do not expire.
      </p>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Pack</th>
              <th scope="col" className="figure">
                Price
              </th>
              <th scope="col" className="figure">
                For each scan
              </th>
            </tr>
          </thead>
          <tbody>
            {creditPacks.map(({ credits, priceCents }) => (
              <tr key={credits}>
                <th scope="row">{credits === 1 ? '1 credit' : `${credits} credits`}</th>
                <td className="figure">{formatMoney(money(priceCents))}</td>
                <td className="figure">{formatMoney(money(Math.round(priceCents / credits)))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>

    <section className="wide" aria-labelledby="scan">
      <h2 id="scan">What a scan is</h2>
      <ul className="promises">
        <li>
          <strong>One delivered report.</strong> A lease with its amendments and addenda is one scan, however many files
          it came in. An amendment that you add later makes a new report of the whole lease: one more scan. Putting
          documents in order or taking one out is free.
        </li>
        <li>
          <strong>Nothing for a failure.</strong> A locked, empty or broken file, or one that is no lease, costs
          nothing.
        </li>
        <li>
          <strong>Nothing for the same file again.</strong> The report you have is opened in place of a second charge.
        </li>
        <li>
          <strong>Every plan reads the same way.</strong> A plan buys more scans, never a better report.
        </li>
      </ul>
    </section>
  </>
);

const PlanCard = ({ plan: { tier, name, monthlyPriceCents, scans, period } }: { plan: Plan }) => (
  <li className="card plan">
    <h3>{name}</h3>
    <p className="price">
      <strong>{formatMoney(money(monthlyPriceCents))}</strong>
      {monthlyPriceCents > 0 ? ' a month' : ''}
    </p>
    <p>
      {scans} scans {period === 'month' ? 'each calendar month' : 'in all, for the life of the account'}
    </p>
    {tier === 'free' ? (
      <a className="button" href="/register">
        Sign up free
      </a>
    ) : (
      <a className="button quiet" href="/contact">
        Ask for {name}
      </a>
    )}
  </li>
);

export default Pricing;
