import type { LeaseReport } from '@keyclause/contracts';
import type { LeaseSource } from '#reports/lease-source.ts';
import { findInDocument } from './find-in-document.ts';
import { outlineOf, pagesOf } from './placed-pages.ts';
import type { LocalFile, LocalLease } from './read-in-browser.ts';

let lastKey = 0;

/** A lease that was read in this browser and is kept nowhere else. */
export const localLeaseSource = ({ files, report, calendar }: LocalLease): LeaseSource => {
  lastKey += 1;
  const fileAt = (documentIndex: number): LocalFile => {
    const file = files[documentIndex];
    if (!file) throw new RangeError(`The lease has no document ${documentIndex}.`);
    return file;
  };

  return {
    key: `local-${lastKey}`,
    report: async () => report,
    outline: async (documentIndex) => {
      const { file, document } = fileAt(documentIndex);
      return outlineOf(file.name, file.type, document);
    },
    pages: async (documentIndex, from, to) => pagesOf(fileAt(documentIndex).document, from, to),
    search: async (documentIndex, text) => findInDocument(fileAt(documentIndex).document, text),
    file: async (documentIndex) => fileAt(documentIndex).file,
    exports: exportsOf(report, calendar),
  };
};

const exportsOf = (report: LeaseReport, calendar: string): LeaseSource['exports'] => [
  {
    name: 'lease-report.json',
    label: 'Report as JSON',
    fetch: async () => new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }),
  },
  {
    name: 'lease-dates.ics',
    label: 'Dates as a calendar (ICS)',
    fetch: async () => new Blob([calendar], { type: 'text/calendar' }),
  },
];
