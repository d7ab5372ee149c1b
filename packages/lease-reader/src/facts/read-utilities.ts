import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import type { QuickPattern } from '../wording/quick-pattern.ts';
import { type Candidate, topicOf } from './candidate.ts';
import type { LabelValue } from './label-values.ts';
import { withListed } from './listed-services.ts';
import { withRoles } from './sentence-rules.ts';
import { servicesIn } from './service-names.ts';
import { type PayingSide, payerWording } from './service-payers.ts';
import { servicesTicked } from './services-ticked.ts';

/** Who pays which utility, from tables ("Electricity | Tenant"), X-marked columns and sentences. */
export const readUtilities = (lease: LeaseText, labels: readonly LabelValue[] = []): Candidate[] => {
  const sides: Record<Side, Found[]> = { tenant: [], landlord: [] };
  fromTables(lease, sides);
  fromBoxes(lease, sides);
  const hasTable = sides.tenant.length + sides.landlord.length > 1;
  fromLabels(lease, labels, sides);
  for (const { side, service, sentence } of servicesTicked(lease))
    sides[side].push({ service, sentence, from: 0, to: sentence.text.length });
  if (!hasTable) fromSentences(lease, sides);
  return (['tenant', 'landlord'] as const).flatMap((side) => collected(side, sides[side]));
};

type Side = PayingSide;
type Found = { readonly service: string; readonly sentence: Sentence; readonly from: number; readonly to: number };

const collected = (side: Side, unordered: readonly Found[]): Candidate[] => {
  const found = [...unordered].sort((a, b) => a.sentence.index - b.sentence.index || a.from - b.from);
  const first = found[0];
  if (!first) return [];
  const services = [...new Set(found.map(({ service }) => service))];
  const last =
    found
      .filter(
        ({ sentence }) => sentence.clause === first.sentence.clause && sentence.start - first.sentence.start < 400,
      )
      .at(-1) ?? first;
  const isSame = last.sentence.index === first.sentence.index;
  const isShort = first.sentence.end - first.sentence.start <= 240;
  return [
    {
      field: `utilities_${side}`,
      value: services,
      document: first.sentence.document,
      part: first.sentence.part,
      start: first.sentence.cells.length > 0 || isShort ? first.sentence.start : first.sentence.start + first.from,
      end: last.sentence.cells.length > 0 || (isSame && isShort) ? last.sentence.end : last.sentence.start + last.to,
      score: 0.8,
      method: 'stated',
      reasoning: null,
    },
  ];
};

/** "up to $150" of "electricity up to $150 per month". */
const capIn = (text: string): string =>
  /^[^,;$]{0,30}?(\sup to \$[\d,.]*\d)/i.exec(text)?.[1]?.toLowerCase().replace(/^\s/, ' ') ?? '';

/** "Resident pays | Electricity, gas" and "Utilities paid by Owner: water". */
const fromLabels = (lease: LeaseText, labels: readonly LabelValue[], sides: Record<Side, Found[]>): void => {
  const deed = '(?:pays?(?: for)?|provides?|furnish(?:es)?|supplies|is responsible for|covers?)';
  const by =
    '(?:utilit(?:y|ies)|services)(?: and services)? (?:to be )?(?:paid|furnished|provided|supplied|covered) by';
  const patterns: readonly (readonly [Side, QuickPattern])[] = [
    [
      'tenant',
      withRoles(
        lease,
        `^{T} ${deed}$|^${by} {T}$|^(?:supplied and )?paid(?: for)? by {T}$|^(?:utilities|services) ?[:(-]? ?(?:paid by )?{T}\\)?$|^{T} utilities$|^(?:(?:sub-?)?(?:billed|charged|metered)|passed through) (?:back )?(?:separately )?to {T}(?: .*)?$`,
      ),
    ],
    [
      'landlord',
      withRoles(
        lease,
        `^(?:utilities|services) ?[:(-]? ?(?:paid by )?{L}\\)?$|^{L} utilities$|^{L} ${deed}$|^${by} {L}$|^(?:supplied and )?paid(?: for)? by {L}$|^in the rent$|^(?:utilities|services) included(?: in (?:the )?rent)?$|^(?:what(?:'?s| is) (?:in it|included)|included|includes|rent includes|included in (?:the )?rent)$`,
      ),
    ],
  ];
  const another = withRoles(lease, `(?:{T}|{L}) ${deed}|\\bpaid by\\b`);
  const payers: readonly (readonly [Side, QuickPattern])[] = [
    ['tenant', withRoles(lease, '^\\W*(?:paid by |by |on )?{T}\\W*$')],
    ['landlord', withRoles(lease, '^\\W*(?:paid by |by |on |included with |in )?(?:{L}|the rent|rent)\\W*$')],
  ];
  for (const { label, value, sentence, from } of labels) {
    // "Heat and hot water: Owner" names who pays; a row of a table has been read as such.
    const payer = sentence.cells.length > 0 || value.length > 40 ? null : payers.find(([, names]) => names.test(value));
    if (payer)
      for (const { service } of servicesIn(label))
        sides[payer[0]].push({ service, sentence, from: 0, to: from + value.length });
    if (another.test(value)) continue;
    for (const [side, pattern] of patterns)
      if (pattern.test(label))
        for (const { service, start, end } of withListed(value, servicesIn(value)))
          sides[side].push({ service, sentence, from: from + start, to: from + end });
  }
};

