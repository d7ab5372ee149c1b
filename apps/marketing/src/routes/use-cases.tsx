import { brand } from '@keyclause/domain';
import { PageHead } from '../layout/page-head.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { WaysIn } from '../layout/ways-in.tsx';

export const meta = () =>
  pageMeta('Use cases', 'What a tenant, a landlord and a property manager do with a lease once it has been read.');

const UseCases = () => (
  <>
    <PageHead title="Use cases">
      The same report, read from three sides of the table. Everything on this page works today.
    </PageHead>
    {cases.map(({ id, title, lead, steps, result }) => (
      <section className="wide" aria-labelledby={id} key={id}>
        <h2 id={id}>{title}</h2>
        <p className="reading">{lead}</p>
        <ol className="steps">
          {steps.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className="reading">{result}</p>
      </section>
    ))}
    <section className="wide" aria-labelledby="start">
      <h2 id="start">Start with one lease</h2>
      <WaysIn />
    </section>
  </>
);

const cases = [
  {
    id: 'tenant',
    title: 'You rent, and must sign tonight',
    lead: 'Twenty pages, one evening, and the feeling that the important sentence is on page 14.',
    steps: [
      {
        name: 'Open the file in your browser',
        text: 'No account, no upload. Photos of the pages work as well as a PDF.',
      },
      {
        name: 'Read it as tenant',
        text: 'The flags that hurt you come first, each with its reason and the words it came from.',
      },
      {
        name: 'Ask for a change',
        text: 'Every flag has wording to ask for. Put the two or three that matter into one friendly message.',
      },
    ],
    result:
      'You sign knowing what the lease costs in all, when you must give notice, and what you agreed to pay besides the rent.',
  },
  {
    id: 'landlord',
    title: 'You let, and want a lease that holds up',
    lead: 'A form from the internet may hold terms that your state does not let you enforce, and lack what it asks of you.',
    steps: [
      {
        name: 'Upload your own form',
        text: 'Read it as landlord: terms that are likely void, amounts over a limit, and places where the lease contradicts itself.',
      },
      {
        name: 'Look at what is missing',
        text: 'Disclosures and protections that such a lease normally has are listed when yours lacks them.',
      },
      {
        name: 'Check the rule',
        text: 'Each legal reference has its citation and says how well it was verified, so that you can look it up or hand it to your lawyer.',
      },
    ],
    result: 'You send out a lease whose numbers agree with each other, with fewer terms that a tenant can set aside.',
  },
  {
    id: 'manager',
    title: 'You manage, and inherit forty leases',
    lead: 'Different owners, different forms, amendments in separate files, and deadlines in nobody’s calendar.',
    steps: [
      {
        name: 'Upload each lease with its amendments',
        text: 'Several files make one lease; the later term takes the place of the earlier, and both are shown.',
      },
      {
        name: 'Let the dashboard sort the dates',
        text: 'Ends, renewals and notice windows of all leases in one list, nearest first.',
      },
      {
        name: 'Take the dates along',
        text: 'Each lease gives a calendar file with the reasoning in each entry, and its whole report as JSON for your own systems.',
      },
    ],
    result: `You answer an owner’s question with the sentence of the lease rather than from memory. ${brand.name} keeps the place.`,
  },
] as const;

export default UseCases;
