import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { addressesIn, type FoundAddress, unitIn, unitNamed } from '../values/addresses.ts';
import { addressLineOf } from './address-line.ts';
import { atWords, type Candidate, inSentence, topicOf } from './candidate.ts';
import type { LabelValue } from './label-values.ts';
import { withRoles } from './sentence-rules.ts';

/** Premises, unit and where notices to the landlord go; which address is which is told by the words around it. */
export const readAddresses = (lease: LeaseText, labels: readonly LabelValue[]): Candidate[] => {
  const found: Candidate[] = [];
  const byLabel = new Set<number>();
  for (const pair of labels)
    if (readLabel(pair, found, topicOf(lease, pair.sentence))) byLabel.add(pair.sentence.index);
  readSentences(lease, found, byLabel);
  resolvePointers(lease, found);
  readLetterHead(lease, found);
  readRemaining(lease, found);
  return found;
};

const premisesLabel =
  /^(?:(?:leased|rental|rented|demised|subject) )?(?:premises|property|apartment|unit|residence|house|home|dwelling|dwelling unit|building|tower|community|facility|location|room|rental unit|homesite|home ?site|site|lot|space|place)(?:s)?(?: (?:address|location|leased|rented))?(?: \(.*\))?$|^(?:property|premises|street|physical|unit|rental|apartment|building|project) (?:address|location)(?: (?:of|and) .{0,30})?$|^address(?: of (?:the )?(?:premises|property|unit|apartment|rental|dwelling|house|home|space|lot|room|shop|building).*)?$|^(?:premises|property|house|home|apartment|unit|room|place) (?:is|located)(?: located)?(?: at)?$|^(?:shop|store|bay|suite|casita|cottage|cabin)$|^(?:unit|apartment|apt|suite) (?:and|no).{0,20}$|^(?:direcci[oó]n|propiedad)/;
