import { plainTwins } from '../structure/flat-text.ts';
import { functionWords } from './function-words.ts';
import { fromSpanish } from './spanish-words.ts';
import { mendSpelling } from './spelling.ts';
import { stemOf } from './stem.ts';
import { writtenOut } from './written-out.ts';

export type Question = {
  /** The part that asks, without the story or the condition before it. */
  readonly main: string;
  /** Small letters, written out, spelled right; one space between words. */
  readonly text: string;
  /** The words that say what it is about: no question words, no names of the parties. */
  readonly content: readonly Term[];
  /** The same without the story that was told with it. */
  readonly asked: readonly Term[];
  /** What kind of yes or no is asked for; null when a fact is asked for. */
  readonly asks: 'permission' | 'duty' | 'existence' | null;
  /** Whom a yes-or-no question is about. */
  readonly subject: 'tenant' | 'landlord' | null;
  /** Asked the other way round ("is it forbidden to"), so that yes means no. */
  readonly isInverted: boolean;
};

/** Who asks whether there is a pool wants the pool; who asks whether he may keep a goat is answered by what holds for animals. */
export const mannerOf = ({ asks, text }: Question): { readonly byKind: boolean; readonly isStrict: boolean } => ({
  byKind: asks === 'permission' || asks === 'duty' || (asks === null && /\bwhat (?:happens )?if\b|\bwho\b/.test(text)),
  isStrict:
    asks === 'existence' &&
    /^(?:so |and )*(?:is there|are there|do (?:i|we) (?:get|have) (?:a|an|any|my own)|do(?:es)? (?:they|the \w+|it|he|she) (?:offer|provide|have|supply|come))\b/.test(
      text,
    ),
});

export type Term = { readonly word: string; readonly stem: string };

