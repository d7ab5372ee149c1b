import type { FactValue } from '#report.ts';
import { usd } from '../candidate.ts';
import { type Context, daysOf, type EverydayRule, money, span } from './everyday-rule.ts';
import { noticeIn, renewal } from './term-rules.ts';

const goesOn =
  '(?:rolls?(?: forward| over| on)?|keeps? (?:on|going)|carries on|runs? on|goes on|continues?|repeats?|starts? over|stretches)';
const byTheMonth = '(?:month[- ](?:to|by)[- ]month|by the month|monthly (?:basis|footing)|1 month at a time)';
const leave =
  '(?:LL\\b|consent\\w*|assent\\w*|approv\\w+|agree\\w*|permission|accept\\w*|say-so|blessing|ok\\b|okay|yes\\b|met\\b|cleared|screen\\w*)';
const another =
  '(?:an?other|a (?:buyer|new|different|replacement|fresh|successor)|some ?(?:one|body)|any ?(?:one|body)|others?|a 3rd|1 who)';

const notAtWill =
  '\\b(?:month[- ](?:to|by)[- ]month|by the month|rental month|military|service ?members?|armed|orders|violence|assault|casualty|fire|flood|unfit|defaults?|breach|condemn\\w*|renewal|deposit|LL {may} (?:end|terminate|enter))\\b';

