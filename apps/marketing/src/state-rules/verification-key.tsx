import { rulesAsOf } from '@keyclause/lease-reader';

/** What stands under every table of rules. */
export const VerificationKey = () => (
  <div className="note">
    <p>
      Compiled in {rulesAsOf} from public sources, and not verified by a lawyer. Laws change, cities add rules of their
      own, and most rules have exceptions. Look the citation up, or ask somebody local, before you rely on a line.
    </p>
    <dl className="key">
      <dt>Text seen</dt>
      <dd>the words of the statute or of the bill were seen for this point.</dd>
      <dt>Two or more sources</dt>
      <dd>compilations that we compared say the same. The statute itself was not read.</dd>
      <dt>One source</dt>
      <dd>a single compilation says so.</dd>
      <dt>Sources disagree</dt>
      <dd>the compilations contradict each other, or one of them is out of date.</dd>
      <dt>Unverified</dt>
      <dd>noted without a source that we could check.</dd>
    </dl>
  </div>
);