/** `known` are the words of the lease, which are never taken for misspelled. */
export const questionOf = (asked: string, known: ReadonlySet<string>): Question => {
  const plain = writtenOut(fromSpanish(plainTwins(asked.normalize('NFC')).toLowerCase())).replace(
    /\bwhat time\b/g,
    'what hour',
  );
  const words = plain.match(/[a-z0-9$%.,'-]*[a-z0-9%]/g) ?? [];
  const spelled = words.map((word) => mendSpelling(word, known)).join(' ');
  const text = nameAlone[spelled.replace(/^(?:the|my|any) /, '')] ?? spelled;
  return {
    text,
    main: mainOf(text),
    content: contentOf(text),
    asked: contentOf(text),
    asks: /^(?:how|what|who|where|which|why)\b/.test(mainOf(text)) && mainOf(text) !== text ? null : kindOf(text),
    subject: subjectOf(text),
    isInverted: /\b(?:forbidden|prohibited|banned|illegal|not allowed|against the (?:lease|rules)|off limits)\b/.test(
      text,
    ),
  };
};

export const contentOf = (text: string): Term[] => {
  const terms = new Map<string, Term>();
  for (const [word] of oneName(text.toLowerCase()).matchAll(/[a-z0-9]+(?:'[a-z]+)?/g)) {
    const bare = word.replace(/'s?$/, '');
    if (bare.length < 2 || functionWords.has(bare) || functionWords.has(word)) continue;
    const stem = stemOf(bare);
    if (!terms.has(stem)) terms.set(stem, { word: bare, stem });
  }
  return [...terms.values()];
};

/** What is written in several ways gets one. */
export const oneName = (text: string): string =>
  text
    .replace(/\bwi-?fi\b/g, 'internet')
    .replace(/\bair[- ]condition(?:ing|er|ers|ed)?\b/g, 'aircon')
    .replace(/\be-mail/g, 'email')
    .replace(/\b(bed|buy|lock)[- ](bug|out)/g, '$1$2')
    .replace(/\bhoa\b/g, 'homeowners association')
    .replace(/\bbarbecue|\bbbq\b/g, 'grill')
    .replace(/\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?/g, '$& hour');

/** Who asks with a single name wants what people mostly ask of it. */
const nameAlone: Readonly<Record<string, string>> = {
  rent: 'how much is the rent',
  price: 'how much is the rent',
  term: 'how long is the lease',
  length: 'how long is the lease',
  notice: 'how much notice must i give',
  'notice period': 'how much notice must i give',
  start: 'when does the lease start',
  end: 'when does the lease end',
  'due date': 'when is the rent due',
  landlord: 'who is the landlord',
  owner: 'who is the landlord',
  address: 'what is the address of the premises',
  late: 'what happens if i pay rent late',
};

const kindOf = (text: string): Question['asks'] => {
  if (/\b(?:ok|okay|fine|allowed|permitted|alright|cool)$/.test(text)) return 'permission';
  if (/^(?!how|what|who|when|where|which)\w.*\bincluded$/.test(text)) return 'existence';
  const inner = asksWithin.exec(text)?.[1];
  if (
    inner !== undefined &&
    inner !== text &&
    !/^(?:how|what(?! if)|when (?:do|does|is|can|must|will)|who|where|which|why)\b/.test(text)
  )
    return kindOf(inner);
  if (
    !/^(?:so |and |but |ok |okay |hey |hi |please |also |what if )*(?:can|could|may|am|is|are|do|does|did|must|should|will|would|has|have|shall|i am|if|it is)\b/.test(
      text,
    )
  )
    return /\b(?:allowed|permitted|okay|ok) (?:to|if)\b/.test(text) && !/^(?:how|when|what|who|where|which)/.test(text)
      ? 'permission'
      : null;
  if (/\b(?:can|could|may|allowed|permitted|okay|ok|forbidden|prohibited|banned|all right|alright|fine)\b/.test(text))
    return 'permission';
  if (
    /\b(?:have to|has to|must|need to|needs to|required|obliged|responsible|supposed to|should|mandatory|obligated|expected to|on the hook)\b/.test(
      text,
    )
  )
    return 'duty';
  return 'existence';
};

/** "If we miss the rent, can they lock us out" asks of the lock. */
const mainOf = (text: string): string => {
  if (/^(?:so |and |but )*what (?:happens )?if\b/.test(text)) return text;
  const inner =
    /^(?:if|when (?!do|does|is|are|will|can|must|should|may|am)|my|i|we|the|our)\b.*?\b((?:who|how (?:much|long|many)(?: \w+){0,2}?|what|can|could|may|do|does|will|am|is|are|must) (?:pays?|fixes|(?:is|are) the|do|does|i|we|they|he|she|it|my|the)\b.*)$/.exec(
      text,
    )?.[1];
  const counted =
    /^(?!(?:so |and |but )*(?:by |for |about |over |what|who|how|can|could|may|do|does|did|is|are|am|will|would|must|should|if|when|after|before)\b).{8,}?\b(how (?:much|many|long|soon|often) .{8,})$/.exec(
      text,
    )?.[1];
  const asked = inner ?? counted ?? text;
  // "Can they evict us if the rent is late" asks of the eviction.
  const bare = asked.replace(
    / (?:if|when|once|while|because|after|until) (?:i|we|my|our|the|they|he|she|it|rent|there|something|someone)\b.*$/,
    '',
  );
  return bare.split(' ').length >= 4 ? bare : asked;
};

/** A story may come before the question: "my roommate left, do i owe his share". */
const asksWithin =
  /^(?:(?!\b(?:how|what|who|where|which|why)\b).)*?\b((?:can|could|may|do|does|did|will|would|must|should|am|is|are) (?:i|we|they|he|she|it|my|the|this|that|there)\b.*)$/;

const landlordWords =
  'landlord|landlady|owner|lessor|manager|management|they|he|she|agent|sublandlord|super|superintendent';
const tenantWords = 'i|we|me|my|you|tenant|tenants|lessee|renter|resident|someone|somebody|anyone|one';

const subjectOf = (text: string): Question['subject'] => {
  const auxiliary = '(?:can|could|may|must|should|will|would|does|do|did|is|are|am|has|have|shall)';
  const first = new RegExp(
    `\\b${auxiliary} (?:not )?(?:the |my |our |a )?(?:(${landlordWords})|(${tenantWords}))\\b`,
  ).exec(text);
  if (first?.[1]) return 'landlord';
  if (first?.[2]) return 'tenant';
  const who = new RegExp(`\\b(?:the |my |our )(${landlordWords})\\b`).exec(text);
  return who ? 'landlord' : null;
};
