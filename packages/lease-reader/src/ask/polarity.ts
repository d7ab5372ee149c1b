import type { Verdict } from './answer.ts';
import { lightWords } from './function-words.ts';
import type { Question } from './question.ts';
import { stemOf } from './stem.ts';

/** What a sentence of a lease says to a question that wants yes or no; null where the words must speak for themselves. */
export const verdictOf = (question: Question, whole: string): Verdict | null => {
  const rest = whole.replace(condition, '');
  // "If you fall behind I may store your things, no court needed" is all one.
  const sentence = statement.test(rest) ? rest : whole;
  const { asks, isInverted } = question;
  if (asks === null) return null;
  if (asksForLeave.test(question.text) && question.subject !== 'landlord')
    return consent.test(sentence) ? 'yes' : grant.test(sentence) && !denial.test(sentence) ? 'no' : null;
  const unasked = uncalled(question, sentence);
  if (unasked) return unasked;
  const borne = burden(question, sentence);
  if (borne) return borne;
  const said =
    asks === 'permission'
      ? isClosed(question.text, sentence)
        ? 'no'
        : (deniedWay(question, sentence) ?? permission(sentence, question.subject))
      : asks === 'duty'
        ? duty(sentence)
        : isLimit(question.text, sentence)
          ? 'yes'
          : (deniedOf(question, sentence) ?? existence(sentence));
  const isNegated = /^(?:do|does|did|is|are|am|will|would|can|could|should) (?:\w+ ){0,2}not\b/.test(question.text);
  return isInverted || (isNegated && asks === 'existence') ? turned(said) : said;
};

/** "Can they come without calling": yes where the lease says that they need not, or will not always, call. */
const uncalled = ({ text, asks, subject }: Question, sentence: string): Verdict | null =>
  asks === 'permission' &&
  subject === 'landlord' &&
  /\bwithout (?:\w+ )?(?:notice|warning|asking|calling|knocking|telling|permission)\b/.test(text) &&
  /\b(?:not (?:always )?(?:have to |need to )?(?:call|knock|ask|tell|warn|give)|without (?:any |prior )?(?:notice|warning|asking|calling|knocking))\b/i.test(
    sentence,
  )
    ? 'yes'
    : null;

const acts =
  '(?:\\w+ly )?(?:(?:shall|will|must) (?:also )?|agrees? to |is to |are to )?(?:pays?|provides?|furnish(?:es)?|maintains?|keeps?|repairs?|suppl(?:y|ies)|covers?|buys?|mows?|cleans?|replaces?|fix(?:es)?|mends?|looks? after|deals? with|takes? care|be responsible|is responsible|are responsible)\\b';
const landlordActs = new RegExp(
  `\\b(?:landlord|lessor|(?:park |land)?owner|community|management|manager|company|host|we|I)\\b ${acts}|\\b(?:is|are) (?:my|our|the landlord's) (?:own )?(?:affair|job|business|responsibility|expense|cost|account)\\b|\\bcovered by (?:the |your )?rent\\b`,
  'i',
);
const tenantActs = new RegExp(
  `\\b(?:tenants?|lessee|residents?|renter|homeowner|operator|roomer|occupant|student|guest|(?<!what )you)\\b ${acts}|\\b(?:is|are) (?:your|tenant's|the tenant's) (?:own )?(?:affair|job|business|responsibility|expense|cost|account)\\b`,
  'i',
);
const burdens =
  /^(?:so |and |but )*(?:do|am|will|must|should|have|does|is|would) (?:not )?(i|we|(?:the |my )?(?:landlord|owner|lessor|tenant|lessee|resident)|he|she|they)\b.*\b(?:pay\w*|fix\w*|repair\w*|responsible|maintain\w*|mow\w*|clean\w*|replac\w*|cover\w*|buy|provid\w*|suppl\w*)\b/;

/** Who bears a cost or a work: yes when the sentence lays it on the one who was asked about, no when on the other. */
const burden = ({ text }: Question, sentence: string): Verdict | null => {
  const who = burdens.exec(text)?.[1];
  if (!who) return null;
  const [theirs, mine] = [landlordActs.test(sentence), tenantActs.test(sentence)];
  if (theirs === mine) return null;
  return mine === /^(?:i|we|(?:the |my )?(?:tenant|lessee|resident))$/.test(who) ? 'yes' : 'no';
};

/** "If it has not come, Owner may ...": what is denied in the condition is not what the sentence denies. */
const condition = /^\W*(?:[\w.()]{1,6}\s)?(?:[A-Z]\w*\.\s)?(?:If|When|Should|Unless and until)\b[^,.;]{5,140},\s/;

