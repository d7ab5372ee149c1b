import { brand, visitorLimits } from '@keyclause/domain';
import { EmailField, LeaveEmpty, LineField, TextField } from '../forms/field.tsx';
import { Outcomes } from '../forms/outcomes.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export const meta = () =>
  pageMeta('Contact', `Write to the people who run ${brand.name}: questions, larger plans, errors in a report.`);

const Contact = () => (
  <>
    <PageHead title="Contact">
      A question, a larger plan, a line in a report that is wrong: write to us. We answer to the address you give.
    </PageHead>
    <section className="wide" aria-label="Write to us">
      <form className="form" action="/api/contact" method="post" data-form="contact">
        <LineField id="contact-name" label="Name" name="name" fault="Enter your name" autoComplete="name" />
        <EmailField id="contact-email" label="E-mail" />
        <TextField id="contact-message" label="Message" name="message" fault="Write a message" rows={7} />
        <LeaveEmpty id="contact-leave-empty" />
        <Outcomes
          form="contact"
          done="Thank you. Your message is stored and on its way to us."
          fault={`Your message was not sent. It needs a name, a valid e-mail address and a text of at most ${visitorLimits.messageLength.toLocaleString('en-US')} characters. Go back: what you typed is still there.`}
        />
        <button className="button" type="submit">
          Send the message
        </button>
      </form>
      <p className="note">
        Please do not send a lease here: <a href="/analysis">read it in your browser</a>, where it stays with you. You
        can also write to <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>. What we keep of a message
        stands in the <a href="/privacy#written">privacy page</a>.
      </p>
    </section>
  </>
);

export default Contact;
