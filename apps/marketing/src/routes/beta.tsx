import { brand, visitorLimits } from '@keyclause/domain';
import { EmailField, LeaveEmpty, LineField, TextField } from '../forms/field.tsx';
import { Outcomes } from '../forms/outcomes.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export const meta = () => pageMeta('Beta access', `Ask to try new tools of ${brand.name} before everybody else.`);

const Beta = () => (
  <>
    <PageHead title="Beta access">
      New tools are tried by a few people first. Tell us what you would use them for, and we write to you when one fits.
    </PageHead>
    <section className="wide" aria-label="Ask for access">
      <form className="form" action="/api/beta" method="post" data-form="beta">
        <LineField id="beta-name" label="Name" name="name" fault="Enter your name" autoComplete="name" />
        <EmailField id="beta-email" label="E-mail" />
        <TextField
          id="beta-about"
          label="What you would use it for"
          name="about"
          fault="Say what you would use it for"
          rows={5}
        />
        <LeaveEmpty id="beta-leave-empty" />
        <Outcomes
          form="beta"
          done="Thank you. Your request is stored; we write to you when a tool fits."
          fault={`Your request was not sent. It needs a name, a valid e-mail address and a text of at most ${visitorLimits.messageLength.toLocaleString('en-US')} characters. Go back: what you typed is still there.`}
        />
        <button className="button" type="submit">
          Ask for access
        </button>
      </form>
    </section>
    <section className="wide" aria-labelledby="means">
      <h2 id="means">What it means</h2>
      <ul className="plain reading">
        <li>It costs nothing, and it changes nothing about your account.</li>
        <li>One request for each address. A second one is not kept; write to us if yours should change.</li>
        <li>
          A person reads the requests and answers by mail. There is no queue number and no date that we could promise.
        </li>
        <li>
          What you can use today needs no request: see the <a href="/features">features</a>.
        </li>
      </ul>
    </section>
  </>
);

export default Beta;