const fromTables = (lease: LeaseText, sides: Record<Side, Found[]>): void => {
  const tenant = withRoles(lease, '^(?:{T}|your?s?\\b)');
  const landlord = withRoles(lease, '^(?:{L}|we\\b|us\\b|included)');
  const isParty = withRoles(lease, '^(?:{T}|{L}|you|we)$');
  let columns: { tenant: number; landlord: number } | null = null;
  let clause = -1;
  for (const sentence of lease.sentences) {
    if (sentence.cells.length < 2) continue;
    const cells = sentence.cells.map(({ start, end }) =>
      sentence.text.slice(start - sentence.start, end - sentence.start).trim(),
    );
    if (sentence.clause !== clause) columns = null;
    clause = sentence.clause;
    const [t, l] = [
      cells.findIndex((cell, at) => at > 0 && cell.length < 30 && tenant.test(cell)),
      cells.findIndex((cell, at) => at > 0 && cell.length < 30 && landlord.test(cell)),
    ];
    // A head row has no cell above the names of the services.
    if (cells.length === 2 && isParty.test(cells[0] ?? '') && isParty.test(cells[1] ?? '')) {
      const isTenantFirst = tenant.test(cells[0] ?? '');
      columns = { tenant: isTenantFirst ? 1 : 2, landlord: isTenantFirst ? 2 : 1 };
      continue;
    }
    if (t > 0 && l > 0) {
      columns = { tenant: t, landlord: l };
      continue;
    }
    const label = cells[0] ?? '';
    if (label.length > 60) continue;
    const named = servicesIn(label.replace(/\((?!incl)[^)]*\)/g, ' '));
    if (columns) {
      const isMarked = (at: number): boolean => /^(?:x|✓|✔|☒|☑|yes|\[x\])$/i.test(cells[at] ?? '');
      const box = tickedBox(lease, sentence);
      const order: readonly Side[] =
        columns.tenant < columns.landlord ? ['tenant', 'landlord'] : ['landlord', 'tenant'];
      const side: Side | null =
        box !== null
          ? (order[box] ?? null)
          : isMarked(columns.tenant)
            ? 'tenant'
            : isMarked(columns.landlord)
              ? 'landlord'
              : null;
      if (!side) continue;
      const isCooking = /^(?:cooking|stove)/i.test(label);
      const services = isCooking
        ? /gas/i.test(cells[1] ?? '')
          ? ['cooking gas']
          : ['cooking']
        : named.map(({ service }) => service);
      for (const service of services) sides[side].push({ service, sentence, from: 0, to: sentence.text.length });
      continue;
    }
    if (named.length === 0 || /\$|deposit|fee|rent\b/i.test(label)) continue;
    const last = cells.at(-1) ?? '';
    const payer =
      cells.slice(1).find((cell) => cell.length < 25 && isParty.test(cell)) ??
      cells.slice(1).find((cell) => tenant.test(cell) || landlord.test(cell)) ??
      last;
    const side: Side | null =
      payer.length > 90 ? null : tenant.test(payer) ? 'tenant' : landlord.test(payer) ? 'landlord' : null;
    if (side)
      for (const { service } of named) sides[side].push({ service, sentence, from: 0, to: sentence.text.length });
  }
};

