import type { Evidence, LeaseReport } from '@keyclause/contracts';
import { formatMoney } from '@keyclause/domain';
import { contentId, severityWords } from '@keyclause/ui';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { dayWords, reasoningWords } from '../dates/day-words.ts';
import { recurrenceWords } from '../dates/recurrence-words.ts';
import { basisWords } from '../flags/legal-basis.ts';
import { hurtsWords, orderFor } from '../flags/point-of-view.ts';
import { frequencyWords, totalsOf } from '../money/money-tab.tsx';
import type { Viewpoint } from '../report-address.ts';
import { statedEvidence } from '../report-items.ts';
import { summaryGroupsOf } from '../summary/summary-groups.ts';

type PrintReportProps = { readonly report: LeaseReport; readonly as: Viewpoint };

/** The whole report as one text for paper: nothing folded, every quote in place. */
export const PrintReport = ({ report, as }: PrintReportProps) => (
  <Paper>
    <GlobalStyles styles={paperStyles} />
    <h1>{report.title}</h1>
    <p>
      Score {report.score.value} of 100, grade {report.score.grade}. {report.flags.length} red flags,{' '}
      {report.missing.length} missing protections. Read by a program; it explains and does not advise.
    </p>

    <h2>Summary</h2>
    {summaryGroupsOf(report.facts).map(({ id, title, stated, absent }) => (
      <section key={id}>
        <h3>{title}</h3>
        {stated.map(({ id: fieldId, label, fact }) => (
          <Entry key={fieldId} title={`${label}: ${fact.display}`} evidence={statedEvidence(fact)}>
            {fact.reasoning ? reasoningWords(fact.reasoning) : null}
          </Entry>
        ))}
        {absent.length > 0 ? <p>Not stated: {absent.map(({ label }) => label).join(', ')}.</p> : null}
      </section>
    ))}

    <h2>Red flags</h2>
    {orderFor(as, report.flags).map((flag) => (
      <Entry
        key={flag.key}
        title={`${severityWords[flag.severity]}: ${flag.title} (${hurtsWords(as, flag)})`}
        evidence={[flag]}
      >
        {flag.why} {flag.ask ? `Ask for: ${flag.ask} ` : ''}
        {basisWords(flag.legalBasis)}
      </Entry>
    ))}
    {report.missing.length > 0 ? <h3>Missing from this lease</h3> : null}
    {orderFor(as, report.missing).map((missing) => (
      <Entry key={missing.id} title={`${severityWords[missing.severity]}: ${missing.title}`} evidence={[]}>
        {missing.why} {missing.ask ? `Ask for: ${missing.ask}` : ''}
      </Entry>
    ))}

    <h2>Dates</h2>
    {report.dates.map((date) => (
      <Entry
        key={date.key}
        title={[`${dayWords(date.on)}: ${date.title}`, recurrenceWords(date.recurrence)].filter(Boolean).join(', ')}
        evidence={date.evidence.slice(0, 1)}
      >
        {reasoningWords(date.reasoning)}
      </Entry>
    ))}

    <h2>Money</h2>
    {totalsOf({ report }).map(({ label, total }) => (
      <Entry key={label} title={`${label}: ${formatMoney(total)}`} evidence={[]}>
        {reasoningWords(total.reasoning)}
      </Entry>
    ))}
    {report.money.rentSchedule.map(({ from, to, monthly, evidence }) => (
      <Entry
        key={from}
        title={`${dayWords(from)} – ${dayWords(to)}: ${formatMoney(monthly)} a month`}
        evidence={evidence.slice(0, 1)}
      />
    ))}
    {report.money.charges.map(({ key, name, amount, frequency, evidence }) => (
      <Entry key={key} title={`${name}: ${formatMoney(amount)} ${frequencyWords[frequency]}`} evidence={[evidence]} />
    ))}
  </Paper>
);

const paperStyles = {
  '@page': { margin: '18mm 16mm' },
  '@media print': { [`a[href="#${contentId}"]`]: { display: 'none' } },
};

type EntryProps = { readonly title: string; readonly evidence: readonly Evidence[]; readonly children?: ReactNode };

const Entry = ({ title, evidence, children }: EntryProps) => (
  <article>
    <h4>{title}</h4>
    {children ? <p>{children}</p> : null}
    {evidence.map(({ document, start, quote, page }) => (
      <blockquote key={`${document} ${start}`}>
        “{quote}” (page {page})
      </blockquote>
    ))}
  </article>
);

const Paper = styled('article')({
  display: 'none',
  '@media print': { display: 'block' },
  color: '#000',
  fontSize: '10.5pt',
  lineHeight: 1.45,
  '& h1': { fontSize: '18pt', margin: '0 0 6pt' },
  '& h2': { fontSize: '14pt', margin: '18pt 0 6pt', breakAfter: 'avoid' },
  '& h3': { fontSize: '11.5pt', margin: '12pt 0 4pt', breakAfter: 'avoid' },
  '& h4': { fontSize: '10.5pt', margin: '0', breakAfter: 'avoid' },
  '& p': { margin: '2pt 0' },
  '& article': { margin: '0 0 8pt', breakInside: 'avoid' },
  '& blockquote': { margin: '3pt 0 0 10pt', paddingLeft: '8pt', borderLeft: '2pt solid #999' },
});