/** How a term goes on or ends, who may take it over, and what happens to whoever stays. */
export const endingRules: readonly EverydayRule[] = [
  {
    field: 'renewal',
    says: `\\b(?:tenancy|lease|term|contract|agreement|it|this|stay|rental)\\b[^.;]{0,20}\\b${goesOn} (?:by itself )?(?:for |to |into )?(?:an?other|a further|a (?:new|fresh|full)|1 (?:more|further)|a|1)(?: (?:full|whole|new|further|more|like))*(?: \\d{1,2})?(?: (?:full|whole|more|further))* (?:months?|years?|term|season)\\b`,
    read: (_, { said, after }) => renewal('auto', noticeIn(said.text) ?? noticeIn(after)),
    unless: `\\bnot ${goesOn}\\b|\\b(?:may|can|option|if TT (?:wants?|wish\\w*|asks?))\\b|${byTheMonth}`,
    score: 0.84,
  },
  {
    field: 'renewal',
    says: `\\b(?:stays?|continues?|goes? on|carry on|carries on|remains?|keeps? (?:on|going)|still|runs? on|lives? on)\\b[^.;]{0,90}\\b${byTheMonth}`,
    read: (_, { said }) => renewal('none', noticeIn(said.text), 'month_to_month'),
    unless: "\\b(?:without LL's|holds? over|holding over|rent (?:is|shall be) )",
    score: 0.55,
  },
  {
    field: 'renewal',
    says: 'TT(?:,? (?:if )?not [^.;,]{0,30},?)? {may} (?:stay|extend|renew|lengthen|go on|keep (?:on|going|it|the (?!\\w+ (?:clean|tidy|free|in|quiet))\\w+)|continue|add)\\b[^.;]{0,60}?\\b(?:(\\d|twice|once) (?:times? |more |further |additional |terms? of |periods? of |extra )*)?(?:,? ?(?:for )?)?(\\d{1,2})[ -](?:more |further |additional |extra )?(months?|years?)\\b',
    read: (match, { said, after }) => ({
      ...renewal('option', noticeIn(said.text) ?? letterIn(said.text) ?? noticeIn(after)),
      count: /^twice/.test(match[1] ?? '') ? 2 : Number(/^\d/.exec(match[1] ?? '')?.[0] ?? 1),
      term_months: Number(match[2]) * (/^year/.test(match[3] ?? '') ? 12 : 1),
    }),
    about: '\\b(?:letter|notice|writ\\w+|e-?mail\\w*|tell\\w*|says?|option|extension|renew\\w*)\\b',
    unless: `\\bnot\\b[^.;]{0,20}\\b(?:stay|extend|renew)|guests?|visitors?|\\bcure\\b|\\bevery \\d|${byTheMonth}`,
    score: 0.8,
  },
  {
    field: 'early_termination',
    says: `\\b(?:ends?|leaves?|quits?|goes?|stops?|gives? up|gets? out|closes?|walks?)\\b[^.;]{0,50}\\b(?:before|early|sooner)\\b[^.;]{0,60}?\\b${span}(?:'|'s)* ?(?:written )?(?:letter|word|warning|notice)\\b[^.;$]{0,50}?${money}`,
    read: (match) => ({
      allowed: true,
      notice_days: daysOf(match[1], match[2]),
      fee: usd(Math.round(Number(match[3] ?? match[4]) * 100)),
    }),
    unless: '\\b(?:LL {may}|casualty|fire|default|renew\\w*|deposit)\\b',
    kind: 'residential',
    score: 0.84,
  },
  {
    field: 'early_termination',
    says: `^\\W*for any (?:other )?reason,? ${span}(?:'|'s)* ?(?:written )?(?:letter|word|notice) (?:and|with|plus) ${money}`,
    read: (match) => ({
      allowed: true,
      notice_days: daysOf(match[1], match[2]),
      fee: usd(Math.round(Number(match[3] ?? match[4]) * 100)),
    }),
    about: '\\b(?:early|before|sooner|leave|leaving)\\b',
    kind: 'residential',
    score: 0.88,
  },
  {
    field: 'early_termination',
    says: `\\b(?:TT|BB) (?:may|can) (?:{end}|leave|go|quit|give|bring|close|get out|do so)\\b[^.;$]{0,90}?\\b${span}\\b(?! (?:is|are|has|have|of)\\b)`,
    read: leavingAtPrice,
    unless: notAtWill,
    score: 0.83,
  },
  {
    field: 'early_termination',
    says: `\\b(?:give|write|tell|send|hand) (?:to )?LL\\b[^.;$]{0,40}?\\b${span}\\b`,
    read: leavingAtPrice,
    about: '\\b(?:early|earlier|sooner|before|leave|leaving|go|get out)\\b',
    unless: notAtWill,
    kind: 'residential',
    score: 0.83,
  },
  {
    field: 'renewal',
    says: '\\bunless\\b[^;]{0,160}\\b(?:for|into) (?:an?other|a (?:further|second|2nd|new|fresh)|1 (?:more|further)) (?:full |whole |(?:term|period) of )*(\\d{1,2} )?(month|year)s?\\b',
    read: (match, { said }) => ({
      ...renewal('auto', noticeIn(said.text)),
      term_months: Number(match[1] ?? 1) * (match[2] === 'year' ? 12 : 1),
    }),
    unless: `\\b(?:option|{may} (?:stay|renew|extend)|holds? over)\\b|${byTheMonth}`,
    score: 0.72,
  },
  {
    field: 'sublet',
    says: `\\b(?:hand|pass|give|rent|let|sign|turn|transfer|lend|sell)(?:s|ed|ing)?\\b[^.;]{0,50}\\b(?:over )?to ${another}\\b[^.;]{0,90}?\\b(?:if|unless|without|once|after|only|provided|with|but)\\b[^.;]{0,40}?${leave}`,
    read: 'with_consent',
    unless: '\\b(?:guests?|pets?|keys?|deposit|notices?|LL {may} (?:sell|assign|transfer))\\b',
    score: 0.72,
  },
  {
    field: 'sublet',
    says: `\\b(?:who(?:ever)?|any ?(?:one|body)|some ?(?:one|body)|a person|people)\\b[^.;]{0,20}\\b(?:takes? (?:it |the \\w+ |TT's \\w+ )?over|takes? over|takes? TT's place|rents? (?:it|the \\w+|TT's \\w+) from TT|replaces? TT)\\b[^.;]{0,60}${leave}`,
    read: 'with_consent',
    score: 0.6,
  },
  {
    field: 'deposit_return_days',
    says: `\\b(?:within|in|inside) ${span} (?:after|of|from)\\b[^.;]{0,70}\\bLL (?:{must} )?(?:mails?|sends?|returns?|refunds?|repays?)\\b|\\b(?:mails?|sends?|returns?|refunds?)\\b[^.;]{0,60}\\bby the (\\d{1,3})(?:st|nd|rd|th) (day)\\b|\\buntil the (\\d{1,3})(?:st|nd|rd|th) (day)\\b[^.;]{0,50}\\bto (?:mail|send|return|refund|repay)\\b`,
    read: (match) => daysOf(match[1] ?? match[3] ?? match[5], match[2] ?? match[4] ?? match[6]),
    about: '\\b(?:deposit|security|account|kept|held (?:out|back))\\b',
    unless:
      '\\b(?:check|receipt|moving in|move-?in|notice to|bill|invoices?|dispute|estimates?|statement of (?:rent|expenses))\\b',
    score: 0.6,
  },
  {
    field: 'security_deposit',
    says: `^\\W*(?:[a-z]?\\d{0,2}[.)] )?${money}\\b(?! (?:of|from) (?:the|this|TT's|every|each|any)\\b)`,
    read: (match) => usd(Math.round(Number(match[1] ?? match[2]) * 100)),
    about:
      "(?:^|/ )(?:[a-z0-9]{1,3}[.)] ?)?(?:the |TT's )?(?:(?:security|damage|refundable) )?(?:deposit|security(?: money)?) / ",
    unless: '\\b(?:pets?|keys?|cleaning|first|last month|per|interest|fee)\\b',
    score: 0.6,
  },
  {
    field: 'term_months',
    says: '\\b(?:term|lease|stay|tenancy|renewal|contract|agreement|letting)\\b (?:is|runs|lasts|goes|is let)(?: for)? (?:(half) )?(?:an? |1 )(?:full |whole |single )?year\\b',
    read: (match) => (match[1] ? 6 : 12),
    unless: '\\b(?:options?|notice|at least|more than|up to|renewal term|and a half|or)\\b',
    score: 0.66,
  },
];