/** "Water: [ ] R [x] O", with the legend "R = Renter, O = Owner". */
const fromBoxes = (lease: LeaseText, sides: Record<Side, Found[]>): void => {
  const payers: readonly (readonly [Side, QuickPattern])[] = [
    ['tenant', withRoles(lease, '^(?:the )?(?:{T}|you)\\b')],
    ['landlord', withRoles(lease, '^(?:the )?(?:{L}|we|us)\\b')],
  ];
  const sideOf = (mark: string, text: string): Side | undefined => {
    const meant = new RegExp(`\\b${mark}\\s*(?:=|means|for)\\s*([^,;.)\\n]{2,40})`).exec(text)?.[1] ?? mark;
    return payers.find(([, names]) => names.test(meant))?.[0];
  };
  for (const sentence of lease.sentences) {
    const text = lease.documents[sentence.document]?.document.text ?? '';
    // "T electricity    L trash pick-up" under "Mark L for Landlord or T for Tenant".
    if (/^[A-Z]\s+[a-z]/.test(sentence.text) && /utilit|services/.test(topicOf(lease, sentence)))
      for (const cell of sentence.text.split('\t')) {
        const [, mark = '', label = ''] = /^\s*([A-Z])\s+(.+)/.exec(cell) ?? [];
        const side = mark === '' ? undefined : sideOf(mark, text);
        if (side)
          for (const { service } of servicesIn(label))
            sides[side].push({ service, sentence, from: 0, to: sentence.text.length });
      }
    for (const [, label = '', first, one = '', second, other = ''] of text
      .slice(sentence.start, text.indexOf('\n', sentence.end - 1) + 1 || undefined)
      .matchAll(/([a-z][a-z /&-]{2,30}?):?\s*\[\s*([xX✓✔]?)\s*\]\s*(\w+)\s+\[\s*([xX✓✔]?)\s*\]\s*(\w+)/gi)) {
      if (Boolean(first) === Boolean(second)) continue;
      const mark = first ? one : other;
      const side = sideOf(mark, text);
      if (side)
        for (const { service } of servicesIn(label))
          sides[side].push({ service, sentence, from: 0, to: sentence.text.length });
    }
  }
};

const opensWithService =
  /^\W*(?:[A-Z]?\d{0,2}[.)]\s+)?(?:the\s+|all\s+|your\s+)?(?:own\s+)?(?:electric|power|water|gas|heat|trash|garbage|internet|sewer|cable|propane|oil|lights|(?:tele)?phone)/i;

/** Which of the two boxes of a row is ticked, by their order on the page; null where the row has no two boxes. */
const tickedBox = (lease: LeaseText, { document, start, end }: Sentence): number | null => {
  const text = lease.documents[document]?.document.text ?? '';
  const boxes = [...text.slice(start, end + 3).matchAll(/\[\s*([xX✓✔]?)\s*\]|[☐□]|([☒☑■])/g)];
  const at = boxes.findIndex((match) => Boolean(match[1] || match[2]));
  return boxes.length === 2 && at !== -1 ? at : null;
};

