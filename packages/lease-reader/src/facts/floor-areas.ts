import type { SentenceRule } from './sentence-rules.ts';

/** "A center of 20,500 square feet" and "the Center, which contains 62,000" measure what the premises are a part of. */
export const notOfTheWhole =
  '(?<!\\b(?:building|center|centre|plaza|project|mall|complex)\\b(?:"?\\))?,? (?:(?:which|that) )?(?:contain\\w*|compris\\w*|totall?ing|has|of) (?:about |approximately |a total of )?)(?<![\\d,])';

/** Places to park that go with the premises do not hide how large they are. */
export const ofParking = 'parking\\b[^.;]{0,60}\\bsquare|square f\\w+ (?:of|for) (?:\\w+ )?parking';

/** How large the premises are, and the building that they are in. */
export const areaRules: readonly SentenceRule[] = [
  {
    field: 'rentable_sf',
    needs: ['square f', 'sq. f', 'rentable', 'sq ft'],
    pattern: `${notOfTheWhole}\\b(\\d{1,3}(?:,\\d{3})+|\\d{3,7})\\s*(?:\\([^)]{1,20}\\)\\s*)?(?:rentable\\s+)?(?:square\\s+f(?:ee|oo)t|sq\\.?\\s*f(?:ee)?t\\.?|rsf)(?:\\s+of\\s+(?:rentable|leasable|gross)[^.;]{0,20})?`,
    unless: `building (?:contains|consists|of)|\\bper\\s+(?:rentable\\s+)?square|expansion|additional space|${ofParking}|square feet of (?:office|industrial|warehouse|storage) space and`,
    score: 0.6,
    read: (hit, sentence) =>
      /premises|space|suite|leased?\b|demised|\blets?\b|\brents?\b[^.;]{0,30}\bto\b|\brooms?\b|\b(?:shop|bay|stall|unit)\b/i.test(
        sentence.text,
      )
        ? squareFeet(hit[0])
        : null,
    quote: 'words',
  },
  {
    field: 'building_sf',
    needs: ['building'],
    pattern:
      '\\bsquare\\s+f[^.;]{0,60}\\bbuilding\\s+(?:of\\s+|has\\s+|contains\\s+)?(?:[a-z-]+\\s+){0,4}\\(?(\\d{1,3}(?:,\\d{3})+)\\)?',
    unless: '\\bbuilding\\b[^.;]{0,60}\\bof which\\b',
    score: 0.66,
    read: (hit) => squareFeet(hit[1] ?? ''),
    quote: 'words',
  },
  {
    field: 'building_sf',
    needs: ['building', 'leasable', 'project', 'center'],
    pattern:
      '\\bgross (?:leasable|floor|building) area\\b[^.;]{0,20}?\\bof\\s+(?:about\\s+|approximately\\s+)?(\\d{1,3}(?:,\\d{3})+)|\\b(?:building|project|shopping center)\\b(?:(?!\\b(?:premises|suite|store|measuring)\\b)[^.;]){0,100}?\\b(?:contain\\w*|consist\\w* of|compris\\w*|of|is|totals?)\\s+(?:approximately\\s+|a total of\\s+)*(\\d{1,3}(?:,\\d{3})+)\\s*(?:rentable\\s+|gross\\s+)?(?:square\\s+f|sq|rsf)',
    score: 0.7,
    read: (hit) => squareFeet(hit[1] ?? hit[2] ?? ''),
    quote: 'words',
  },
];

export const squareFeet = (text: string): number | null => {
  const value = Number(/(\d{1,3}(?:,\d{3})+|\d{3,7})/.exec(text)?.[1]?.replace(/,/g, ''));
  return Number.isFinite(value) && value >= 50 ? value : null;
};
