export type TypedNumber = { readonly value: number } | { readonly message: string };

/**
 * A number as people type it: "1950", "$1,950.00", "1 950", "−4.5", "12 %". Refuses, in words, what could be two numbers:
 * in "1.950,00" and "1,95" nobody can know which mark is which.
 */
export const typedNumber = (text: string, title: string): TypedNumber => {
  const bare = text.replaceAll(/[\s\u00a0\u202f$%]/g, '').replace(/^[−–]/, '-');
  if (/^-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/.test(bare) && /\d/.test(bare)) {
    const value = Number(bare.replaceAll(',', ''));
    return Number.isFinite(value) ? { value } : { message: `${title} is too large.` };
  }
  if (/^-?[\d.,]+$/.test(bare) && /\d/.test(bare))
    return { message: `${title}: write ${suggestion(bare)}. A comma separates thousands, a point the cents.` };
  return { message: `${title} must be a number, such as 1950.00.` };
};

/** What was most likely meant: the last mark with one or two digits after it separates the cents. */
const suggestion = (bare: string): string => {
  const cents = /[.,](\d{1,2})$/.exec(bare);
  const whole = (cents ? bare.slice(0, cents.index) : bare).replaceAll(/[.,]/g, '');
  return cents ? `${whole}.${cents[1]}` : whole;
};
