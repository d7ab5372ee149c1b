import type { LeaseReport } from '../src/report.ts';

/** The report as text for a terminal: facts with their page, flags, missing protections, dates and money. */
export const reportText = (report: LeaseReport): string => {
  const lines = [
    `${report.title || 'Lease'}  (${report.kind}${report.state ? `, ${report.state}` : ''})`,
    `Score ${report.score.value} of 100, grade ${report.score.grade}`,
    '',
    'FACTS',
    ...Object.entries(report.facts)
      .filter(([, fact]) => fact.method !== 'absent')
      .map(
        ([id, fact]) =>
          `  ${id.replace(/_/g, ' ').padEnd(28)} ${fact.display}${fact.page === null ? '' : `  [p. ${fact.page}]`}${fact.conflicts.length > 0 ? `  (also: ${fact.conflicts.map(({ display }) => display).join('; ')})` : ''}`,
      ),
    `  Not stated: ${Object.entries(report.facts)
      .filter(([, fact]) => fact.method === 'absent')
      .map(([id]) => id.replace(/_/g, ' '))
      .join(', ')}`,
  ];
  section(
    lines,
    'RED FLAGS',
    report.flags.map(
      (flag) =>
        `${flag.severity.toUpperCase()}  ${flag.title} (hurts ${flag.hurts}) [p. ${flag.page}]\n      "${oneLine(flag.quote)}"`,
    ),
  );
  section(
    lines,
    'MISSING',
    report.missing.map(({ severity, title, evidence = [] }) =>
      [`${severity.toUpperCase()}  ${title}`, ...evidence.map(({ quote }) => `      "${oneLine(quote)}"`)].join('\n'),
    ),
  );
  section(
    lines,
    'DATES',
    report.dates.map((date) => `${date.on}  ${date.title}`),
  );
  section(lines, 'MONEY', [
    ...(report.money.totalRent
      ? [`Total rent ${dollars(report.money.totalRent.cents)}: ${report.money.totalRent.reasoning}`]
      : []),
    ...(report.money.dueAtSigning
      ? [`Due at signing ${dollars(report.money.dueAtSigning.cents)}: ${report.money.dueAtSigning.reasoning}`]
      : []),
    ...report.money.charges.map(
      (charge) => `${charge.name}: ${dollars(charge.amount.cents)} (${charge.frequency.replace('_', ' ')})`,
    ),
  ]);
  return `${lines.join('\n')}\n`;
};

const section = (lines: string[], title: string, entries: readonly string[]): void => {
  if (entries.length > 0) lines.push('', title, ...entries.map((entry) => `  ${entry}`));
};

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 220 ? `${line.slice(0, 217)}...` : line;
};
