/** How far each sign spreads; 1 for one that never changes. */
export const deviationsOf = (rows: readonly (readonly number[])[]): readonly number[] =>
  (rows[0] ?? []).map((_, at) => {
    const mean = rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length;
    return Math.sqrt(rows.reduce((sum, row) => sum + ((row[at] ?? 0) - mean) ** 2, 0) / rows.length) || 1;
  });
