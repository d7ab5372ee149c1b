/** USPS code by name, of the states and the District of Columbia. */
export const stateByName: Readonly<Record<string, string>> = Object.fromEntries(
  `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`
    .split('|')
    .map((entry) => [entry.slice(3).toLowerCase(), entry.slice(0, 2)]),
);

export const nameByState: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(stateByName).map(([name, code]) => [
    code,
    name.replace(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase()),
  ]),
);

/** USPS code by the short form that letters and old forms use, without its full stop (U.S. Government Publishing Office Style Manual, 9.13). */
const codeByShortForm: Readonly<Record<string, string>> = Object.fromEntries(
  'Ala AL|Ariz AZ|Ark AR|Calif CA|Cal CA|Colo CO|Conn CT|Del DE|Fla FL|Ill IL|Ind IN|Kans KS|Kan KS|Ky KY|Md MD|Mass MA|Mich MI|Minn MN|Miss MS|Mo MO|Mont MT|Nebr NE|Neb NE|Nev NV|N.H NH|N.J NJ|N.Mex NM|N.M NM|N.Y NY|N.C NC|N.Dak ND|N.D ND|Okla OK|Oreg OR|Ore OR|Pa PA|R.I RI|S.C SC|S.Dak SD|S.D SD|Tenn TN|Tex TX|Vt VT|Va VA|Wash WA|W.Va WV|Wisc WI|Wis WI|Wyo WY'
    .split('|')
    .map((entry) => entry.split(' ') as [string, string]),
);

const names = Object.keys(stateByName).sort((a, b) => b.length - a.length);

/** Sources of patterns without groups: a state by its name, in any letter case, and by its code, in capitals. */
export const stateNameSource = `(?:${names.map((name) => name.replace(/ /g, '\\s+').replace('ii', "i'?i")).join('|')})`;
export const stateCodeSource = `(?:${Object.keys(nameByState).join('|')})`;

/** "Ky" of "Ky.", where its full stop follows. */
export const shortStateSource = `(?:${Object.keys(codeByShortForm)
  .map((form) => form.replace('.', '\\.\\s?'))
  .join('|')})(?=\\.)`;

/** A state by its name as it is written in an address, "New York" or "NEW YORK"; for patterns where letter case matters. */
export const writtenStateSource = `(?:${names.map((name) => `${(nameByState[stateByName[name] ?? ''] ?? name).replace(/ /g, '\\s+')}|${name.toUpperCase().replace(/ /g, '\\s+')}`).join('|')})`;

/** USPS code of a state's name or code, or null. */
export const stateCode = (words: string): string | null => {
  const plain = words.trim().replace(/\s+/g, ' ');
  return (
    stateByName[plain.toLowerCase().replace("i'i", 'ii')] ??
    codeByShortForm[plain.replace(/\.$/, '').replace('. ', '.')] ??
    (nameByState[plain.toUpperCase()] ? plain.toUpperCase() : null)
  );
};

/** The state whose law and ground the text speaks of, by weight of mentions; companies "of Delaware" do not count. */
export const stateOf = (text: string): string | null => {
  const sample = text.length > 400_000 ? `${text.slice(0, 200_000)} ${text.slice(-200_000)}` : text;
  const votes = new Map<string, number>();
  const vote = (words: string | undefined, weight: number): void => {
    const code = words ? stateCode(words) : null;
    if (code) votes.set(code, (votes.get(code) ?? 0) + weight);
  };
  for (const match of sample.matchAll(mention)) {
    const after = sample.slice(match.index + match[0].length, match.index + match[0].length + 40);
    if (
      /^\s+(?:(?:domestic|foreign|general|professional|business|nonprofit|non-profit)\s+)?(?:limited|corporation|llc|l\.l\.c|lp|l\.p|partnership|statutory|business\s+trust|trust|company|banking|non-?profit)/i.test(
        after,
      )
    )
      continue;
    // "Kansas City, Missouri", "12 Georgia Avenue".
    if (placeName.test(after)) continue;
    const before = sample.slice(Math.max(0, match.index - 60), match.index);
    const isLaw =
      /(?:laws?\s+of(?:\s+the)?(?:\s+(?:state|commonwealth)\s+of)?|state\s+of|commonwealth\s+of|district\s+of)\s*$/i.test(
        before,
      ) ||
      /^(?:\s+state)?\s+(?:law|statutes?|code|civil|property|residential|landlord|general|revised|warranty|act)\b/i.test(
        after,
      );
    vote(match[0], isLaw ? 6 : /^,?\s+\d{5}\b/.test(after) ? 3 : 1);
  }
  for (const match of sample.matchAll(codeWithZip)) vote(match[1], 3);
  let best: string | null = null;
  for (const [code, weight] of votes) if (best === null || weight > (votes.get(best) ?? 0)) best = code;
  return best;
};

const placeName =
  /^\s+(?:City|Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Way|Place|Court|Circle|Building|Tower|Plaza)\b/i;
const mention = new RegExp(`\\b${stateNameSource}\\b`, 'gi');
const codeWithZip = new RegExp(`\\b(${stateCodeSource}|${shortStateSource})\\.?,?\\s+\\d{5}(?:-\\d{4})?\\b`, 'g');
