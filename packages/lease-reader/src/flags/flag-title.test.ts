import { expect, it } from 'vitest';
import table from '#reference/red-flags.json' with { type: 'json' };
import { flagTitleOf } from './flag-title.ts';

const titles = table.flags.flatMap(({ id }) =>
  (['residential', 'commercial'] as const).map((kind) => flagTitleOf(id, kind)),
);

it.each([...new Set(titles)])('calls a flag by short words and no term of the trade: %s', (title) => {
  expect(title.length).toBeLessThanOrEqual(70);
  expect(title).not.toMatch(
    /[/<>;]|\b(?:CAM|CPI|HVAC|SCRA|SNDA|estoppel|subordinat|indemnit|subrogat|liquidated|habitab)/i,
  );
});

it('calls no two flags alike', () => {
  const home = table.flags.map(({ id }) => flagTitleOf(id, 'residential'));

  expect(new Set(home).size).toBe(home.length);
});
