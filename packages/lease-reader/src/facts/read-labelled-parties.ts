import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { stateCode } from '../structure/states.ts';
import { type FoundName, isCompany, namesIn } from '../values/names.ts';
import { atWords, type Candidate, inSentence, topicOf } from './candidate.ts';
import type { LabelValue } from './label-values.ts';

const sides: readonly (readonly [string, RegExp])[] = [
  [
    'landlord',
    /^(?:(?:community|property|park|home|building|unit|current|registered) )?(?:landlord|lessor|leas[oe]r|owner|homeowner|landlady|sub-?landlord|sub-?lessor|licensor|grantor|host|party a|arrendador|propietario|owner\/landlord|landlord\/owner|owner \/ landlord)(?:\(s\)|s|\/owner|\/agent)?(?: ?\(.*\))?(?: names?| \/ .*| and (?:notice )?address(?:es)?(?: for .{1,20})?)?$|^names? of (?:the )?(?:landlord|lessor|owner)|^(?:landlord|lessor|owner)s? name|^(?:owner|landlord) of (?:the )?(?:house|home|property|building|premises|room|apartment|unit|ground|land|site|lot)|^who (?:owns|lets|rents out)(?: it| (?:the|this) \w+)?$|^title ?holder$|^landlord co(?:mpany)?$|^(?:leased|rented|let|owned) by$|^(?:housing|rental) provider$|^who we are$|^proprietor$|^[a-z]+(?:,? [a-z]+)? \((?:your |the )?(?:landlord|owner|lessor)(?: of [a-z ]+)?\)$|^[a-z]+(?: [a-z]+)? \((?:we|us)(?:,? (?:or |and )?(?:we|us|our))*,?\)$/,
  ],
  [
    'tenants',
    /^(?:tenant|lessee|resident|renter|roomer|lodger|boarder|party b|sub-?tenant|sub-?lessee|licensee|grantee|guest|head of household|co-?head|co-?tenant|arrendatario|inquilino|student)(?:\(s\)|s|\(es\))?(?: ?\(.*\))?(?: names?| \/ .*| and (?:notice )?address(?:es)?(?: for .{1,20})?)?$|^(?:adult )?(?:tenants|residents|leaseholders?)(?: \(.*\))?$|^names? of (?:the )?(?:tenant|lessee|resident|renter)|^(?:tenant|lessee|resident|renter)(?:\(s\))?s? names?(?:\(s\))?|^(?:tenant|resident|renter|lessee) (?:\d|one|two|three|four)$|^(?:leased|rented|let) to$|^renting$|^renting (?:the|this|it|from)\b.{0,30}$|^who you are$|^who(?:'s| is)? (?:renting|leasing|rents|leases)(?: it| (?:the|this) \w+)?$|^(?:tenant|resident|renter|lessee|roommate|housemate|leaseholder|occupier|signer) ?#?(?:\d|one|two|three|four|five|six)$|^(?:roommates|housemates|leaseholders?)(?:\(s\))?$|^[a-z]+(?:,? [a-z]+)? \((?:you|(?:the )?(?:tenant|resident|renter|lessee)s?)\)$/,
  ],
  [
    'occupants',
    /^(?:other |additional |authorized |permitted |minor |named |approved |also |your )*(?:occupants?|kids|sons?|daughters?|people not signing|household(?: members?)?(?: not signing| who do not sign)?|(?:staying|living|lives?|sleeping) (?:there|here|aboard|along|with (?:you|them|tenant|him|her))(?: too| as well)?|staying|occupants? (?:other than|besides|apart from) .{1,30}|living (?:there|here|in the (?:unit|home))|household|minors?|children|residents under 18|dependents?|others? (?:who )?(?:will |may )?(?:live|lives|living|staying|sleeping) (?:there|here|along|in .{1,20}|with .{1,20}|at .{1,20})|others? (?:in|of|at) (?:(?:the|your) )?(?:party|group|household|family|house|home|apartment|unit)|(?:other )?(?:people|persons) (?:who (?:will )?(?:live|stay)|living|staying|in residence)(?: (?:in|at|with).{0,50})?)(?:\(s\))?(?: ?\(.*\))?(?: names?)?$/,
  ],
  [
    'manager',
    /^(?:owners? |landlords? |property |managing |management |authorized |leasing )*(?:manager|managing agent|management company|management|agent|property manager|broker\/manager|caretaker|superintendent)(?: ?\(.*\))?$|^(?:managed|run|looked after|operated|overseen) (?:day to day )?(?:by|for (?:us|the owner) by)$|^(?:day-to-day|on-?site|resident|site|building|project|center|park|community|apartment|house) manager$|^(?:operator and )?agent(?: for (?:(?:the )?(?:owner|landlord|title holder)|(?:rents?|collections?|repairs|management|notices)(?:,? and \w+)?))?$|^(?:landlord|owner|lessor)s? broker$|^(?:broker|agent) for (?:the )?(?:landlord|owner|lessor)$|^who (?:runs|manages|looks after) (?:it|the \w+)(?: day to day)?$|^(?:managing|management) (?:firm|office of)$/,
  ],
  [
    'guarantor',
    /^(?:lease |personal |rent |parent |your )*(?:guarantors?|guarant(?:y|ee)(?: (?:by|from|of))?|co-?signers?|suret(?:y|ies)|sponsors?|(?:payment |rent |financial )?backers?|backup payer)(?:\(s\))?(?: ?\(.*\))?(?: names?| (?:for|of) .{2,40})?$|^(?:guaranteed|backed|co-?signed|secured|underwritten) by$|^(?:parent|person|people|party|parties|relative|family member)s? (?:backing|guaranteeing|standing behind|co-?signing)(?: .{1,20})?$|^who (?:backs|guarantees|stands behind) .{2,20}$/,
  ],
];

/** "Ida 11, Ben 8": the ages go, their room stays, so that offsets hold. */
const withoutAges = (text: string): string =>
  text.replace(/(?<=\p{L}),?\s+(?:aged?\s+|born\s+(?:in\s+)?)?\d{1,4}(?=\s*(?:,|;|\band\b|&|\.?$))/gu, (words) =>
    ' '.repeat(words.length),
  );

const columnHead = /^[A-Z]{4,}(?: [A-Z]{4,})?$/;

/** "Ana Roe and nobody else". */
const nobodyElse = /,?\s+(?:and\s+)?(?:nobody|no\s?one)\s+else\b.*$|,?\s+(?:and\s+)?(?:only|alone)\b.*$/i;

/** "Okonkwo, Adaeze N.", as programs print one person; "Roe, Ana" beside no first name is the same. */
const surnameFirst = (value: string): FoundName[] | null => {
  const [all, surname, first] = /^\s*(\p{Lu}[\p{L}'’-]+), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)?)\s*$/u.exec(value) ?? [];
  if (
    all === undefined ||
    surname === undefined ||
    first === undefined ||
    isCompany(value) ||
    stateCode(first) !== null
  )
    return null;
  const start = value.indexOf(surname);
  return [{ name: `${first} ${surname}`, start, end: value.trimEnd().length }];
};

/** "Oak LLC, c/o Elm Realty, 5 Main Street" under a label that asks for both, "Oak LLC. Licensee: Ann Roe" under one for a broker. */
const addressBehind = /,?\s+(?:c\/o|in care of|attn|attention|at the)\b.*$|,\s+(?:\d|p\.?\s?o\.?\s).*$|\.\s+\w+:.*$/i;

const brokerManages = /\b(?:broker|agent)\b[^.;]{0,20}\bmanages\b/i;

const textBefore = (lease: LeaseText, { start, document }: Sentence): string =>
  lease.documents[document]?.flat.slice(Math.max(0, start - 160), start) ?? '';

const listFields = new Set(['landlord', 'tenants', 'occupants']);

/** The parties as rows of a table, lines of a form and blocks of signatures name them, each name after its label. */
export const readLabelledParties = (lease: LeaseText, labels: readonly LabelValue[]): Candidate[] => {
  const found: Candidate[] = [];
  const labelOf = new Map<Candidate, string>();
  const own = {
    landlord: new RegExp(`^${lease.roles.landlord.source}$`),
    tenants: new RegExp(`^${lease.roles.tenant.source}(?: ?#?(?:\\d|one|two|three|four|five|six))?$`),
  };
  for (const { label, value, sentence, from } of labels) {
    const part = lease.parts[sentence.part];
    const isLate = part?.role === 'exhibit' || sentence.start - (part?.start ?? 0) > 60_000;
    // "Landlord Reserved Rights" is a heading: a name stands in a cell of its own or after a colon.
    // "PROPRIETOR | OPERATOR" heads two columns of signatures.
    if (sentence.cells.length === 2 && columnHead.test(value) && columnHead.test(sentence.text.slice(0, from).trim()))
      continue;
    if (sentence.cells.length === 0 && from > 0 && !/(?::|\s-|"\s+means)\s*$/.test(sentence.text.slice(0, from)))
      continue;
    for (const [field, pattern] of sides) {
      const isOwnWord = (field === 'landlord' || field === 'tenants') && own[field].test(label);
      const isNames =
        field === 'occupants' && /^names?(?:\(s\))?$/.test(label) && /\boccupant/.test(topicOf(lease, sentence));
      if (!pattern.test(label) && !isOwnWord && !isNames) continue;
      if (field === 'landlord' && own.tenants.test(label) && !own.landlord.test(label)) continue;
      if (field === 'tenants' && own.landlord.test(label) && !own.tenants.test(label)) continue;
      if (/\/s\/|^\s*(?:by|x)\s*:|_{4,}/i.test(value)) continue;
      if (/^(?:none|n\/a|no one|nobody|not applicable|no other)\b/i.test(value)) {
        if (field === 'occupants') found.push(inSentence(sentence, field, [], 0.9, 0, sentence.text.length));
        continue;
      }
      // Among brokers a licensee holds a licence to sell, and a broker manages a home only where the form says so.
      if (label === 'licensee' && /\b(?:brok(?:er|ers|erage)|realt(?:y|or|ors))\b/i.test(textBefore(lease, sentence)))
        continue;
      if (/^(?:broker|agent) for\b/.test(label) && !lease.sentences.some(({ text }) => brokerManages.test(text)))
        continue;
      const all =
        surnameFirst(value) ??
        namesIn(
          field === 'occupants'
            ? withoutAges(value)
            : value.replace(/\baddress|^broker\b/.test(label) ? addressBehind : nobodyElse, ''),
        );
      // "Ann Roe, Flagstaff": a word alone behind a full name is a place.
      const names =
        (field === 'guarantor' || field === 'manager') && /\s/.test(all[0]?.name ?? '')
          ? all.filter(({ name }) => /\s/.test(name))
          : all;
      const isTabular = sentence.cells.length > 0;
      const isFull =
        names.every(({ name }) => /\s/.test(name)) ||
        (field === 'occupants' && /^(?:kids|children|sons?|daughters?)\b/.test(label));
      if (names.length === 0 || !(isTabular || isFull)) continue;
      // "Owner: Oak Management, as agent" under the last words tells who signs, and not who lets.
      if (field === 'landlord' && /\b(?:as|its)\s+(?:\w+\s+)?(?:agent|manager)\b/i.test(value)) {
        found.push(
          nameCandidate(sentence, field, names, from, 0.3),
          nameCandidate(sentence, 'manager', names, from, 0.6),
        );
        continue;
      }
      const isManager =
        field === 'landlord' && /^(?:(?:property )?manager|agent|managing agent|management(?: company)?)$/.test(label);
      const score = isLate ? 0.3 : isManager ? 0.5 : isTabular ? 0.95 : 0.88;
      const candidate = nameCandidate(sentence, field, names, from, score);
      found.push(candidate);
      labelOf.set(
        candidate,
        label
          .replace(/^(?:co-?)?head(?: of household)?$|^co-?tenant$/, 'tenant')
          .replace(/\(s\)|s$|\s*(?:#?\d|one|two|three|four)$/g, ''),
      );
    }
  }
  return [...found, ...together(lease, labelOf)];
};

/** "Resident: Ann Roe", "Resident: Li Wei" on lines that follow each other: each line names one of them. */
const together = (lease: LeaseText, labelOf: ReadonlyMap<Candidate, string>): Candidate[] => {
  const joined: Candidate[] = [];
  for (const field of listFields) {
    const lines = [...labelOf.keys()]
      .filter((each) => each.field === field)
      .sort((a, b) => a.document - b.document || a.start - b.start);
    for (let at = 0; at < lines.length; ) {
      const first = lines[at] as Candidate;
      const block = [first];
      for (const next of lines.slice(at + 1)) {
        const last = block.at(-1) as Candidate;
        const between = lease.documents[first.document]?.flat.slice(last.end, next.start) ?? '';
        if (
          labelOf.get(next) !== labelOf.get(first) ||
          next.document !== first.document ||
          next.start < last.end ||
          between.length > lineBetween ||
          /[.;]\s+[A-Z]/.test(between)
        )
          break;
        block.push(next);
      }
      at += block.length;
      const names = [...new Set(block.flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : [])))];
      if (block.length > 1 && names.length > 1)
        joined.push({ ...first, value: names, end: (block.at(-1) as Candidate).end });
    }
  }
  return joined;
};

/** What may stand between two names of one signature block: a date, a rule to sign on and the label of the next. */
const lineBetween = 90;

export const nameCandidate = (
  sentence: Sentence,
  field: string,
  names: readonly FoundName[],
  offset: number,
  score: number,
): Candidate => {
  const start = offset + Math.min(...names.map((name) => name.start));
  const end = offset + Math.max(...names.map((name) => name.end));
  const first = names[0]?.name ?? '';
  const isList = listFields.has(field) || (field === 'guarantor' && names.length > 1);
  return atWords(sentence, field, isList ? names.map(({ name }) => name) : first, score, start, end);
};