/** A notice of leaving with what leaving costs; without a price said beside it, who leaves may be ending a tenancy by the month. */
function leavingAtPrice(match: RegExpExecArray, { said, before, after }: Context): FactValue | null {
  if (new RegExp(byTheMonth).test(`${said.heading} ${before}`)) return null;
  const rest = `${said.text.slice(match.index + match[0].length)} ${/\b\d+ (?:days|weeks)\b/.test(after) ? '' : after}`;
  const fee = /\b(?:pay\w*|fee|charge|sum|rent|costs?|and)\b(?:[^.;$]|\.(?=\d)){0,60}\$ ?(\d+(?:\.\d+)?)/.exec(
    rest,
  )?.[1];
  const isFree =
    /\bnothing (?:more|further|else|extra)\b|\bowes? (?:LL )?(?:nothing|no \w*? ?(?:charge|fee|penalty))\b|\b(?:no|without an?y?) (?:fee|penalty|charge)\b/.test(
      rest,
    );
  const isRent = /\b\d{1,2} months?(?:'s?|s)? ?(?:base )?rent\b/.test(rest);
  if (fee === undefined && !isFree && !isRent) return null;
  return {
    allowed: true,
    notice_days: daysOf(match[1], match[2]),
    fee: fee !== undefined ? usd(Math.round(Number(fee) * 100)) : isRent ? null : usd(0),
  };
}

/** "by a letter not less than 180 days before the end", "a letter reaching LL 270 days ahead". */
const letterIn = (text: string): number | null => {
  const match = /\b(\d{1,3}) (days?|weeks?|months?)\b (?:before|ahead|prior|in advance|earlier)/.exec(text);
  return match ? daysOf(match[1], match[2]) : null;
};
