import type { Evidence } from '#report.ts';
import { verdictOf } from '../polarity.ts';
import { petCosts } from './pet-costs.ts';
import type { Question, ReportReader, Said } from './topic.ts';

/** Whether pets, smoking or a subtenant are allowed, in the words for each of the three. */
export const sayAllowance = (
  read: ReportReader,
  question: Question,
  field: string,
  [allowed, consent, prohibited]: readonly [string, string, string],
): Said | null => {
  const { asks, isInverted, text } = question;
  const value = read.word(field);
  if (value === null) return null;
  const quotes = read.quotes(field);
  if (contradicts(question, value, quotes[0])) return null;
  const said = quotes.map(({ quote }) => quote).join(' ');
  const named = animals.exec(text)?.[1];
  if (field === 'pets' && named && new RegExp(`\\bno (?:\\w+ ){0,2}${named}s?\\b`, 'i').test(said))
    return { text: `No ${named}s are allowed.`, verdict: asks === null ? null : isInverted ? 'yes' : 'no', quotes };
  const animal = animals.exec(text)?.[1];
  if (field === 'pets' && value !== 'prohibited' && animal && namesOther(animal, quotes)) {
    // The clause may speak of it a sentence further on.
    const clauses = read.report.clauses.filter(({ document, start, end }) =>
      quotes.some((quote) => quote.document === document && start <= quote.start && end >= quote.end),
    );
    if (clauses.some(({ quote }) => quote.toLowerCase().includes(animal))) return null;
    return {
      text: `The lease names the animals that are allowed; a ${animal} is not among them.`,
      verdict: 'depends',
      quotes,
    };
  }
  if (field === 'pets' && value !== 'prohibited' && particular.test(text) && limits.test(said))
    return {
      text: 'Only within the limits that the lease names.',
      verdict: asks === null ? null : 'depends',
      quotes,
    };
  if (field === 'smoking' && value !== 'allowed' && outdoors.test(said) && outside.test(text))
    return {
      text: 'Smoking is allowed outside only.',
      verdict: asks === null ? null : isInverted ? 'no' : 'yes',
      quotes,
    };
  const asksForLeave =
    asks !== null && /\b(?:need|have|require\w*)\b.*\b(?:permission|consent|approval|to ask)\b/.test(text);
  const leave = value === 'allowed' ? 'no' : value === 'prohibited' ? null : 'yes';
  const verdict = value === 'allowed' ? 'yes' : value === 'prohibited' ? 'no' : 'depends';
  const turned = verdict === 'yes' ? 'no' : verdict === 'no' ? 'yes' : 'depends';
  return {
    text: [
      value === 'allowed' ? allowed : value === 'prohibited' ? prohibited : consent,
      ...(field === 'pets' && value !== 'prohibited' ? [petCosts(read)?.text ?? ''] : []),
    ]
      .filter(Boolean)
      .join(' '),
    verdict: asks === null ? null : asksForLeave ? leave : isInverted ? turned : verdict,
    quotes,
  };
};

/** The report says one thing and its own quote another: then the words speak. */
const contradicts = (question: Question, value: string, quote: Evidence | undefined): boolean => {
  if (!quote) return false;
  const spoken = verdictOf({ ...question, asks: 'permission', isInverted: false }, quote.quote);
  // "Not a sublease, not a swap, and do not ask me" leaves no room for consent.
  if (value === 'consent' && spoken === 'no' && /^\W*(?:no|not)\b/i.test(quote.quote)) return true;
  return (value === 'allowed' && spoken === 'no') || (value === 'prohibited' && spoken === 'yes');
};

/** Where smoking is left free, and a place of that kind that was asked about and is not shut by name. */
const outdoors =
  /\b(?:only outside|outside only|outdoors only|only outdoors)\b(?![^.]*\b(?:porch|balcon|patio|deck|yard))/i;
const outside = /\b(?:outside|outdoors|porch|balcony|patio|deck|yard|garden)\b/;

/** A breed or a size that was asked about, and what a lease says of them. */
const particular =
  /\b(?:(?:bull|bulls|labrador|retriever|poodle|beagle|shepherd|husky|chihuahua|rottweiler|bulldog|terrier) dog|big|large|breed|pounds|lbs)\b/;
const limits = /\bsmall\b|\b\d+ ?(?:pounds|lbs?)|\bbreeds?\b|\bweigh/i;

const animals = /\b(dog|cat|rabbit|hamster|fish|bird|parrot|snake|ferret|lizard|turtle|pony|chicken)s?\b/;

/** The quotes name animals, but not this one. */
const namesOther = (animal: string, quotes: readonly Evidence[]): boolean => {
  const words = quotes.map(({ quote }) => quote.toLowerCase()).join(' ');
  return animals.test(words) && !words.includes(animal);
};
