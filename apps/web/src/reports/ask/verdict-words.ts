import type { Verdict } from '@keyclause/lease-reader/ask';

export const verdictWords: Readonly<Record<Verdict, string>> = { yes: 'Yes. ', no: 'No. ', depends: 'It depends. ' };

/** The word that stands before the sentence is not said twice. */
export const withoutVerdict = (text: string, verdict: Verdict | null): string =>
  verdict === null ? text : text.replace(/^(?:Yes|No)[,.:]\s+(\w)/, (_, first: string) => first.toUpperCase());
