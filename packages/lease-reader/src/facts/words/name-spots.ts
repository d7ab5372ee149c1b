import { namesIn } from '#values/names.ts';
import type { ValueSpot } from './value-spots.ts';

/**
 * What may name a person or a company, by its form alone: words with capitals that follow each other, each of a list of them by itself,
 * and the first names that follow a word of kinship. What is said of them, and whether a heading is none, is told by their words.
 */
export const nameSpotsIn = (text: string): ValueSpot[] => {
  const found: ValueSpot[] = [];
  const add = (from: number, phrase: string, isAlone: boolean): void => {
    for (const { name, start, end } of namesIn(phrase)) {
      const spot = { kind: 'name', value: name, unit: null, start: from + start, end: from + end } as const;
      if (!isAlone && !/\s/.test(name)) continue;
      if (isPlace(text, spot) || found.some((other) => spot.start < other.end && other.start < spot.end)) continue;
      found.push(spot);
    }
  };
  for (const match of text.matchAll(runs)) {
    let from = match.index;
    for (const piece of match[0].split(breaks)) {
      add(from, piece.replace(/(?:,? (?:and|&|y|of|the|for|van|von|de|del|la|di))* *$/, ''), false);
      from += piece.length;
    }
  }
  for (const match of text.matchAll(kin)) {
    // The age of a child is none of its name.
    const names = (match[1] ?? '').replace(/\d/g, ' ');
    add(match.index + match[0].length - names.length, names, true);
  }
  return found.sort((one, other) => one.start - other.start);
};

const word = "\\p{Lu}[\\p{L}\\p{M}'.-]*";
const runs = new RegExp(
  `(?<![\\p{L}\\d])${word}(?:(?:,? (?:and|y) |,? & |, | (?:of|the|de|del|la|van|von|di|for) (?:the )?| )(?:${word}|\\d{1,4}(?= (?:LLC|L\\.L\\.C|Inc|LP|L\\.P|Corp|Trust|Partners))))*`,
  'gu',
);

/** Words with a capital that belong to no name; what stands before and behind them is read apart. */
const breaks =
  /(?<=(?<![\p{L}'-])(?:A|An|The|If|When|Should|In|On|At|By|For|From|To|With|And|Or|But|Both|Either|Neither|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|Dear|This|These|That|Our|My|Your|His|Her|Their|Its|We|I|You|All|Any|No|Upon|After|Before|Until|While|Where|As|Between|Call|Mail|Pay|Write|Send|Signed|Print|Per|Attn\.?|Attention|Care|Re)(?![\p{L}']) *)|(?=(?<![\p{L}'-])(?:Landlord|Tenant|Lessor|Lessee|Owner|Resident|Manager|Guarantor)s?(?![\p{L}']))/u;

const relatives =
  'son daughter kid child children boy girl baby wife husband spouse partner brother sister mother father mom dad nephew niece grandson granddaughter grandchild grandchildren grandmother grandfather roommate';
const kin = new RegExp(
  `\\b(?:${relatives
    .split(' ')
    .map((each) => `[${each.charAt(0).toUpperCase()}${each.charAt(0)}]${each.slice(1)}`)
    .join(
      '|',
    )})s?\\b[:,]? (?:are |is |named |called )?(${word}(?:(?:,? \\(?(?:age )?\\d{1,2}\\)?)?(?:,? and |, | & | )${word})*)`,
  'gu',
);

/** A street, a town before its state, or a day is no name. */
const isPlace = (text: string, { start, end, value }: ValueSpot): boolean =>
  /\d\s+(?:[NSEW]\.?\s+)?$|\b(?:State|County|City|Town|Village|Commonwealth) of $/.test(
    text.slice(Math.max(0, start - 14), start),
  ) ||
  /^,? (?:[A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?),? \d{5}\b/.test(text.slice(end, end + 30)) ||
  notNames.test(String(value));

const notNames =
  /\b(?:street|st\.?|avenue|ave|road|rd|lane|drive|boulevard|highway|court house|county|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$|^(?:january|february|march|april|june|july|august|september|october|november|december|state|county|city|town|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i;
