import type { LeaseReport } from '@keyclause/contracts';
import type { PaperEntry } from '../paper/paper.ts';
import { reportPaper } from '../paper/report-paper.ts';
import type { Viewpoint } from '../report-address.ts';
import { Paper } from './paper.tsx';

type PrintReportProps = { readonly report: LeaseReport; readonly title: string; readonly as: Viewpoint };

/** The whole report as one text for paper. */
export const PrintReport = ({ report, title, as }: PrintReportProps) => {
  const { about, smallPrint, sections, ...paper } = reportPaper(report, { title, as });
  return (
    <Paper>
      <h1>{paper.title}</h1>
      {about.map(({ label, text }) => (
        <p key={label}>
          {label}: {text}
        </p>
      ))}
      <p>{smallPrint}</p>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.lead ? <p>{section.lead}</p> : null}
          {section.groups.map((group, at) => (
            <section key={at}>
              {group.title ? <h3>{group.title}</h3> : null}
              {group.entries.map((entry, index) => (
                <Entry key={index} entry={entry} />
              ))}
              {group.after ? <p>{group.after}</p> : null}
            </section>
          ))}
        </section>
      ))}
    </Paper>
  );
};

const Entry = ({ entry: { title, severity, aside, notes, quotes } }: { readonly entry: PaperEntry }) => (
  <article>
    <h4>
      {severity ? `${severity.words}: ` : ''}
      {title}
      {aside ? ` (${aside})` : ''}
    </h4>
    {notes.map(({ label, text }) => (
      <p key={`${label} ${text}`}>
        {label ? `${label}: ` : ''}
        {text}
      </p>
    ))}
    {quotes.map(({ label, words, place, evidence: { document, start } }) => (
      <blockquote key={`${document} ${start} ${label}`}>
        {label ? `${label}: ` : ''}“{words}” ({place})
      </blockquote>
    ))}
  </article>
);
