import { EmailInput, FaultLine, LeaveEmpty } from './field.tsx';
import { Outcomes } from './outcomes.tsx';

/** The box in the footer. The words are those of section 5 of the specification. */
export const NewsletterForm = () => (
  <form className="newsletter" action="/api/newsletter" method="post" data-form="newsletter">
    <label htmlFor="newsletter-email">Newsletter</label>
    <span className="newsletter-row">
      <EmailInput id="newsletter-email" />
      <button className="button quiet" type="submit">
        Subscribe
      </button>
    </span>
    <FaultLine id="newsletter-email" />
    <LeaveEmpty id="newsletter-leave-empty" />
    <Outcomes form="newsletter" done="Subscribed!" fault="Enter a valid email address" />
  </form>
);
