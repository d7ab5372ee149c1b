/** A service, with where it is named. */
export type NamedService = { readonly service: string; readonly start: number; readonly end: number };

/**
 * The known services of a list and, in their own words, the others that stand in one breath with them: "water, sewer and storm drains".
 * A member of the list that is no short name of a thing ("and mows the lawn", "which Tenant reads") is none and ends it.
 */
export const withListed = (text: string, known: readonly NamedService[]): NamedService[] => {
  if (known.length === 0) return [];
  const members = membersOf(text).map((member) => ({
    ...member,
    isKnown: known.some(({ start, end }) => start < member.end && member.start < end),
  }));
  const found = [...known];
  let isListed = false;
  for (const [at, { start, end, isKnown }] of members.entries()) {
    // "Electricity for lights and machines": what follows a purpose may belong to it.
    if (isKnown) isListed = !/\bfor\b|\bof your\b/.test(text.slice(start, end));
    else {
      const service = text.slice(start, end).toLowerCase().replace(/\s+/g, ' ');
      isListed = (isListed || (at === 0 && members[1]?.isKnown === true)) && isThing(service);
      if (isListed) found.push({ service, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
};

const membersOf = (text: string): { readonly start: number; readonly end: number }[] => {
  const members: { start: number; end: number }[] = [];
  const bare = text.replace(/\([^)]*\)/g, (words) => ' '.repeat(words.length));
  let from = 0;
  for (const sign of [...bare.matchAll(/,(?:\s+(?:and|or)\b)?|\s+(?:and|or|plus|as well as)\s+|[;:]|\.(?=\s|$)|$/g)]) {
    const piece = bare.slice(from, sign.index);
    const opening =
      /^[\s*_"]*(?:(?:pays?|for|of|the|its|his|her|your|their|our|my|own|any|all|an?)\s+)*/i.exec(piece)?.[0].length ??
      0;
    const words = piece.slice(opening).trimEnd();
    if (words !== '') members.push({ start: from + opening, end: from + opening + words.length });
    from = sign.index + sign[0].length;
  }
  return members;
};

/** One to three words, or so many "of" as many others; no clause, no money and nothing that is told of a service. */
const isThing = (words: string): boolean =>
  /^[a-z][\w'-]{2,}(?: [\w'-]+){0,2}(?: of (?:the )?[\w'-]+(?: [\w'-]+)?)?$/.test(words) &&
  !/^[a-z]+s$|\b\w+(?:ed|ly)\b|(?<! of) (?:the|its|his|her|your|their|our|my|an?|any) |of (?:your|its|their)\b|\d/.test(
    words,
  ) &&
  !notServices.test(words);

const notServices =
  /\b(?:is|are|be|was|will|shall|may|must|can|do|does|pays?|keeps?|gets?|uses?|which|that|who|whose|what|it|them|you|we|they|he|she|i|the lawn|each|every|both|other|others|such|not|no|nothing|to|by|at|from|in|on|for|with|as|under|than|without|whatever|so|go|goes|utilit\w*|services?|rent|tax\w*|assessments?|insurance|premiums?|interest|mortgage|fees?|dues|month|week|year|bills?|costs?|charges?|expenses?|accounts?|names?|meters?|deposit|payments?|repairs?|maintenance|upkeep|management|premises|building|apartment|unit|house|home|furniture|furnishings|appliances|washer|dryer|laundry|refrigerator|stove|range|linens?|towels?|dishes|parking|keys?|mow|shovel|clean|sweep|rake|salt|landlord|tenant|owner|lessee|lessor|resident|renter)\b/;
