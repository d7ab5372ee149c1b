import { brand } from '@keyclause/domain';
import { PageHead } from '../layout/page-head.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export const meta = () =>
  pageMeta('Team', `How ${brand.name} is made: the principles, the checks, and how to reach us.`);

const Team = () => (
  <>
    <PageHead title="How it is made">
      You are asked to believe a machine about a contract. So here is how we work, rather than portraits.
    </PageHead>
    <section className="wide" aria-labelledby="principles">
      <h2 id="principles">What we hold to</h2>
      <ul className="promises">
        {principles.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong> {text}
          </li>
        ))}
      </ul>
    </section>
    <section className="wide" aria-labelledby="work">
      <h2 id="work">How a change gets in</h2>
      <div className="reading">
        <p>
          Each promise has a test that carries its name, and a change that breaks one does not get in. The reader is
          measured on leases with known answers: which facts it found, which it missed, which it got wrong. A higher
          number on one kind of lease is not taken when it costs truth on another.
        </p>
        <p>
          Files are treated as hostile until they are read: each is opened in a process of its own that can be ended,
          and what stands in a document is never run and never obeyed. The pages you are looking at load no script of
          anybody else.
        </p>
        <p>
          Rules of law come from tables with a citation and a note on how well each row was checked. We would rather say
          “unverified” than sound sure.
        </p>
      </div>
    </section>
    <section className="wide" aria-labelledby="reach">
      <h2 id="reach">Reach us</h2>
      <p className="reading">
        Found a wrong line in a report, a rule that has changed, a page that cannot be used with the keyboard? Write by
        the <a href="/contact">contact page</a> or to <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>.
        For a weakness in security, give us the steps that show it and 90 days before you publish.
      </p>
    </section>
  </>
);

const principles = [
  {
    name: 'Shown, not said.',
    text: 'What is displayed about a lease carries the exact words it came from. No words, no line.',
  },
  {
    name: 'A silent miss beats a confident error.',
    text: 'Where the reader is not sure, it says “Not stated” or says nothing.',
  },
  {
    name: 'Works on its own.',
    text: 'Reading needs no outside service. That is why it can run in your browser and send nothing.',
  },
  {
    name: 'Nothing lost, nothing leaked.',
    text: 'An accepted upload survives a crash; people see what is theirs, and nothing else.',
  },
  {
    name: 'For whoever reads it.',
    text: 'Plain words, keyboard and screen reader, light and dark, a phone at 390 pixels.',
  },
  {
    name: 'Honest prices.',
    text: 'Every plan reads the same way. A failed reading costs nothing.',
  },
] as const;

export default Team;
