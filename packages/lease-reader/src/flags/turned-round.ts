import { hasPhrase } from '#wording/pattern.ts';

/**
 * Whether a text speaks of what a flag is about and turns it round: the landlord does it or gives it up, it is crossed out, nothing is
 * asked for it, the tenant may choose it, or it holds in an emergency alone. Asked of what phrases hit and of what words weigh alike.
 */
export const turnedRound = (id: string, text: string): boolean => {
  const flag = id.slice(0, 4);
  if (hasPhrase(text, crossedOut)) return true;
  const isLandlords = (phrases: readonly string[], byTenant: readonly string[]): boolean =>
    hasPhrase(text, phrases) && !hasPhrase(text, byTenant);
  if (waivers.has(flag) && hasPhrase(text, nobodyWaives)) return true;
  if (flag === 'RF07' && hasPhrase(text, [throughCourt])) return true;
  if (rights.has(flag)) return hasPhrase(text, landlordGivesUp);
  if (charges.has(flag)) return hasPhrase(text, nothingAsked);
  if (upkeep.has(flag)) return isLandlords(landlordKeeps, tenantKeeps);
  if (flag === 'RF30')
    return isLandlords(tenantChooses, ['\\bunless\\b|\\bautomatic\\w*\\b|\\bif (?:neither|nobody|no one|nothing)\\b']);
  if (flag === 'RF33') return hasPhrase(text, noticeGiven) && hasPhrase(text, onlyInNeed);
  return false;
};

const crossedOut = [
  '\\b(?:printed )?(?:clause|paragraph|section|article|line|words?|item|sentence|part|provision|it)\\b[^;]{0,90}\\b(?:is|are|was|were|been|be)\\b (?:hereby )?(?:crossed|struck|lined|scratched|inked|stricken|deleted)\\b(?: (?:out|through|over|from))?',
];

/** What a tenant signs away. */
const waivers: ReadonlySet<string> = new Set('RF01 RF02 RF03 RF05 RF06 RF11 RF56'.split(' '));
const nobodyWaives = [
  '^\\W*(?:no|none|neither|nobody|nothing)\\b(?:(?!\\b(?:and|but)\\b)[^.;,]){0,140}(?:{waive}|\\b(?:is|are|be|been|hereby) (?:hereby )?(?:waived|given up|taken away|lost|surrendered)\\b)',
];

/** Rights that a lease gives a landlord. */
const rights: ReadonlySet<string> = new Set('RF07 RF08 RF37 RF47 RF48'.split(' '));
const landlordGivesUp = [
  '\\bLL (?:{must} )?(?:also |hereby |expressly )?(?:{waive}|has no|have no|takes? no|claims? no|keeps? no|holds? no)\\b',
];

/** Locks changed by an officer, or once a judge has spoken. */
const throughCourt =
  '(?<!\\b(?:no|not|nor|never|without|before)\\b[^.;]{0,40})\\b(?:(?:after|upon|under|by|with|through|pursuant to|obtain\\w*) (?:(?!without|no|not)\\w+ ){0,3}(?:judgment|writ|court order|order of (?:the |a )?court|(?:legal|judicial) (?:process|proceedings)|sheriff|constable|marshal))\\b';

/** What is charged or kept. */
const charges: ReadonlySet<string> = new Set('RF11 RF13 RF16 RF18 RF19 RF21 RF22 RF23 RF24'.split(' '));
const nothingAsked = [
  '\\bno (?:\\w+ ){0,3}(?:fees?|payments?|charges?|penalt(?:y|ies)|fines?)\\b[^.;]{0,20}\\b(?:is|are|will be|shall be|may be|can be) (?:asked|owed|due|charged|taken|required|payable|added|collected|made)\\b',
  '\\b(?:is|are|was|were) (?:never|not) (?:automatically )?(?:forfeit\\w*|lost|kept)\\b|\\bnever (?:automatically )?forfeit\\w*',
];

/** Upkeep that a lease puts on a tenant. */
const upkeep: ReadonlySet<string> = new Set('RF04 RF45 RF68'.split(' '));
const keeps =
  '(?:{must} )?(?:also )?(?:keeps?|sees? to|looks? after|takes? care of|cares? for|repairs?|maintains?|replaces?|pays? for|handles?|tends?|fixes|fix|mends?|arranges?)';
const kept = '(?:{system}|\\b(?:roofs?|frame|slab|units?|cooling|heating|elevators?|paving|exterior|{pest})\\b)';
const landlordKeeps = [`\\bLL ${keeps}\\b(?:(?!\\bTT\\b)[^.;]){0,120}${kept}`];
const tenantKeeps = [
  `\\bTT ${keeps}\\b(?:(?!\\bLL\\b)[^.;]){0,120}${kept}`,
  `\\bTT(?:'s)?\\b[^.;]{0,40}\\b(?:cost|expense|account|buys?|bears?|reimburses?|responsible)\\b`,
];

const tenantChooses = [
  '\\bTT\\b[^.;]{0,60}\\b(?:may|can|has (?:the|an?) (?:right|option|choice)|is free to)\\b[^.;]{0,30}\\b(?:extend\\w*|lengthen\\w*|renew\\w*|prolong\\w*|stretch|stay|continue|keep|add)\\b',
  "\\b(?:extended|lengthened|renewed|prolonged)\\b[^.;]{0,60}\\b(?:at TT's|by TT's|if TT (?:asks|writes|chooses|wants|elects|gives))",
];

const noticeGiven = [
  "\\b(?:on|upon|after|with|giv\\w+|at least|least)\\b[^.;]{0,40}\\b\\d+[^.;]{0,8} ?(?:hours?|days?)\\b[^.;]{0,20}\\bnotice|\\bnotice of (?:\\w+ ){0,3}\\d+ (?:hours?|days?)|\\b(?:a|1|one) (?:full |business )?day's (?:\\w+ )?notice",
];
const onlyInNeed = [
  '\\b(?:without|with no|no) (?:prior )?notice\\b[^.;]{0,30}\\b(?:when|if|in|where|for|only|save|except)\\b[^.;]{0,60}\\b(?:emergenc\\w+|life|fire|flood|peril|danger|water|leaks?|risk|harm|urgent|gas|smoke|protect|preserve|prevent)\\b',
  '\\b(?:in|during|where|when|if)\\b[^.;,]{0,40}\\b(?:emergenc\\w+|fire|flood|peril|danger|leaks?|gas|smoke)\\b[^.;]{0,30}\\b(?:without|no) (?:\\w+ )?notice\\b',
];
