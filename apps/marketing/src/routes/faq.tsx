import { brand, plans, undoDeleteSeconds, uploadLimits } from '@keyclause/domain';
import { PageHead } from '../layout/page-head.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export const meta = () =>
  pageMeta('FAQ', 'What a scan is, what happens to your file, how far you can trust a report, and what it costs.');

const Faq = () => (
  <>
    <PageHead title="Questions and answers">
      Short answers to what people ask first. Not here? Write to{' '}
      <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>.
    </PageHead>
    {groups.map(({ id, title, questions }) => (
      <section className="wide" aria-labelledby={id} key={id}>
        <h2 id={id}>{title}</h2>
        <div className="questions">
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <h3>{question}</h3>
              <p>{answer}</p>
            </div>
          ))}
        </div>
      </section>
    ))}
  </>
);

const groups = [
  {
    id: 'trust',
    title: 'Can I trust it?',
    questions: [
      {
        question: 'Is this legal advice?',
        answer: `No. ${brand.name} explains what your lease says and points at rules that may matter. It is not a law firm and does not know your case. For a decision that matters, ask a lawyer or your local tenant or landlord association.`,
      },
      {
        question: 'How do I check what it says?',
        answer:
          'Open the line. The document scrolls to the exact words and marks them. A quote that does not stand word for word in your document is never shown.',
      },
      {
        question: 'Can it miss something?',
        answer:
          'Yes. It would rather stay silent than be sure and wrong, so a missing line does not prove that the lease is fine. Read the whole lease once yourself.',
      },
      {
        question: 'Where do the legal references come from?',
        answer:
          'From tables that we compiled from public sources. Each reference comes with its citation, the year of the table and how well it was verified; an unverified one says so. Laws change, and cities add rules of their own.',
      },
      {
        question: 'Does a language model read my lease?',
        answer:
          'Our own engine reads it, on the computer that serves this site or in your browser, and the same file always gives the same report. If this site lets a language model read along, the upload page names it before anything is sent, and the report marks what it added.',
      },
    ],
  },
  {
    id: 'file',
    title: 'What happens to my file?',
    questions: [
      {
        question: 'Is my file uploaded?',
        answer:
          'Signed out: no, it is read inside your browser. Signed in: yes, so that your leases are there the next time, on any device.',
      },
      {
        question: 'Who can see my leases?',
        answer:
          'Only your account. The people who run this installation have access to its machines and backups; nobody else does, and nothing is sold or sent to advertisers.',
      },
      {
        question: 'How do I delete a lease?',
        answer: `Choose Delete in the list of your leases. You can undo it for ${undoDeleteSeconds} seconds; then its rows and files go.`,
      },
      {
        question: 'How do I take my data with me, or end my account?',
        answer:
          'Both stand at the end of your profile: one file with everything, and the end of the account with all leases, reports and files.',
      },
      {
        question: 'Which files work?',
        answer: `PDF, Word (DOCX), HTML, plain text, and photos or scans of pages, up to ${uploadLimits.fileBytes / 1024 / 1024} MB and ${uploadLimits.pages} pages. A PDF that is locked with a password must be saved without it first.`,
      },
      {
        question: 'My scan was not readable. What now?',
        answer:
          'Take the pages again: straight, sharp, in good light, one page a picture. A failed reading costs nothing.',
      },
    ],
  },
  {
    id: 'cost',
    title: 'What does it cost?',
    questions: [
      {
        question: 'What is free?',
        answer: `${plans.free.scans} scans for every account, in all. Reading a file in your browser without an account is free as well.`,
      },
      {
        question: 'What counts as a scan?',
        answer:
          'One delivered report of one lease, with its amendments. An amendment that you add later makes a new report, which is one more scan. A reading that fails is not counted, and neither is the same file a second time.',
      },
      {
        question: 'Can I pay by card?',
        answer:
          'Not yet. Payments are not switched on. Write to us for a larger plan or for credits, and we set it on your account by hand.',
      },
      {
        question: 'Do unused scans carry over?',
        answer: `The ${plans.free.scans} free scans stay until you use them. Scans of a monthly plan begin anew with each calendar month. Credits stay until they are used.`,
      },
    ],
  },
  {
    id: 'lease',
    title: 'About reading leases',
    questions: [
      {
        question: 'Which leases does it know?',
        answer:
          'Residential and commercial leases in English, from the United States. It works out the state from the document.',
      },
      {
        question: 'Does it understand amendments?',
        answer:
          'Upload them together with the base lease, or add them to its report later. Later terms take the place of earlier ones, and the report shows both.',
      },
      {
        question: 'What does the score mean?',
        answer:
          'It runs from 0 to 100 and says how balanced and how complete the lease is, with the parts that made it. It is a way to compare two leases, not a verdict.',
      },
      {
        question: 'Can I use it for a lease that I already signed?',
        answer:
          'Yes. The dates and duties are then the useful part: when notice is due, what you owe and what you are owed.',
      },
    ],
  },
] as const;

export default Faq;
