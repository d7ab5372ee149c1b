import { z } from 'zod';

const words = z.string().min(1).max(2_000);

const factClaimSchema = z.object({
  field: words,
  quote: words,
  value: z.string().min(1).max(300),
  explanation: z.unknown().optional(),
});
export type FactClaim = z.output<typeof factClaimSchema>;

const flagClaimSchema = z.object({ flag: words, quote: words, explanation: z.unknown().optional() });
export type FlagClaim = z.output<typeof flagClaimSchema>;

const answerSchema = z.object({ facts: z.array(z.unknown()).catch([]), flags: z.array(z.unknown()).catch([]) });

export type ModelAnswer = {
  readonly facts: readonly FactClaim[];
  readonly flags: readonly FlagClaim[];
  /** Claims that were not even of the form that was asked for, or one too many. */
  readonly dropped: number;
};

/** More than any part of a lease states; who sends more is not reading. */
const claimsMax = 80;

/** The claims of an answer as a model wrote it, whatever stands around the JSON. Undefined when there is no such object in it. */
export const readAnswer = (text: string): ModelAnswer | undefined => {
  const object = answerSchema.safeParse(jsonIn(text));
  if (!object.success) return undefined;
  const facts = usable(object.data.facts, factClaimSchema);
  const flags = usable(object.data.flags, flagClaimSchema);
  return { facts, flags, dropped: object.data.facts.length - facts.length + object.data.flags.length - flags.length };
};

const usable = <Claim>(claims: readonly unknown[], schema: z.ZodType<Claim>): Claim[] =>
  claims.slice(0, claimsMax).flatMap((claim) => {
    const parsed = schema.safeParse(claim);
    return parsed.success ? [parsed.data] : [];
  });

/** Models like to put a fence or a sentence around what they were asked for. */
const jsonIn = (text: string): unknown => {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from === -1 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
};
