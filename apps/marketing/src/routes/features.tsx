import { brand, uploadLimits } from '@keyclause/domain';
import { PageHead } from '../layout/page-head.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { WaysIn } from '../layout/ways-in.tsx';

export const meta = () =>
  pageMeta(
    'Features',
    'Facts, red flags, dates and money out of a lease, each beside the words it came from. PDF, Word, scans and photos.',
  );

const Features = () => (
  <>
    <PageHead title="Features">
      {brand.name} reads a lease and lays a report beside it. Choose any line, and the document opens at the words that
      line came from.
    </PageHead>
    {groups.map(({ id, title, lead, features }) => (
      <section className="wide" aria-labelledby={id} key={id}>
        <h2 id={id}>{title}</h2>
        <p className="reading">{lead}</p>
        <ul className="cards">
          {features.map(({ name, text }) => (
            <li className="card" key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    ))}
    <section className="wide" aria-labelledby="cannot">
      <h2 id="cannot">What it does not do</h2>
      <ul className="plain reading">
        <li>It gives no legal advice, and it does not replace a lawyer who knows your case.</li>
        <li>It can miss things. What it shows is always in your document; what it does not show may still be there.</li>
        <li>It knows leases in English, under the law of the United States. Other leases are read less well.</li>
        <li>It does not sign, send or change your lease.</li>
      </ul>
      <WaysIn />
    </section>
  </>
);

const groups = [
  {
    id: 'report',
    title: 'In the report',
    lead: 'Six views of the same lease, all made from its own words.',
    features: [
      {
        name: 'Facts',
        text: 'Parties, premises, term, rent, deposit, fees, utilities and notices. What the lease does not say reads “Not stated”, and where two places disagree you see both.',
      },
      {
        name: 'Red flags',
        text: 'Terms that cost you money or rights, with how serious they are, whom they hurt, why, and wording to ask for.',
      },
      {
        name: 'What is missing',
        text: 'Protections and disclosures that such a lease normally has and this one lacks.',
      },
      {
        name: 'Clauses in plain words',
        text: 'Every clause by its number and kind, with what it means in ordinary language.',
      },
      {
        name: 'Dates',
        text: 'Notice windows, renewals, increases, the return of the deposit: worked out, with the reasoning, and ready for your calendar.',
      },
      {
        name: 'Money',
        text: 'What the lease costs in all, the rent schedule, and the charges beside the rent.',
      },
    ],
  },
  {
    id: 'files',
    title: 'What it reads',
    lead: `Up to ${uploadLimits.fileBytes / 1024 / 1024} MB a file, ${uploadLimits.pages} pages and ${uploadLimits.files} files for one lease.`,
    features: [
      { name: 'Documents', text: 'PDF, Word (DOCX), HTML and plain text, by what is in the file and not by its name.' },
      {
        name: 'Scans and photos',
        text: 'Scanned PDFs and pictures of pages (JPG, PNG, WebP, HEIC) are recognized word by word, so their quotes light up too.',
      },
      {
        name: 'A lease in parts',
        text: 'A base lease with its amendments is read as one. A later term takes the place of the earlier one, and both are shown.',
      },
    ],
  },
  {
    id: 'use',
    title: 'How you use it',
    lead: 'Made for a lease that must be understood tonight.',
    features: [
      {
        name: 'In your browser, without an account',
        text: 'A file that you open signed out is read on your own computer. It is not uploaded.',
      },
      {
        name: 'From your side of the table',
        text: 'Read the same report as tenant, as landlord or as manager: the flags are ordered by whom they hurt.',
      },
      {
        name: 'Take it away',
        text: 'The report as JSON, the dates as a calendar file, and everything on paper or as PDF from your browser.',
      },
      {
        name: 'All your leases in one place',
        text: 'With an account, the dashboard shows the next dates and the last leases, and what is left of your plan.',
      },
      {
        name: 'With the keyboard',
        text: 'Arrow keys walk the items, Enter opens one, Esc closes it, and a slash searches the document.',
      },
      {
        name: 'Your data, yours to take and to end',
        text: 'Download everything of your account as one file. Delete a lease or the account, and its files go too.',
      },
    ],
  },
] as const;

export default Features;
