import { brand, plans } from '@keyclause/domain';
import { PageHead } from '../layout/page-head.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export const meta = () =>
  pageMeta('Terms', `What you may expect of ${brand.name}, what it does not promise, and what it asks of you.`);

const Terms = () => (
  <>
    <PageHead title="Terms">
      What you may expect of {brand.name}, what it does not promise, and what it asks of you.
    </PageHead>
    <section className="wide">
      <div className="article">
        <p className="small">Last changed on November 21, 2026.</p>

        <h2 id="what">What it is</h2>
        <p>
          {brand.name} reads leases and explains them. It is offered by whoever runs this installation, who can be
          reached at <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>.
        </p>

        <h2 id="advice">It explains. It does not advise.</h2>
        <p>
          Nothing here is legal advice, and using it makes nobody your lawyer. A report shows what a lease says and
          points at rules that may matter; whether they apply to you depends on facts that a document does not hold.
          Rules of law are shown with their citation and with how well they were verified, and they may be out of date.
          Before you decide something that matters, ask somebody who is admitted to practice where the premises are.
        </p>

        <h2 id="errors">It can be wrong</h2>
        <p>
          A report can miss a term, misread a scan or weigh something differently than you would. That is why every line
          shows the words it came from. Check those words, and read the whole lease once yourself.
        </p>

        <h2 id="yours">Your documents stay yours</h2>
        <p>
          You keep every right in what you upload. We store and process it to show you the report, and for nothing else.
          Upload only what you may upload: your own lease, or one that you were given to check. How it is stored and
          removed stands on the <a href="/privacy">privacy page</a>.
        </p>

        <h2 id="account">Your account</h2>
        <p>
          Give an address that is yours, keep your password to yourself, and tell us if somebody else got in. You may
          end the account at any time in your profile. We may end an account that is used to attack this service or
          other people, and say so by mail.
        </p>

        <h2 id="plans">Plans, scans and credits</h2>
        <p>
          Every account has {plans.free.scans} free scans. What the plans hold, what a scan is, and what a credit costs
          stands on the <a href="/pricing">pricing page</a>. A reading that fails is not counted. Payments are not
          switched on: no money changes hands on this site, and plans and credits are set by hand.
        </p>

        <h2 id="fair">What it asks of you</h2>
        <ul>
          <li>Do not try to reach what belongs to others, and do not try to bring the service down.</li>
          <li>Do not send it files in order to harm it. A weakness that you find is welcome at the address above.</li>
          <li>Do not pass a report off as the opinion of a lawyer.</li>
        </ul>

        <h2 id="promise">What is not promised</h2>
        <p>
          The service is offered as it is. It may be down, change, or end; you can take your data along at any time. As
          far as the law allows, the operator does not answer for a loss that comes from relying on a report. Rights
          that the law gives you and that cannot be waived stay as they are.
        </p>

        <h2 id="change">Changes</h2>
        <p>
          When these terms change, the date above changes with them. Who does not agree can take the data along and end
          the account.
        </p>
      </div>
    </section>
  </>
);

export default Terms;