const fromSentences = (lease: LeaseText, sides: Record<Side, Found[]>): void => {
  const { active, passive, exceptFor } = payerWording(lease);
  const clauseServices = new Set(
    lease.sentences
      .filter(({ cells, text }) => cells.length === 0 && servicesIn(text).length >= 3)
      .map(({ clause }) => clause),
  );
  // "Landlord shall provide the following utilities to Tenant: trash. All others, including gas and water, are the responsibility of Tenant."
  const ofLandlord = withRoles(
    lease,
    '{L}\\s+(?:shall|will|agrees to|must)?\\s*(?:provides?|pays? for|furnish(?:es)?)\\s+(?:only\\s+)?the\\s+following\\s+(?:utilities|services)\\b[^:.;]{0,50}:\\s*([^.;]+)',
  );
  const ofTenant = withRoles(
    lease,
    '\\b(?:all\\s+)?(?:others?|other\\s+(?:utilities|services)(?:\\s+(?:and|or)\\s+(?:utilities|services))?)\\b,?\\s+(?:including|such\\s+as)\\s+([^.;]{3,160}?),?\\s+(?:shall\\s+be|are|is|will\\s+be)\\s+(?:the\\s+(?:sole\\s+)?responsibility\\s+of|paid\\s+by|borne\\s+by)\\s+{T}',
  );
  let last: { readonly side: Side; readonly sentence: Sentence } | null = null;
  for (const sentence of lease.sentences) {
    if (sentence.cells.length > 0 || lease.parts[sentence.part]?.role === 'exhibit') continue;
    // "Heat is ours. So is the water": what follows goes to the side of the sentence before.
    const more = /^\W*so (?:is|are|do|does|goes?) ([^.;]*)/i.exec(sentence.text);
    const isNext: boolean = last?.sentence.index === sentence.index - 1 && last.sentence.clause === sentence.clause;
    if (more?.[1] && last && isNext) {
      for (const { service } of servicesIn(more[1].replace(/,\s+(?:which|who|that)\b.*$/, '')))
        sides[last.side].push({ service, sentence, from: 0, to: sentence.text.length });
      continue;
    }
    const counts: readonly [number, number] = [sides.tenant.length, sides.landlord.length];
    readSentence(sentence);
    const [isTenants, isLandlords] = [sides.tenant.length > counts[0], sides.landlord.length > counts[1]];
    if (isTenants !== isLandlords) last = { side: isTenants ? 'tenant' : 'landlord', sentence };
  }

  function tellsPayer(text: string): boolean {
    return (
      passive.some(([, pattern]) => pattern.test(text)) || active.some(([, pattern]) => text.search(pattern) !== -1)
    );
  }

  function readSentence(sentence: Sentence): void {
    const apart = exceptFor.exec(sentence.text);
    if (apart)
      for (const { service } of servicesIn(apart[1] ?? ''))
        sides.landlord.push({ service, sentence, from: apart.index, to: apart.index + apart[0].length });
    if (
      !/electric|water|sewer|sewage|trash|garbage|gas\b|phone|internet|wi-?fi|utilit|heat|waste|power|propane|\boil\b|snow|refuse|pool service|pest control/.test(
        sentence.lower,
      )
    )
      return;
    const given = ofLandlord.exec(sentence.text) ?? null;
    const left = ofTenant.exec(sentence.text) ?? null;
    if (given ?? left) {
      for (const { service } of servicesIn(given?.[1] ?? left?.[1] ?? ''))
        sides[given ? 'landlord' : 'tenant'].push({ service, sentence, from: 0, to: sentence.text.length });
      return;
    }
    // "You mow. We buy the gas" heats nothing.
    const isFuel = ofMachines.test(`${lease.sentences[sentence.index - 1]?.text ?? ''} ${sentence.text}`);
    const plain = withoutAsides(isFuel ? sentence.text.replace(/\bgas\b/gi, '   ') : sentence.text);
    const halves = halvesOf(plain, tellsPayer);
    const isTopic =
      /utilit|service|included|bills/.test(topicOf(lease, sentence)) || clauseServices.has(sentence.clause);
    for (const { text, from } of halves)
      if (!readActive(sentence, text, from, isTopic)) readPassive(sentence, text, from, isTopic || halves.length > 1);
  }

  /** Reads "Tenant pays for water"; whether somebody is named in this way. */
  function readActive(sentence: Sentence, text: string, from: number, isTopic: boolean): boolean {
    if (servicesIn(text).length === 0) return false;
    const spans: { side: Side; from: number; to: number }[] = [];
    for (const [side, pattern] of active)
      for (const match of text.matchAll(pattern)) {
        // "What you pay: ..." speaks of the rent.
        if (/\bwhat\s+$/i.test(text.slice(0, match.index)) && servicesIn(text).length < 2) continue;
        spans.push({ side, from: match.index, to: match.index + match[0].length });
      }
    spans.sort((a, b) => a.from - b.from);
    for (const [at, span] of spans.entries()) {
      const end = spans[at + 1]?.from ?? text.length;
      const stretch = text
        .slice(span.to, end)
        .replace(/\bup to \$[^,;]*(?=,)/gi, (words, at: number, all: string) =>
          opensWithService.test(all.slice(at + words.length)) ? ' '.repeat(words.length) : words,
        )
        .replace(/,\s+which\b(?!\s+include)[^,;]*(?=,)/gi, (words) => ' '.repeat(words.length));
      const cut =
        /;\s+(?:the\s+)?(?:\w+\s+){0,3}\w+\s+(?:is|are)\b|\bwhich needs|,\s+(?:by|from|with)\s+which\b|\bbecause\b|\bif\b(?!\s+you\s+want)|\bexcept\b|\(the\b|(?<!where )\bthere is\b|\bwithin\b|\brepair|\bdamage|\bwhen\b|\bup to \$/i.exec(
          stretch,
        );
      const told = cut ? stretch.slice(0, cut.index) : stretch;
      // "Gas and water are metered, and Tenant pays for them": what it pays stands before.
      if (/^\W*(?:it|them|both|all of (?:it|them))\b(?! up to)/i.test(stretch))
        for (const { service } of servicesIn(text.slice(spans[at - 1]?.to ?? 0, span.from)))
          sides[span.side].push({ service, sentence, from: 0, to: from + span.to });
      const listed = servicesIn(told);
      const isPlain =
        listed.length >= 2 ||
        isTopic ||
        listed[0]?.service === 'all utilities' ||
        (listed.length === 1 &&
          /^\W*(?:(?:the\s+)?(?:city|county|town|village|hauler|company)\s+)?(?:for\s+)?(?:all\s+)?(?:the\s+|own\s+|their\s+|your\s+)?(?:\w+\s+)?(?:of\s+)?(?:the\s+)?(?:electric|power|water|gas|heat|trash|garbage|refuse|rubbish|dumpster|internet|wi-?fi|sewer|propane|oil|cable|(?:tele)?phone)/i.test(
            stretch,
          ));
      if (!isPlain || /\b(?:clean|keep|leak|flood|damage|bring|repair)\b/i.test(stretch.slice(0, 40))) continue;
      for (const { service, end: to } of withListed(told, listed))
        sides[span.side].push({
          service: `${service}${capIn(text.slice(span.to + to))}`,
          sentence,
          from: from + span.from,
          to: from + span.to + to,
        });
    }
    return spans.length > 0;
  }

  function readPassive(sentence: Sentence, text: string, from: number, isTopic: boolean): void {
    for (const [side, pattern] of passive) {
      const hit = pattern.exec(text);
      if (!hit) continue;
      const isAfter = /(?:includes|covers)$/i.test(hit[0]) || /^\s*:/.test(text.slice(hit.index + hit[0].length));
      const stretch = isAfter ? text.slice(hit.index) : text.slice(0, hit.index);
      const also = /,?\s*\b(?:and\s+)?(?:so\s+(?:is|are|do|does|goes)|as\s+(?:is|are))\s+(.*)$/i.exec(
        text.slice(hit.index + hit[0].length),
      );
      const more =
        isAfter || also
          ? null
          : /^[\s,]*\b(?:and|plus|as\s+well\s+as)\s+([^.;]{3,80})\W*$/i.exec(text.slice(hit.index + hit[0].length));
      const listed = [
        ...servicesIn(stretch),
        ...(also && !isAfter ? servicesIn(also[1] ?? '') : []),
        ...(more && opensWithService.test(more[1] ?? '') && !/\b(?:is|are|pays?|not)\b/i.test(more[1] ?? '')
          ? servicesIn(more[1] ?? '')
          : []),
      ];
      if (listed.length >= 2 || isTopic || opensWithService.test(text))
        for (const { service, end } of listed.length > 1 && !also && !more ? withListed(stretch, listed) : listed)
          sides[side].push({ service, sentence, from: 0, to: Math.max(end, hit.index + hit[0].length) + from });
      return;
    }
  }
};

const ofMachines = /\b(?:mow(?:s|er|ing)?|tractor|snow\s?blower|generator)\b/i;

/** Blanks out what is taken apart ("Except for water, Tenant ...") and what a service is for ("gas (heat, hot water and cooking)"). */
const withoutAsides = (text: string): string => {
  const blank = (words: string): string => ' '.repeat(words.length);
  return text
    .replace(
      /^\W*(?:[Ee]xcept|[Oo]ther\s+than|[Ee]xcluding|[Ww]ith\s+the\s+exception\s+of)\b[^;.]{3,90}?,\s+(?=[A-Z]|the\s|all\s)/,
      blank,
    )
    .replace(
      /\((?:which|that|for|used)\b[^)]*\)|(?<=\b(?:gas|electric(?:ity)?|power|oil|propane)\s)\([^)]*\)/gi,
      blank,
    );
};

/** "Electricity is metered to Tenant; heat is part of the rent": what stands between semicolons, each with what is told of nobody behind it. */
const halvesOf = (
  text: string,
  tellsPayer: (piece: string) => boolean,
): { readonly text: string; readonly from: number }[] => {
  const halves: { text: string; from: number }[] = [];
  let from = 0;
  for (const piece of text.split(/(?<=;)\s/)) {
    const last = halves.at(-1);
    if (last && !(tellsPayer(piece) && servicesIn(piece).length > 0))
      last.text = text.slice(last.from, from + piece.length);
    else halves.push({ text: piece, from });
    from += piece.length + 1;
  }
  return halves;
};
