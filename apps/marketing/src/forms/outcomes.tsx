/**
 * What a form answers. Without script the API leads back to one of these by its fragment; with script the words are put into the line
 * that screen readers listen to.
 */
export const Outcomes = ({ form, done, fault }: { form: string; done: string; fault: string }) => (
  <>
    <p className="outcome good" id={`${form}-done`} tabIndex={-1}>
      {done}
    </p>
    <p className="outcome bad" id={`${form}-fault`} tabIndex={-1}>
      {fault}
    </p>
    <p className="outcome bad" id={`${form}-later`} tabIndex={-1}>
      That could not be taken right now. Wait a minute and send it again: go back, and what you typed is still there.
    </p>
    <p className="status" role="status" data-status="" />
  </>
);
