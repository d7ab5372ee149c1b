import type { Flag, MissingProtection } from '@keyclause/contracts';

/**
 * What to ask for with the figure that the report measured the term against, so that nobody has to look it up.
 * The figure is taken from the flag's own reason; without one there the wording of the report stands.
 */
export const askWithFigure = ({ id, why, ask }: Pick<Flag | MissingProtection, 'id' | 'why' | 'ask'>): string => {
  const known = knownFigures[id];
  const found = known?.measured.exec(why)?.groups;
  return known && found ? known.ask(found) : ask;
};

type KnownFigure = {
  readonly measured: RegExp;
  readonly ask: (found: Readonly<Record<string, string | undefined>>) => string;
};

const state = '(?<state>[A-Z][A-Za-z. ]+?)';

const knownFigures: Readonly<Record<string, KnownFigure>> = {
  RF14_deposit_over_cap: {
    measured: new RegExp(
      `(?:; |After the first (?<later>year) )${state} (?:allows|lets a landlord hold no more than) .*?(?<most>\\$[\\d,]+(?:\\.\\d\\d)?)`,
    ),
    ask: ({ state: name, most, later }) =>
      `Please reduce the security deposit to ${most}, the most that ${name} allows${later ? ' after the first year' : ''}; I ask for the rest back or credited to rent.`,
  },
  RF15_deposit_late_return: {
    measured: new RegExp(`; ${state} gives (?<most>\\d+)\\.`),
    ask: ({ state: name, most }) =>
      `Please change the deadline for returning the deposit to ${most} days, the time that ${name} law gives.`,
  },
  RF18_late_fee_high: {
    measured: new RegExp(`what ${state} allows is (?<most>\\$[\\d,]+(?:\\.\\d\\d)?)`),
    ask: ({ state: name, most }) =>
      `Please reduce the late fee to no more than ${most}, which is what ${name} allows, charged once for a late payment.`,
  },
  RF20_no_grace: {
    measured: new RegExp(`; ${state} asks for (?<least>\\d+) days? of grace`),
    ask: ({ state: name, least }) =>
      `Please add ${least} days of grace before a late fee is charged, as ${name} law requires.`,
  },
};
