import { z } from 'zod';
import type { Texts } from './typed-inputs.ts';

/** Most that stand side by side. */
export const scenariosMax = 3;

const textsSchema = z.record(z.string().max(60), z.string().max(200_000));

/** Servers refuse an address of more than 16 KB; what is longer stays behind the # and is never sent. */
const longestQuery = 6000;

/** The scenarios of an address: each `s` is what stands in one form. What cannot be read is left out. */
export const scenariosIn = ({ search, hash }: { readonly search: string; readonly hash: string }): Texts[] =>
  [...new URLSearchParams(search).getAll('s'), ...new URLSearchParams(hash.slice(1)).getAll('s')]
    .slice(0, scenariosMax)
    .flatMap((text) => {
      try {
        const parsed = textsSchema.safeParse(JSON.parse(text));
        return parsed.success ? [parsed.data] : [];
      } catch {
        return [];
      }
    });

/**
 * The parts of the address that bring the scenarios back: only what was filled in, so that links stay short. `saved` is
 * the id under which they are kept.
 */
export const addressOf = (
  scenarios: readonly Texts[],
  saved: string | null = null,
): { readonly search: string; readonly hash: string } => {
  const forms = new URLSearchParams(
    scenarios.map((texts) => [
      's',
      JSON.stringify(Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))),
    ]),
  ).toString();
  const kept = saved === null ? '' : new URLSearchParams({ saved }).toString();
  const isLong = forms.length > longestQuery;
  const search = [isLong ? '' : forms, kept].filter(Boolean).join('&');
  return { search: search === '' ? '' : `?${search}`, hash: isLong ? `#${forms}` : '' };
};

export const scenarioNames = ['A', 'B', 'C'] as const;
