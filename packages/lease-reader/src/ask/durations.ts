const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const lengths: Readonly<Record<string, number>> = {
  day: 1,
  night: 1,
  week: 7,
  month: 30,
  summer: 90,
  semester: 120,
  year: 365,
};

/** Length of a stay that a question names, in days ("two weeks" is 14, "a month" 30); null when it names none. */
export const daysIn = (text: string): number | null => {
  const match =
    /\b(\d{1,3}|an?|one|two|couple|three|few|four|five|six|seven|eight|nine|ten|the whole|whole|all)(?: of| whole)? (day|night|week|month|summer|semester|year)s?\b/.exec(
      text,
    );
  if (!match) return null;
  const [, count = '', unit = ''] = match;
  return (numbers[count] ?? (Number(count) || 1)) * (lengths[unit] ?? 1);
};