const statement =
  /\b(?:can|may|shall|will|must|is|are|has|have|does|do|did|pays?|owes?|need(?:s|ed)? (?:no|not)|ends?|gets?|keeps?|binds?|starts?|stays?|\w+s (?:the|a|an|to|by|with|for|all|no|on|in)|\w+n't)\b/i;

const turned = (verdict: Verdict | null): Verdict | null =>
  verdict === 'yes' ? 'no' : verdict === 'no' ? 'yes' : verdict;

const consent =
  /\b(?:with(?:out)?|unless|obtain\w*|subject to|only (?:with|if)|ask\w*|need\w*|requires?|after)\b[^.;]{0,90}\b(?:consent|permission|approval|approv\w+|agrees?|ok|okay)\b|\bask(?:s|ing)? (?:me|us|first)\b|\b(?:consent|approval|permission)\b[^.;]{0,30}\b(?:required|needed|first)\b/i;
const denial =
  /\b(?:shall|may|must|will|can|do|does|is|are|has|have)\s*(?:not|never)\b|\b(?:cannot|can'?t|won'?t|don'?t|doesn'?t|isn'?t|aren'?t|ain'?t)\b|\b(?:prohibited|forbidden|banned|barred|ruled out|not (?:allowed|permitted)|off limits)\b|\bno (?!later|more than|less than|event)\w+|\b(?:is|are) (?:only )?(?:reserved )?for (?:the )?(?:owner|landlord|downstairs|upstairs|neighbou?rs?|others)\b|\bwithout (?:any )?(?:demand|deduction|set-?off)\b|\bneither\b|\bnever\b|\bnone\b/i;
const grant =
  /\b(?:may|can|is|are|shall be)\s+(?:\w+\s+){0,3}?(?:allowed|permitted|welcome|entitled|free to)\b|\b(?:may|can|could)\b|\bhas the right\b|\breserves? the right\b|\bat any time\b|\bfine\b|\bok(?:ay)?\b|\ballowed\b|\bpermitted\b|\bwelcome\b/i;

/** "May alter without consent" grants; "may not alter without consent" does not. */
const freely = /\b(?:may|can) (?!not\b|only\b)[^.;]{0,60}\bwithout (?:\w+ ){0,3}(?:consent|permission|approval)\b/i;

const welcome = /\b(?:is|are) (?:allowed|permitted|welcome|fine|okay|ok)\b/i;

/** A limit is there where something may not grow further. */
const isLimit = (asked: string, sentence: string): boolean =>
  /\b(?:limit|cap|maximum|ceiling|capped)\b/.test(asked) &&
  /\b(?:not (?:grow|rise|increase|go up|exceed)\b|no more than|at most|up to|not more than)/i.test(sentence);

/** Who must be open every day may not close. */
const isClosed = (asked: string, sentence: string): boolean =>
  /\bclos(?:e|ed|ing)\b/.test(asked) && /\b(?:continuously|every day|each day|seven days)\b/i.test(sentence);

const shared =
  /\b(?:is|are) (?:yours|used|shared|included|available|open to|for the use)\b|\b(?:has|have|will have) (?:\w+ )?(?:access to|use of)\b|\bpay(?:able|ments?)? (?:\w+ ){0,3}(?:by|in|with|through|via)\b/i;

const permission = (sentence: string, subject: Question['subject']): Verdict | null => {
  if (freely.test(sentence) && !/\b(?:no|none|neither|nobody)\b[^.;]{0,60}\b(?:may|can)\b/i.test(sentence))
    return 'yes';
  if (subject !== 'landlord' && consent.test(sentence)) return 'depends';
  if (welcome.test(sentence) && !/^\W*no\b|\bnot (?:be )?(?:allowed|permitted)/i.test(sentence)) return 'yes';
  const no = denial.exec(sentence);
  const yes = grant.exec(sentence);
  if (no && (!yes || no.index <= yes.index + 4)) return 'no';
  if (yes || shared.test(sentence)) return 'yes';
  return subject !== 'tenant' && /\b(?:will|shall|puts?|comes?|takes?|has)\b/i.test(sentence) ? 'yes' : null;
};

const asksForLeave =
  /\b(?:need|needs|requires?|required|have to (?:get|ask|have)|must (?:i|we) (?:get|ask|have))\b.*\b(?:permission|consent|approval|ok|okay|to ask)\b(?!.*\brefus)/;

/** "Without interest", "no pool": the very word that was asked about is denied. */
const deniedOf = ({ content }: Question, sentence: string): Verdict | null =>
  content.some(
    ({ word, stem }) =>
      !lightWords.has(word) &&
      [
        ...sentence
          .toLowerCase()
          .matchAll(/\b(?:no|without|nor|neither|not any|waives? (?:every|any|all|its|the|such))\b((?: \w+){1,3})/g),
      ].some(([, after]) => (after ?? '').split(' ').some((near) => near !== '' && stemOf(near) === stem)),
  )
    ? 'no'
    : null;

/** "Never by changing the locks": a way that is shut, whatever else is open. */
export const deniedWay = ({ content }: Question, sentence: string): Verdict | null => {
  const ways = /\b(?:never|not) (?:by|through)\b([^,;.]{3,60})/i.exec(sentence)?.[1] ?? '';
  const shut = new Set((ways.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => stemOf(word)));
  return content.some(({ word, stem }) => !lightWords.has(word) && shut.has(stem)) ? 'no' : null;
};

const duty = (sentence: string): Verdict | null => {
  if (
    /\b(?:need not|is not (?:required|obliged|responsible)|does not have to|no (?:\w+ )?(?:duty|obligation)|no need to|not for those of|not required|(?:is|are) released from)\b/i.test(
      sentence,
    )
  )
    return 'no';
  if (/\b(?:landlord|lessor|owner|host|we|I)\b (?:shall|will|do|does) not\b/.test(sentence)) return 'no';
  return /^\W*(?:tenant|lessee|resident)\s*:|\b(?:shall|must|agrees? to|will|has to|have to|guarantees?|is (?:required|responsible)|are (?:required|responsible)|is your (?:own )?(?:expense|cost|job)|at your (?:own )?(?:expense|cost)|pays?|required)\b/i.test(
    sentence,
  )
    ? 'yes'
    : null;
};

const existence = (sentence: string): Verdict | null => {
  if (/^\W*(?:\w+\W+){0,5}?(?:no|none|neither|nothing)\b/i.test(sentence)) return 'no';
  if (
    /\b(?:does not|do not|don'?t|doesn'?t|won'?t|ain'?t|is not|are not|has not|have not|shall not|will not|is no|are no|not included)\b/i.test(
      sentence,
    )
  )
    return 'no';
  if (/\bnone\W*$/i.test(sentence)) return 'no';
  return /\b(?:and|but) not (?:for|to|of|from)\b/i.test(sentence) ? 'no' : 'yes';
};
