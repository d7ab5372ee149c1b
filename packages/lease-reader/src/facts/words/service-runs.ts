import type { ValueSpot } from './value-spots.ts';

/**
 * Services that are listed in one breath ("heat, hot water and trash") go to one side of the lease. Gives for each spot the number of its
 * run, null for what is no service or only explains one: "heat (natural gas, own meter)".
 */
export const serviceRunsOf = (text: string, spots: readonly ValueSpot[]): (number | null)[] => {
  const runs: (number | null)[] = [];
  let run = -1;
  let last: ValueSpot | null = null;
  for (const spot of spots) {
    if (spot.kind !== 'service') {
      runs.push(null);
      continue;
    }
    const between = last === null ? null : text.slice(last.end, spot.start);
    if (between !== null && isAside(between)) {
      runs.push(null);
      continue;
    }
    if (between === null || !listed.test(between.replaceAll(/\([^)]*\)/g, ' '))) run += 1;
    runs.push(run);
    last = spot;
  }
  return runs;
};

/** Within a bracket that opened behind the last service and is not closed. */
const isAside = (between: string): boolean => /\([^)\]]*$/.test(between) && !/\[\s*$/.test(between);

/** What stands between the members of a list: signs, marks of a form, and a word or two that tell the service more closely. */
const listed =
  /^(?:\s|[,/&+\t]|\[\s*[xX]\s*\]|\b(?:and|or|as well as|plus|the|both|pickup|pick-up|collection|service|services|removal|bills?|utilities|natural|solar|cold|city|high-speed|\d+-megabit|basic)\b|[-.](?=\w))*$/i;
