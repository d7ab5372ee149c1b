import type { Fact, Flag, MissingProtection, Score, Severity } from '../report.ts';

/** Points a flag takes off, by severity; a second flag of the same kind takes half. */
const points: Readonly<Record<Severity, number>> = { critical: 14, high: 7, medium: 3.5, low: 1.5 };
const missingPoints: Readonly<Record<Severity, number>> = { critical: 7, high: 3.5, medium: 2, low: 1 };

/** 100 less what the flags, the missing protections and the contradictions cost; the same report always scores the same. */
export const scoreOf = (
  flags: readonly Flag[],
  missing: readonly MissingProtection[],
  facts: Readonly<Record<string, Fact>>,
): Score => {
  const parts: { label: string; points: number; flagKeys: string[] }[] = [];
  const byId = new Map<string, Flag[]>();
  for (const flag of flags) byId.set(flag.id, [...(byId.get(flag.id) ?? []), flag]);
  for (const same of byId.values()) {
    const [first] = same;
    if (!first) continue;
    const share = 1 + Math.min(2, same.length - 1) * 0.5;
    parts.push({
      label: first.title,
      points: -round(points[first.severity] * share),
      flagKeys: same.map(({ key }) => key),
    });
  }
  // What words take away is counted as their flag, not once more as missing.
  for (const { title, severity } of missing.filter((each) => !byId.has(each.id)))
    parts.push({ label: `Missing: ${title}`, points: -missingPoints[severity], flagKeys: [] });
  const conflicts = Object.values(facts).filter(contradictsItself).length;
  if (conflicts > 0)
    parts.push({
      label: `${conflicts} ${conflicts === 1 ? 'fact that contradicts itself' : 'facts that contradict themselves'}`,
      points: -Math.min(6, conflicts),
      flagKeys: [],
    });
  const value = Math.max(0, Math.min(100, Math.round(100 + parts.reduce((sum, part) => sum + part.points, 0))));
  return { value, grade: gradeOf(value), parts };
};

/** Where the reader itself doubts between two readings, the lease does not contradict itself. */
const contradictsItself = ({ conflicts, method }: Fact): boolean => conflicts.length > 0 && method !== 'weighed';

const gradeOf = (value: number): Score['grade'] =>
  value >= 85 ? 'A' : value >= 70 ? 'B' : value >= 55 ? 'C' : value >= 40 ? 'D' : 'F';

const round = (value: number): number => Math.round(value * 10) / 10;
