/**
 * Makes the layout of forms plain for the patterns; length and offsets stay. Signs that set words bold or larger in a note
 * ("**Rent:** $900", "# Pets") go, a filled-in blank ("$__950__") loses its line, a box that is not ticked loses its option where
 * another box is ticked, a clause struck out loses its heading, and the dots that lead from a label to its value ("Rent ........ $950") become the gap of a table. A blank that
 * nobody filled in stays.
 */
export const plainLayout = (flat: string, text: string): string => {
  let plain = flat;
  plain = withoutStruck(plain, text);
  if (plain.includes('_')) plain = filledIn(plain, text);
  if (plain.includes('**')) plain = plain.replaceAll('**', '  ');
  if (plain.includes('# ')) plain = byLine(plain, text, (line) => line.replace(/^\s*#{1,6}(?= )/, spacesFor));
  if (leader.test(plain)) plain = byLine(plain, text, ledTo);
  if (/[[(☐☒☑□■][xX✓ _]{0,3}[\])]?/.test(plain)) plain = chosenOnly(plain, text);
  return plain;
};

/** "9. WAIVER OF JURY [Deleted]", "9. JURY  xxxx PARAGRAPH 9 STRUCK OUT BY AGREEMENT xxxx": all but its number. */
const struck =
  /((?:^|\n)[ \t]*(?:(?:section|paragraph|article)[ \t]+)?\d[\d.]*[.):]?[ \t]+)((?:(?!\b(?:section|paragraph|clause|article)\b)[^\n.:;]){3,70}?(?:[.:]|\s*\n|[ \t]+(?=[[(*_\u2013\u2014-]|x{3}))[\s[(*_x\u2013\u2014-]*(?:(?:this[ \t]+)?(?:section|paragraph|clause|article)[ \t]*[\d.]*[ \t]+)?(?:intentionally[ \t]+)?(?:omitted|deleted|stricken|struck)(?:[ \t]+(?:out|through))?(?:[ \t]+(?:by|in)(?:[ \t]+\w+){1,3})?[ \t\])*_x.\u2013\u2014-]*)(?=\n|$)/gi;

const withoutStruck = (flat: string, text: string): string => {
  let plain = flat;
  for (const { 1: number = '', 2: words = '', index } of text.matchAll(struck)) {
    const at = index + number.length;
    plain = plain.slice(0, at) + spaces(words.length) + plain.slice(at + words.length);
  }
  return plain;
};

const spaces = (length: number): string => ' '.repeat(length);

/** Works line by line, with the lines of the document as it is written. */
const byLine = (flat: string, text: string, change: (line: string) => string): string => {
  const pieces: string[] = [];
  let at = 0;
  while (at < flat.length) {
    const newline = text.indexOf('\n', at);
    const end = newline === -1 ? flat.length : newline;
    pieces.push(change(flat.slice(at, end)), flat.slice(end, end + 1));
    at = end + 1;
  }
  return pieces.join('');
};

const spacesFor = (signs: string): string => spaces(signs.length);

const leader = /(?:\.{4,}|(?:\. ){4,}|\u2026{2,}| (?:=|[-=]+>|\u2192) )/;

/** A label, dots, and a value: dots that end the line are a blank to fill in. */
const ledTo = (line: string): string => {
  const led =
    /^(\s*(?:\(?[A-Za-z\d]{1,3}[.)] +)?(?:[^.\t\u2026]|(?<=[A-Za-z\d])\.(?![\s.]*\.)){2,60}?)((?:\s*(?:\.{4,}|(?:\. ){4,}|\u2026{2,})|\s+\.{2,3}(?=\s))[ .]*|\s+(?:=(?=\s+[^\s"'])|[-=]+>|\u2192)\s+)(?=[^\s.])/.exec(
      line,
    );
  if (!led?.[1] || !led[2]) return line;
  const [whole, label, dots] = led;
  return `${label}\t${spaces(dots.length - 1)}${line.slice(whole.length)}`;
};

const filledIn = (flat: string, text: string): string =>
  byLine(flat, text, (line) =>
    line.includes('_')
      ? line
          .replace(
            /\b((?:19|20))(_+)(\d\d)(_*)(?!\d)/g,
            (_, century: string, before: string, year: string, after: string) =>
              `${century}${year}${spaces(before.length + after.length)}`,
          )
          .replace(
            // "street _12 Elm_ city _Salem_" is an address with labels between its parts.
            /(?<!\w)\(?(?:street(?: address)?|city|state|zip(?: code)?)\)?\s*:?\s*(?=_+[a-z\d])/gi,
            (words) => spaces(words.length),
          )
          .replace(
            /(_+)([^\s_](?:[^_]{0,300}?[^\s_])?)(_+)/g,
            (whole, before: string, words: string, after: string, at: number) =>
              // "STATE: _OR_" is Oregon, and no word between two blanks.
              between.test(words) && !/\bstate\s*:?\s*$/i.test(line.slice(0, at))
                ? whole
                : `${spaces(before.length)}${words}${spaces(after.length)}`,
          )
          // "$  1,075.00": the sign moves up to its figure.
          .replace(/\$( +)(?=\d)/g, (_, gap: string) => `${gap}$`)
      : line,
  );

/** What stands between two blanks that nobody filled in: "____day of____". */
const between =
  /^(?:and|or|to|of|by|at|in|on|for|per|the|day|days|months?|years?|through|dollars|[ap]\.?m\.?)\b|^\W+$/i;

/** Letters from which on an option is a sentence; shorter ones stand in a row with gaps between. */
const longOption = 50;

const box = /\[\s*([xX✓✔]?)\s*\]|\(\s*([xX✓✔])\s*\)|\(\s{1,6}\)|([☐□])|([☒☑■])/g;

/** "[X] may [ ] may not keep a dog": what stands behind the choice of a verb belongs to either. */
const verb = /^\s*(?:shall|may|must|will|need|can|is|are|do(?:es)?|has|have|not)(?:\s+not)?\b/i;
const verbAlone = new RegExp(`${verb.source}\\s*$`, 'i');

/** "[ ] yes [X] no" reads "no". */
const chosenOnly = (flat: string, text: string): string => {
  const isTicked = (match: RegExpMatchArray): boolean => Boolean(match[1] || match[2] || match[4]);
  if (![...flat.matchAll(box)].some(isTicked)) return flat;
  // A line that begins in small letters goes on with the option of the line before.
  return byLine(flat, text.replace(/\n(?=[a-z])/g, ' '), (line) => {
    const boxes = [...line.matchAll(box)];
    if (boxes.length === 0) return line;
    // "Yes [ ]  No [X]": where no words follow the last box, each stands behind its option.
    const ends = boxes.map((match) => match.index + match[0].length);
    const options = boxes.map((match, at) => line.slice(ends[at - 1] ?? 0, match.index));
    if (
      boxes.length > 1 &&
      /^[\s.;,]*$/.test(line.slice(ends.at(-1))) &&
      options.every((option) => /[a-z][\w-]*\s*$/i.test(option))
    )
      return boxes.reduce((left, match, at) => {
        const own = isTicked(match) ? '' : (/(?:[^\s.?:;,]+ ?){1,3}\s*$/.exec(options[at] ?? '')?.[0] ?? '');
        const from = match.index - own.length;
        return left.slice(0, from) + spaces(own.length + match[0].length) + left.slice(ends[at]);
      }, line);
    let plain = line.slice(0, boxes[0]?.index ?? 0);
    for (const [at, match] of boxes.entries()) {
      const end = match.index + match[0].length;
      const next = boxes[at + 1]?.index ?? line.length;
      const option = line.slice(end, next);
      // What stands after a wide gap belongs to the next question.
      // A line that begins with its box is the option, with all its sentences.
      const isLine = line.slice(0, match.index).trim() === '' && option.trim().length > longOption;
      // "within 5 (or [ ] ____) days": what stands behind the bracket goes on with the sentence.
      const isInside = /\([^()]*$/.test(line.slice(0, match.index));
      const gap = (isInside ? /\)/ : isLine ? /\t/ : /(?<=\S)\s{4,}\S|\t|(?<=[.;])\s+(?=[A-Z]|no\b)/).exec(option);
      const own = gap ? option.slice(0, gap.index) : option;
      // In a grid the tick itself is the answer; beside an option it only tells which one stays.
      const mark = isTicked(match) && own.trim() === '' ? `X${spaces(match[0].length - 1)}` : spaces(match[0].length);
      const before = line.slice((boxes[at - 1]?.index ?? 0) + (boxes[at - 1]?.[0].length ?? 0), match.index);
      const left = at > 0 && verbAlone.test(before) ? (verb.exec(own)?.[0].length ?? own.length) : own.length;
      plain += mark + (isTicked(match) ? own : spaces(left) + own.slice(left)) + option.slice(own.length);
    }
    return plain;
  });
};
