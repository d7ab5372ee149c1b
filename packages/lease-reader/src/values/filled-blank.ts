/** "_____June 9, 2026_____": the rule on which a blank was filled in reads as space; an empty blank stays one. Offsets stay. */
export const withoutFilledRules = (text: string): string =>
  text.includes('_') ? text.replace(/_+(?=[^\W_])|(?<=[^\W_])_+/g, (rule) => ' '.repeat(rule.length)) : text;
