import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packedTable } from './pack-words.ts';
import { codeNumber, kindsOfNumber, rangeReader, rangeWriter } from './range-coder.ts';
import { codeRow, emptyRow, kindsOfRows, type Row } from './row-coder.ts';
import { hashOf, scorerOf } from './word-table.ts';

const kinds = 5;
const bits = fc.array(fc.record({ kind: fc.nat(kinds - 1), bit: fc.boolean() }), { maxLength: 2000 });

it('reads every bit as it was written, whatever their kinds', () => {
  fc.assert(
    fc.property(bits, (written) => {
      const writer = rangeWriter(kinds);
      for (const { kind, bit } of written) writer.code(kind, bit);
      const read = rangeReader(kinds, writer.end());

      expect(written.map(({ kind }) => read(kind, false))).toEqual(written.map(({ bit }) => bit));
    }),
  );
});

it('reads a bit that was never seen after thousands that were all alike', () => {
  const written = [
    ...Array.from({ length: 50_000 }, () => true),
    false,
    ...Array.from({ length: 50_000 }, () => false),
    true,
  ];
  const writer = rangeWriter(1);
  for (const bit of written) writer.code(0, bit);
  const text = writer.end();
  const read = rangeReader(1, text);

  expect(written.map(() => read(0, false))).toEqual(written);
  expect(text.length).toBeLessThan(1000);
});

it('reads numbers of any size', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2 ** 30 }), { maxLength: 200 }), (numbers) => {
      const writer = rangeWriter(kindsOfNumber);
      for (const number of numbers) codeNumber(writer.code, 0, number);
      const read = rangeReader(kindsOfNumber, writer.end());

      expect(numbers.map(() => codeNumber(read, 0, 0))).toEqual(numbers);
    }),
  );
});

const typeCount = 62;
const rows = fc.array(
  fc.record({
    distance: fc.nat({ max: 2 ** 20 }),
    weights: fc.uniqueArray(fc.record({ type: fc.nat(typeCount - 1), step: fc.integer({ min: -63, max: 63 }) }), {
      minLength: 1,
      selector: ({ type }) => type,
    }),
  }),
  { maxLength: 60 },
);

it('reads the rows of a table as they were written', () => {
  fc.assert(
    fc.property(rows, (made) => {
      const written = made.map(({ distance, weights }): Row => {
        const rising = weights.toSorted((a, b) => a.type - b.type);
        return {
          distance,
          count: weights.length,
          types: Uint8Array.from(rising, ({ type }) => type),
          steps: Int8Array.from(rising, ({ step }) => step || 1),
        };
      });
      const writer = rangeWriter(kindsOfRows(typeCount));
      for (const each of written) codeRow(writer.code, typeCount, { ...each });
      const read = rangeReader(kindsOfRows(typeCount), writer.end());
      const row = emptyRow(typeCount);

      for (const each of written) {
        codeRow(read, typeCount, row);
        const { distance, count } = row;
        expect({ distance, count, types: row.types.slice(0, count), steps: row.steps.slice(0, count) }).toEqual(each);
      }
    }),
  );
});

it.each([0, 0.1])('scores by a packed table as by its weights, to half a step that widens by %d', (widening) => {
  const names = Array.from({ length: 200 }, (_, at) => `word${at}`);
  const types = ['a', 'b', 'other'];
  const weights = Float64Array.from(
    names.flatMap((_, at) => [Math.sin(at) * 6, Math.cos(at) / 9, at % 7 ? 0 : -at / 50]),
  );
  const table = packedTable(names, types, { weights, bias: Float64Array.of(0.5, 0, -1) }, { steps: 2, widening });
  const score = scorerOf(table);

  const hashes = names.map((name) => hashOf(name, table.bits));
  for (const [at, name] of names.entries()) {
    // Of two names with one hash only one is kept.
    if (hashes.indexOf(hashes[at] ?? 0) !== hashes.lastIndexOf(hashes[at] ?? 0)) continue;
    for (const [type, weight] of weights.slice(3 * at, 3 * at + 3).entries()) {
      const scored = (score([[name, 1]])[type] ?? 0) - (table.bias[type] ?? 0);
      const step = 0.5 + widening * Math.abs(weight);
      expect(Math.abs(scored - weight)).toBeLessThanOrEqual(step / 2 + 1e-9);
    }
  }
});
