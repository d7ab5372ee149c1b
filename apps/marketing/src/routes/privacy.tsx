import { brand, undoDeleteSeconds } from '@keyclause/domain';
import { PageHead } from '../layout/page-head.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Privacy',
    'What is stored about you, where, for how long, and how you take it with you or have it removed.',
  );

const Privacy = () => (
  <>
    <PageHead title="Privacy">
      What this software stores about you, for how long, and how you take it along or have it removed. In plain words.
    </PageHead>
    <section className="wide">
      <div className="article">
        <p className="small">Last changed on November 21, 2026.</p>

        <h2 id="who">Who answers for it</h2>
        <p>
          Whoever runs this installation of {brand.name}. Reach them at{' '}
          <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a> or by the{' '}
          <a href="/contact">contact page</a>.
        </p>

        <h2 id="browser">What you read without an account</h2>
        <p>
          A file that you open signed out is read by your own browser. Neither the file nor its text nor the report is
          sent to us, and nothing of it is left when you close the page.
        </p>

        <h2 id="account">What an account keeps</h2>
        <ul>
          <li>
            Your e-mail address, your name and picture if you give them, and your password as a hash, never as text.
          </li>
          <li>
            Your sign-ins: when, from which network address, and what your browser calls itself. Your profile lists them
            and ends any of them; each ends by itself 30 days after it was last used.
          </li>
          <li>Your leases: the files you upload, the words read out of them, and the reports.</li>
          <li>The calculations that you save.</li>
          <li>Your plan, and a ledger of the scans and credits you used.</li>
          <li>The mails that this installation wrote to you, such as the one that confirms your address.</li>
        </ul>
        <p>
          Some installations sign people in through a hosted service (Firebase, of Google). Then that service keeps your
          address, name, password and sign-ins in place of this installation, and its own storage in your browser keeps
          you signed in.
        </p>
        <p>
          Leases are read by our own software on the machines of this installation. Some installations let a language
          model read along: then the text of a lease that you upload is sent to it, and nothing else of you. The upload
          page names the model and where it is before anything is sent; where it names none, no outside service reads
          your lease. A file that you read in your browser is never sent. Files lie where the operator keeps them: on
          the installation’s own disk, or in a storage service that the operator rents. They are not sold, not shared
          and not used to advertise.
        </p>

        <h2 id="written">What you write to us without an account</h2>
        <p>
          A newsletter address, a message of the contact page or a request for beta access is stored with its date, and
          a message is mailed to the people who run this installation. It is kept until you ask us to remove it. If you
          have an account with the same address and have confirmed it, the download of your data holds these too, and
          they go when you end the account.
        </p>

        <h2 id="cookies">Cookies and storage in your browser</h2>
        <div className="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Why</th>
                <th scope="col">Until</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Session cookie</th>
                <td>Keeps you signed in. Scripts cannot read it, and other sites cannot send it.</td>
                <td>You sign out, or 30 days without a visit</td>
              </tr>
              <tr>
                <th scope="row">Color mode</th>
                <td>Remembers light or dark, if you choose one.</td>
                <td>You clear it</td>
              </tr>
              <tr>
                <th scope="row">Signed-in mark</th>
                <td>Shows the way to your dashboard on these pages. It holds “yes” and nothing else.</td>
                <td>You sign out</td>
              </tr>
              <tr>
                <th scope="row">Your choice on counting</th>
                <td>Remembers yes or no, where this installation asks. Nothing is loaded before you say yes.</td>
                <td>You change it</td>
              </tr>
              <tr>
                <th scope="row">Layout of the report</th>
                <td>Remembers where you put the divider.</td>
                <td>You clear it</td>
              </tr>
            </tbody>
          </table>
        </div>
        <p>
          None of these follows you to other sites. If you sign in with Google, Google learns that you did so and sets
          cookies of its own on its own pages.
        </p>

        <h2 id="counting">Counting visits</h2>
        <p>
          An operator may connect a service that counts visits, or the pixel of a social network. Then a bar at the foot
          of the public pages asks you, names the service, and nothing is asked of it unless you agree. Where no bar
          appears, nothing is connected. The screens on which leases are shown never load such a script. If your browser
          sends the signal “Global Privacy Control”, you are not asked and nothing is loaded.
        </p>
        <p data-consent-part="" hidden>
          <button className="button quiet" type="button" data-consent-open="">
            Change your choice
          </button>
        </p>

        <h2 id="logs">Logs and limits</h2>
        <p>
          Logs name the kind of request, its outcome and how long it took. They hold no e-mail address, no file name and
          no text of a document. To stop floods, requests are counted by network address; a count is removed within
          minutes.
        </p>

        <h2 id="remove">How you remove things</h2>
        <ul>
          <li>
            A lease: delete it in the list. You can undo that for {undoDeleteSeconds} seconds; then its report and its
            files go, unless another lease of this installation has the very same file.
          </li>
          <li>
            Your account: end it at the foot of your profile. You are signed out everywhere at once, and leases, files,
            reports, ledger and mails are removed right after.
          </li>
          <li>What you wrote without an account: ask us from that address.</li>
        </ul>
        <p>
          Copies in backups go when the backups do; how long they are kept is for the operator to say, so ask if it
          matters to you.
        </p>

        <h2 id="take">How you take things with you</h2>
        <p>
          The profile has a button that downloads everything of your account as one archive: account, leases with their
          original files and reports, saved calculations, and the ledger of scans.
        </p>

        <h2 id="rights">Your rights</h2>
        <p>
          You may ask what we hold about you, have it corrected, have it removed, and complain to the authority that
          protects data where you live. Most of it you can do yourself, as said above; for the rest, write to us.
        </p>
      </div>
    </section>
  </>
);

export default Privacy;
