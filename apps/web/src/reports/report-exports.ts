import type { LeaseReport } from '@keyclause/contracts';
import { fileNameOf } from './file-name.ts';
import type { LeaseSource, ReportExport } from './lease-source.ts';
import type { Viewpoint } from './report-address.ts';

type ExportOptions = {
  readonly source: LeaseSource;
  readonly report: LeaseReport;
  readonly title: string;
  readonly as: Viewpoint;
};

/** What can be taken away of a report, wherever it came from. What writes a format is loaded when somebody asks for it. */
export const reportExports = ({ source, report, title, as }: ExportOptions): readonly ReportExport[] => {
  const name = fileNameOf(title);
  return [
    {
      name: `${name}.pdf`,
      label: 'Report as PDF, with the marked lease',
      fetch: async () => {
        const [{ reportPaper }, { makeReportPdf }] = await Promise.all([
          import('./paper/report-paper.ts'),
          import('./pdf/make-report-pdf.ts'),
        ]);
        return makeReportPdf(source, report, reportPaper(report, { title, as }));
      },
    },
    {
      name: `${name}.docx`,
      label: 'Report as a Word document (DOCX)',
      fetch: async () => {
        const [{ reportPaper }, { makeReportDocx }] = await Promise.all([
          import('./paper/report-paper.ts'),
          import('./word/make-report-docx.ts'),
        ]);
        return makeReportDocx(reportPaper(report, { title, as }));
      },
    },
    {
      name: `${name}.xlsx`,
      label: 'Lease abstract for Excel (XLSX)',
      fetch: async () => {
        const [{ leaseAbstract }, { abstractWorkbook }] = await Promise.all([
          import('./abstract/lease-abstract.ts'),
          import('./abstract/abstract-workbook.ts'),
        ]);
        return abstractWorkbook(leaseAbstract(report, { title, as }));
      },
    },
    // Files of two leases must not overwrite each other in a folder.
    ...source.exports.map((each) => ({ ...each, name: `${name}.${each.name.split('.').at(-1)}` })),
  ];
};
