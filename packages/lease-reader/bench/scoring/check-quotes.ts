import type { PlacedDocument } from '@keyclause/documents';
import type { LeaseReport } from '#report.ts';

/** Looks at every object with a quote, wherever it stands in the report: verbatim, not empty, on the page it names. */
export const checkQuotes = (
  report: LeaseReport,
  document: PlacedDocument,
  path: string,
): { readonly quotes: number; readonly bad: readonly string[] } => {
  let quotes = 0;
  const bad: string[] = [];
  const visit = (value: unknown, where: string): void => {
    if (Array.isArray(value)) for (const [at, part] of value.entries()) visit(part, `${where}[${at}]`);
    else if (typeof value === 'object' && value !== null) {
      const record = value as Record<string, unknown>;
      if (
        typeof record['quote'] === 'string' &&
        typeof record['start'] === 'number' &&
        typeof record['end'] === 'number'
      ) {
        quotes++;
        const page = document.pages[Number(record['page']) - 1];
        const isOnPage = page !== undefined && record['start'] < page.end && record['end'] > page.start;
        if (
          document.text.slice(record['start'], record['end']) !== record['quote'] ||
          record['quote'] === '' ||
          !isOnPage
        )
          bad.push(`${path} ${where}`);
      }
      for (const [key, part] of Object.entries(record)) if (key !== 'boxes') visit(part, `${where}.${key}`);
    }
  };
  visit(report, 'report');
  return { quotes, bad };
};