const unitLabel =
  /^(?:your |assigned )?(?:unit|apartment|apt\.?|suite|room|space|lot|site|homesite|home site|bedroom|bed|store|shop|bay|stall|residence|flat|unit and bedroom|unit ?\/ ?bed(?:room)?|apartment ?\/ ?bed(?:room)?|suite number|bed ?space)(?: (?:no\.?|number|#|and bedroom|number\/letter|assigned|assignment|size and number))?(?: \(.*\))?$/;
const noticeLabel =
  /notice|^(?:where to )?(?:write|mail|send (?:mail|letters)|(?:mail|letters|papers) (?:for us )?(?:go(?:es)?|sent)) to\b|^(?:letters|mail|papers) (?:meant )?(?:for|to)\b|^(?:mail|letters) for us\b|(?:landlord|owner|lessor|manager|management|agent|office)s?\W? (?:office|mailing |street |business )?(?:address|office)|^(?:mailing address|address for (?:payment|rent))|(?:owner|landlord|lessor|management company|managing agent|manager|agent)(?: \(.*\))?$/;

const readLabel = ({ label, value, sentence, from, to }: LabelValue, found: Candidate[], topic: string): boolean => {
  const addresses = addressesIn(value);
  const first = addresses.find(({ hasCity }) => hasCity) ?? addresses[0];
  const isPremises = premisesLabel.test(label);
  const add = (field: string, address: FoundAddress, score: number, apart: RegExpExecArray | null = null): void => {
    const start = from + (apart ? 0 : address.start);
    found.push(atWords(sentence, field, withUnit(address, apart), score, start, from + address.end));
  };
  if (isPremises && first) {
    const named = first.unit === null && first.hasCity ? unitApart.exec(value.slice(0, first.start)) : null;
    const apart = named?.[1] || (label === 'apartment' && /^(?:#|No\b)|,\s+at\b/.test(value)) ? named : null;
    add('premises_address', first, first.hasCity ? 0.95 : 0.7, apart);
    const unit = bedUnit(value) ?? first.unit;
    if (unit) found.push(inSentence(sentence, 'unit', unit, 0.85, from, to));
  }
  if (unitLabel.test(label)) {
    const bare =
      /^(?:#|[Nn]o\.?|[Nn]umber)?\s?([A-Za-z]?-?\d[\w-]{0,6}|[A-Z]{1,2}-?\d{0,4})\b(?=\s*(?:$|[,(;]|(?:of|in|at)\b))/.exec(
        value,
      )?.[1];
    const word = /\b(?:suite|bay|space|shop|store|stall)\b/.exec(label)?.[0] ?? '';
    const own = bare ? unitNamed(word, bare) : null;
    // "No. 2R (second floor)" has a number, whatever its brackets say.
    const unit = bedUnit(value) ?? (/^(?:#|no\b)/i.test(value) ? own : null) ?? unitIn(value) ?? own;
    if (unit) found.push(inSentence(sentence, 'unit', unit, 0.93, from, to));
  }
  if (!isPremises && first && noticeLabel.test(label) && !/tenant|resident|lessee|renter|not for notice/.test(label)) {
    add(
      'landlord_notice_address',
      first,
      /notice/.test(`${label} ${topic}`) ? 0.97 : /manag|agent/.test(label) ? 0.72 : 0.75,
    );
  }
  return isPremises || first !== undefined;
};

/** "Suite 3, on the second floor of Canal House, 60 Lock Street": the unit of the address that follows stands apart from it. */
const unitApart =
  /(?:^|\b(Apartment|Apt\.?|Unit|Suite|Room|Flat|Loft)\s+)(?:#|No\.?)?\s*([A-Z]?-?\d[\w-]{0,6}|[A-Z]),?\s+(?:on|in|of|at)\b[^.;]{0,70}$/;

const withUnit = (address: FoundAddress, apart: RegExpExecArray | null): string =>
  apart ? addressLineOf(address).replace(',', `, ${apart[1] ?? 'Apartment'} ${apart[2]},`) : addressLineOf(address);

/** Rooms let one by one are named with the flat that they are in. */
const bedUnit = (text: string): string | null => {
  const both =
    /\b((?:Unit|Apartment|Apt\.?|Suite|Flat|Room)\s*#?\s?[A-Z0-9][\w-]*\s*,?\s*(?:Bedroom|Room|Bed(?:\s?space)?)\s+[A-Z0-9][\w-]*)/i.exec(
      text,
    );
  if (both?.[1]) return both[1].replace(/\s+/g, ' ');
  return /\b((?:Bedroom|Room|Bed)\s+(?:#\s?)?(?:\d{1,3}[A-Z]?|[A-Z])(?![A-Za-z]))/.exec(text)?.[1] ?? null;
};

const readSentences = (lease: LeaseText, found: Candidate[], byLabel: ReadonlySet<number>): void => {
  const letTo = withRoles(lease, '\\b(?:(?:leas|rent|demis)\\w*|let(?:s|ting)?)\\b[^.;]{0,30}\\bto\\s+{L}');
  const noticeTo = withRoles(
    lease,
    '\\b(?:notices?|letters?|papers|writings|(?:any|some)thing (?:formal|official|legal|in writing))\\b[^.;]{0,120}\\b(?:to|on|for)\\s+{L}|\\b(?:to|(?:send|write)(?: to)?)\\s+{L}\\b[^.;]{0,60}(?:\\bat\\b|:|in care of|c/o)|\\baddress of\\s+{L}|{L}\\s+(?:(?:own|winter|summer|business|mailing|post|new)\\s+)*(?:office|address|p\\.?o\\.? box)\\b',
  );
  const landlordIs = withRoles(lease, '{L}[^.;]{0,30}\\b(?:whose|with an?|having an?|address|office)');
  const toTenant = withRoles(
    lease,
    '\\b(?:notices?\\s+)?(?:to|on|of)\\s+{T}\\b[^.;]{0,60}$|{T}\\s+(?:address|home|currently|of)[^.;]{0,30}$|\\bguarantor\\b',
  );
  for (const sentence of lease.sentences) {
    if (!/\d/.test(sentence.text)) continue;
    const addresses = addressesIn(sentence.text);
    if (addresses.length === 0) continue;
    const part = lease.parts[sentence.part];
    const isAlone = lease.verdict === 'amendment';
    const penalty = part?.role === 'base' || isAlone ? 0 : part?.role === 'amendment' ? 0.6 : 0.3;
    const topic = topicOf(lease, sentence);
    const offset = sentence.start - (part?.start ?? 0);
    for (const address of addresses) {
      const before = sentence.text.slice(Math.max(0, address.start - 140), address.start);
      const after = sentence.text.slice(address.end, address.end + 70);
      const near = before.slice(-70);
      const add = (field: string, score: number, apart: RegExpExecArray | null = null): void => {
        const line = withUnit(address, apart?.[1] ? apart : null);
        if (score - penalty > 0.1)
          found.push(atWords(sentence, field, line, score - penalty, address.start, address.end));
      };
      const isOurs = ours.test(before) && /\b(?:our|my)\b/.test(lease.roles.landlord.source);
      if (!byLabel.has(sentence.index) && !toTenant.test(before) && !/\b(?:bank|account|guarantor)\b/i.test(near)) {
        const isNotice =
          isOurs ||
          (noticeTo.test(before) && !letTo.test(before)) ||
          (/notice/.test(topic) && withRoles(lease, '{L}').test(before));
        if (isNotice && address.hasCity) add('landlord_notice_address', 0.9);
        else if (isNotice) add('landlord_notice_address', 0.6);
        else if (landlordIs.test(before.slice(-80)) && address.hasCity) add('landlord_notice_address', 0.7);
        else if (
          /\b(?:rent|payments?|checks?|pay(?:able|ment)?)\b[^.;]{0,80}\b(?:at|to)\b[^.;]{0,40}$/i.test(before) &&
          address.hasCity
        )
          add('landlord_notice_address', 0.55);
      }
      const isPremises =
        premisesBefore.test(near) ||
        /\bin the building\b/i.test(address.line) ||
        (offset < 6000 && namedBuilding.test(near)) ||
        (offset < 3000 && address.hasCity && letFor.test(before) && /\bfor\s*$/.test(near)) ||
        (offset < 6000 &&
          address.start < 60 &&
          /\b(?:place|premises|property|location|leased|rented|the (?:home|house|apartment|room|unit))\b/.test(
            topic,
          )) ||
        /^\s*,?\s*\(\s*[^()]{0,60}"?(?:premises|property|apartment|unit|house|demised|leased|residence)/i.test(after);
      if (
        isPremises &&
        !/\bBox\s+\d/i.test(address.line) &&
        !/\b(?:through|to)\s*$/.test(near) &&
        !/\bnotice|(?<!^the |[.;]\sthe )address\s+(?:of|is)\b|offices?\s+(?:at|of|located)|whose|principal/i.test(near)
      ) {
        const apart = address.unit === null && address.hasCity ? unitApart.exec(before) : null;
        add('premises_address', (address.hasCity ? 0.88 : 0.6) - (offset > 20_000 ? 0.2 : 0), apart);
        const unit = address.unit ?? null;
        if (unit && penalty < 0.5)
          found.push(atWords(sentence, 'unit', unit, 0.78 - penalty, address.start, address.end));
      }
    }
  }
  for (const sentence of lease.sentences) {
    const part = lease.parts[sentence.part];
    if (
      part?.role !== 'base' ||
      sentence.start - part.start > 4000 ||
      !/\b(?:apartment|unit|suite|lot|space|bedroom|room|homesite|site|bays?|store|shop|cottage|bed|cabin)\b/.test(
        sentence.lower,
      )
    )
      continue;
    const named = [
      ...sentence.text.matchAll(
        /\b(Apartment|Apt\.?|Unit|Suite|Lot|Space|Bedroom|Room|Homesite|Site|Bays?|Store|Shop|Cottage|Cabin|Bed|(?:store |parking |storage )?(?:space|unit|suite|bay|stall|lot|room)(?=\s+(?:no\.?|number|#)))\s*(?:[Nn]o\.?|[Nn]umber|#)?\s*(\d{1,5}[A-Z]?(?:-[A-Z0-9]{1,3})?|[A-Z](?:-?\d{1,4})?)(?![\w'-])/g,
      ),
    ].find(
      ({ index }) =>
        !ofAnOffice.test(sentence.text.slice(Math.max(0, index - 90), index)) &&
        !/\blegal(?:ly)?\s+descri\w+[^.;]{0,20}$/i.test(sentence.text.slice(Math.max(0, index - 50), index)),
    );
    const placed =
      named === undefined
        ? /(?<!\b(?:kitchen|bath|bathroom|hall),\s+(?:and\s+)?)\b((?:front|back|rear|north|south|east|west|upstairs|downstairs|corner|middle|basement|attic|garden|upper|lower)\s+(?:(?:bed)?room|unit|apartment|flat))\b(?!,?\s+(?:and\s+)?(?:(?:the|a|one)\s+)?(?:kitchen|bath|hall|porch|pantry|closet|fire))/i.exec(
            sentence.text,
          )
        : null;
    if (placed?.[1] && /\b(?:rent|let|is the|room\s+is|tak(?:es?|ing)\s+the|lease|house)/i.test(sentence.text))
      found.push(
        atWords(sentence, 'unit', placed[1].toLowerCase(), 0.5, placed.index, placed.index + placed[0].length),
      );
    if (named?.[2] && (named.index === 0 || /\b(?:leas|rent|premises|located|demis|hire|let)/i.test(sentence.text)))
      found.push(
        inSentence(
          sentence,
          'unit',
          bedUnit(sentence.text) ?? unitNamed(named[1] ?? '', named[2]),
          0.6,
          named.index,
          named.index + named[0].length,
        ),
      );
  }
};

/** "Letters go by mail: yours to the house, ours to P.O. Box 12": to those who let. */
const ours = /\b(?:ours|mine)\s+(?:(?:will|should|must|may|can)\s+)?go(?:es)?\s+to\b[^.;]{0,60}$/i;

/** "whose address is 77 Wharf Street, Suite 400": the suite of a party's own office. */
export const ofAnOffice =
  /\b(?:whose|with an?|having an?|its|principal|mailing|business|offices?)\b[^.;()]{0,30}\b(?:address|offices?|place of business)\b[^;()]*$|\b(?:agent|manager|management|c\/o|care of|notices?|letters|mail|office)\b[^;]*\s\d{1,5}\s+\w[^;()]{3,50},\s*$/i;

const premisesBefore =
  /(?:^|[.;]\s+)the address is\s*$|\b(?:premises|property|apartment|residence|house|home|dwelling|unit|building|space|flat|room|condominium|land|facility|cottage|duplex|lot|place(?! to\b| of business)|garages?|bay|floor|casita|portion|loft|suite|shop|store|stall|cabin|studio)\b[^.;]{0,50}\b(?:at|behind|beside|above|known as|is|as|on|being|in|of|address(?:ed)? (?:is|of|as))\s*:?\s*$|\b(?:located|situated?|lying|lies) (?:at|in|on)\s*$|\b(?:premises|house|townhouse|townhome|home|property|dwelling|cottage) (?:numbered|number|no\.)\s*$|\b(?:Re|RE):[^.;]{0,60}$|\b(?:lease|rental|sublease|letting)\s+of\s*$|\b(?:commonly )?known as(?: and numbered)?(?:\s+no\.)?\s*:?\s*$|\b(?:premises|property|apartment|unit|residence|building|house|home|duplex|cottage|cabin|town\s?house|town\s?home|condo(?:minium)?)\s*(?:\([^)]*\))?\s*[:,]\s*$|\b(?:rent|lease|leases|renting|let|lets)\b[^.;]{0,60}\b(?:at|the)\s*$|\bbuilding\s+(?:at|known)|\bstreet address(?: of| is)?\s*:?\s*$/i;

/** "the stay of Ann Roe at Heron Cottage, 61 Dune Road": an address behind the name of a building. */
const namedBuilding =
  /\b(?:at|in|of|known as)\s+(?:the\s+)?(?:[A-Z][\w'&-]*\s+){0,4}(?:Cottage|House|Apartments|Building|Towers?|Square|Plaza|Center|Village|Lodge|Villas|Terrace|Gardens|Marketplace|Mall),\s*$/;

/** "This lease is made between A and B for 12 Elm Street, Toledo, Ohio.", or below the title: "Between A (landlord) and B (tenant) for ...". */
const letFor =
  /\b(?:lease|agreement|contract|tenancy|rental|between|tenants?|renters?|residents?)\b(?!.*\b(?:pa(?:y|id|yment|yable)|rent of|notices?|deposit)\b)/i;

/** "44 Quay Street" or "the office address" stands for the full address with these words given elsewhere. */
const resolvePointers = (lease: LeaseText, found: Candidate[]): void => {
  const full: { sentence: Sentence; address: FoundAddress }[] = [];
  for (const sentence of lease.sentences) {
    if (full.length > 60 || !/\d/.test(sentence.text)) continue;
    for (const address of addressesIn(sentence.text)) if (address.hasCity) full.push({ sentence, address });
  }
  const pointer = withRoles(lease, '\\bnotices?\\s+to\\s+{L}[^.;]{0,60}|\\bto\\s+{L}\\s+at\\s+[^.;]{0,60}');
  for (const sentence of lease.sentences) {
    if (!sentence.lower.includes('notice')) continue;
    const hit = pointer.exec(sentence.text);
    if (!hit) continue;
    const stretch = sentence.text.slice(hit.index, hit.index + hit[0].length + 80);
    const target = full.find(
      ({ address }) =>
        address.line
          .split(/,\s*/)
          .some((piece) => piece.length > 7 && !/\d{5}/.test(piece) && stretch.includes(piece)) &&
        !addressesIn(stretch).some(({ hasCity }) => hasCity),
    );
    const manager = /\b(?:manager|management company|agent)\b/i.test(stretch)
      ? full.find(({ sentence: at }) => /manag|agent/i.test(at.text.slice(0, 80)))
      : undefined;
    const chosen = target ?? (/\b(?:above|address)\b/i.test(stretch) ? manager : undefined);
    if (chosen)
      found.push(
        atWords(
          chosen.sentence,
          'landlord_notice_address',
          chosen.address.line,
          0.86,
          chosen.address.start,
          chosen.address.end,
        ),
      );
  }
};

/** The address in the head of a letter, over lines of their own, is the writer's. */
const readLetterHead = (lease: LeaseText, found: Candidate[]): void => {
  for (const part of lease.parts) {
    if (part.role !== 'base') continue;
    const head = (lease.documents[part.document]?.flat ?? '').slice(part.start, Math.min(part.end, part.start + 400));
    const address = addressesIn(head).find(({ hasCity }) => hasCity);
    if (
      !address ||
      address.start > 130 ||
      /\b(?:is made|between|agrees? to (?:rent|let|lease)|leases|rents|lets)\b/.test(head.slice(0, address.start)) ||
      premisesBefore.test(head.slice(Math.max(0, address.start - 70), address.start)) ||
      /\b(?:is|at|in)\s*$/i.test(head.slice(0, address.start))
    )
      continue;
    if (found.some(({ field, value }) => field === 'premises_address' && value === addressLineOf(address))) continue;
    // The address over "Dear Mr. Roe" is that of the one who is written to.
    if (
      /(?:^|\n|\s)(?:Mr|Mrs|Ms|Dr)s?\.\s+[A-Z]/.test(head.slice(0, address.start)) &&
      /\b(?:Dear|Re:)/.test(head.slice(address.end))
    )
      continue;
    // "ROOM OVER THE GARAGE, 12 Elm Street" is the title of what is let, and no letterhead.
    const { unit } = address;
    const isHome =
      address.start < 60 && homeWords.test(head.slice(0, address.start)) && !/\b(?:Dear|From)\b/.test(head);
    const read = (field: string, value: string, score = 0.45): Candidate => ({
      field,
      value,
      document: part.document,
      part: part.index,
      start: part.start + address.start,
      end: part.start + address.end,
      score,
      method: 'stated',
      reasoning: null,
    });
    found.push(read(isHome ? 'premises_address' : 'landlord_notice_address', addressLineOf(address)));
    if (isHome && unit) found.push(read('unit', unit, 0.6));
  }
};

const homeWords =
  /\b(?:house|home|apartment|premises|property|room|bedroom|unit|suite|space|lot|building|flat|loft|cabin|studio|cottage|casita|condo\w*|duplex|trailer|bay|shop|store|center|rent(?:s|ing|ed)?|(?:sub-?)?leas(?:e|es|ing|ed)|lets?|letting|located|known as|live|facility|warehouse|dwelling)\b/i;
const mailWords =
  /\b(?:notices?|mail(?:ed|ing)?|send|sent|write|writing|pay(?:s|able|ments?)?|office|c\/o|in care of|reach(?:ed)?|return|deliver(?:ed|y)?|correspondence|checks?|money|contact|address)\b|P\.?\s?O\.?\s+Box/i;
const othersWords =
  /\b(?:bank|guarantor|co-?signer|school|employer|emergency|attorney|broker|tenants? (?:current|previous|prior|forwarding))\b/i;

/** Where nothing says which address is which: the one among words of living or letting is the premises, the one among words of mail the landlord's. */
const readRemaining = (lease: LeaseText, found: Candidate[]): void => {
  const has = (field: string): boolean => found.some((candidate) => candidate.field === field && candidate.score > 0.4);
  if (has('premises_address') && has('landlord_notice_address')) return;
  const tenant = withRoles(
    lease,
    '\\bto\\s+{T}\\b[^.;]{0,40}$|{T}(?:\\s+(?:home|current|mailing)\\s+address[^.;]{0,20}|:\\s[^.;:]{0,60})$',
  );
  const weighed: {
    readonly sentence: Sentence;
    readonly address: FoundAddress;
    readonly home: number;
    readonly mail: number;
  }[] = [];
  for (const sentence of lease.sentences) {
    const part = lease.parts[sentence.part];
    if (weighed.length > 40 || !part || part.role === 'exhibit' || !/\d/.test(sentence.text)) continue;
    for (const address of addressesIn(sentence.text)) {
      if (!address.hasCity) continue;
      const before = sentence.text.slice(Math.max(0, address.start - 110), address.start);
      const near = before.slice(-45);
      if (
        /\bthrough\s*$/.test(near) ||
        othersWords.test(before) ||
        tenant.test(before) ||
        /\bresid(?:es|ing) (?:at|in)\s*$/i.test(near)
      )
        continue;
      const topic = topicOf(lease, sentence);
      // "Oak Co., of 12 Elm Street": where the party itself is at home.
      const isParty = /[A-Z][\w.]+,?\s+(?:of|at|whose[^.;]{0,30})\s*$/.test(near);
      const home =
        (isParty && /,\s+of\s*$/.test(near) ? -1 : homeWords.test(near) ? 2 : homeWords.test(before) ? 1 : 0) +
        (/premises|property|home|house|space|leased|rented/.test(topic) ? 1 : 0);
      const mail =
        (mailWords.test(near) || mailWords.test(address.line) ? 2 : mailWords.test(before) ? 1 : 0) +
        (/notice|address|payment|contact/.test(topic) ? 1 : 0) +
        (isParty ? 1 : 0);
      weighed.push({ sentence, address, home, mail });
    }
  }
  const counts = new Map<string, number>();
  for (const { address } of weighed) counts.set(addressLineOf(address), (counts.get(addressLineOf(address)) ?? 0) + 1);
  const add = (field: string, { sentence, address }: (typeof weighed)[number], score: number): void => {
    found.push(atWords(sentence, field, addressLineOf(address), score, address.start, address.end));
    if (field === 'premises_address' && address.unit)
      found.push(atWords(sentence, 'unit', address.unit, score, address.start, address.end));
  };
  const notices = new Set(
    found.filter(({ field, score }) => field === 'landlord_notice_address' && score > 0.4).map(({ value }) => value),
  );
  if (!has('premises_address')) {
    const [best] = weighed
      .filter(
        ({ address, home, mail }) => !notices.has(addressLineOf(address)) && home >= mail && !/Box/.test(address.line),
      )
      .sort((a, b) => b.home - b.mail - (a.home - a.mail) || a.sentence.start - b.sentence.start);
    if (best) add('premises_address', best, best.home > best.mail ? 0.6 : 0.45);
  }
  const premises = new Set(found.filter(({ field }) => field === 'premises_address').map(({ value }) => value));
  if (!has('landlord_notice_address')) {
    const [best] = weighed
      .filter(({ address, home, mail }) => !premises.has(addressLineOf(address)) && mail > 0 && mail >= home)
      .sort((a, b) => b.mail - b.home - (a.mail - a.home) || a.sentence.start - b.sentence.start);
    if (best) add('landlord_notice_address', best, 0.5);
  }
};
