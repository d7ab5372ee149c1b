import type { Verdict } from '../answer.ts';
import { type ReportReader, type Said, sayField, sayFlag, type Topic } from './topic.ts';

/** What happens when things go wrong. */
export const enforcementTopics: readonly Topic[] = [
  {
    id: 'tenant_damage',
    asks: /\b(?:i|we|he|she|kids?|son|daughter|dog|cat|guests?|friend|child|children|roommate) (?:accidentally )?(?:broke(?! (?:the|my|our) lease)|damaged?|spilled|cracked|scratched|stained|chipped|burned|wrecked|ruined)\b/,
    words:
      /\b(?:pays?|replaces?|responsible|charged?|liable|makes? good)\b[^.]*\b(?:damages?|breaks?|broken|caused?)\b|\b(?:damages?|breaks?|broken)\b[^.]*\b(?:pays?|replaces?|responsible|expense)\b/i,
    clauses: ['maintenance_repairs', 'surrender_restoration'],
  },
  {
    id: 'repair_cost_share',
    asks: /\b(?:breaks|broke|dies|quits|leaks)\b.*\bwho\b|\bwhose (?:job|responsibility|problem|duty)\b|\b(?:clogged|burst|backed up)\b|\b(?:repairs?|repaired|leaks?|leaking|leaky|broken|maintenance|fix a|fix the|(?:died|quit working|stopped working|does not work|not working|went out|gave out))\b|\b(?:who|do i|am i|must i|should i|does|is the landlord|have to)\b.*\b(?:fix\w*|repairs?|repair\w*|maintain\w*|maintenance|replace[sd]?|broken|breaks?|leak\w*|clog\w*)\b/,
    unless:
      /\b(?:i break the lease|break (?:the|my) lease|deduct|withhold|lease length)\b|\b(?:how (?:long|many days)|time|chance|days)\b.*\bfix it\b/,
    words:
      /\blook(?:s|ed)? after|deals? with|drips|quits working|\b(?:fixe|repair|maintain|maintenance|replace|fix|good (?:order|condition|repair)|working order|keep|service|unclog|clear)\w*\b/i,
    clauses: ['maintenance_repairs', 'habitability'],
    suggestion: 'Who fixes what breaks?',
  },
  {
    id: 'attorney_fees',
    asks: /\b(?:attorneys?|lawyers?|legal)(?:'s|s'|s)? (?:fees?|costs?|bills?)|\b(?:pays?|paying|cost)\b.*\b(?:lawyers?|attorneys?|legal)\b/,
    say: (read, { asks, text }) => {
      const who = read.word('attorney_fees');
      if (who === null) return null;
      const words: Readonly<Record<string, string>> = {
        none: 'Each side pays its own lawyer.',
        landlord_only: "You pay the landlord's lawyer; the landlord does not pay yours.",
        tenant_only: "The landlord pays your lawyer; you do not pay the landlord's.",
        prevailing_party: 'Whoever loses pays the lawyer of whoever wins.',
      };
      const isTheirs = /\b(?:do|will|must|am|would|should) (?:i|we)\b.*\b(?:their|his|her|landlord|owner|its)\b/.test(
        text,
      );
      const isOurs = /\b(?:do|does|will|must|would|should) (?:they|he|she|it|the \w+)\b.*\b(?:my|our)\b/.test(text);
      return {
        text: words[who] ?? `${read.display('attorney_fees')}.`,
        verdict: asks === null ? null : isTheirs ? (payers[who] ?? null) : isOurs ? ourVerdict(who, text) : null,
        quotes: read.quotes('attorney_fees'),
      };
    },
    words: /\battorney|lawyer|legal (?:fees|costs)/i,
    clauses: ['attorneys_fees'],
  },
  {
    id: 'jury_waiver',
    asks: /\bjury\b/,
    say: (read, { asks, text }) => {
      const said = sayWaiver(
        read,
        'jury_waiver',
        'The lease gives up a trial by jury.',
        'A jury trial is not given up.',
      );
      const isKept = asks !== null && !/\b(?:waiv\w*|giv\w* up|gave up|sign(?:ed|ing)? away|los\w+)\b/.test(text);
      return said && isKept ? { ...said, verdict: said.verdict === 'yes' ? 'no' : 'yes' } : said;
    },
    words: /\bjury|no trial|without (?:a )?trial\b/i,
    clauses: ['dispute_resolution'],
  },
  {
    id: 'arbitration',
    asks: /\b(?:arbitrat\w*|mediat\w*)\b/,
    say: (read, { text }) =>
      /mediat/.test(text)
        ? null
        : sayWaiver(read, 'arbitration', 'Yes, disputes go to arbitration.', 'No, there is no duty to arbitrate.'),
    words: /\b(?:arbitrat|mediat)\w*\b/i,
    clauses: ['dispute_resolution'],
  },
  {
    id: 'joint_several',
    asks: /\bjoint(?:ly)?\b|\b(?:just|only) me\b.*\bpay|\b(?:all of it|whole rent|full rent|everyone'?s)\b|several(?:ly)? liable|\b(?:room|house)mates?\b.*\b(?:pay|rent|share|leave|leaves|liable|owe|move)|(?:liable|responsible|owe|pay|hook)\b.*\b(?:room|house)mates?\b/,
    say: sayFlag(
      'joint_and_several',
      'Yes, each tenant answers for all of it.',
      'No, each tenant answers for their own part.',
    ),
    words:
      /\bjoint|severally|each (?:tenant|of you|resident)|(?:room|house)mates?\b[^.]*\b(?:pay|owe|rent|responsible|liable)|responsible for what|\b(?:answerable|responsible|liable)\b[^.]*\b(?:own|others?|those|people)\b/i,
    clauses: ['joint_several'],
  },
  {
    id: 'governing_law',
    asks: /\b(?:governing law|which state|what state|whose law|what law|which law|jurisdiction|state'?s? law)\b/,
    say: sayField('governing_law', (state) => `The law of ${state} applies.`),
    words: /\blaws?\b/i,
    clauses: ['governing_law'],
  },
  {
    id: 'cure_days',
    asks: /\b(?:catch up|cure|(?:how (?:long|many days)|time|chance|days)\b.*\bfix it|time to (?:fix|pay|correct)|how (?:long|many days)\b.*\b(?:default|breach|violat\w+|fix|correct|pay before|evict)|before (?:i am|being|they can) evict\w*|days to (?:pay|fix|cure|correct))\b/,
    unless: /\b(?:repair|landlord (?:have|has|to fix))\b/,
    say: (read) => {
      const [money, other] = [read.number('cure_days', 'monetary'), read.number('cure_days', 'other')];
      if (money === null && other === null) return null;
      return {
        text: [
          money === null ? '' : `To pay what is owed you have ${money} days.`,
          other === null ? '' : `To put any other breach right you have ${other} days.`,
        ]
          .filter(Boolean)
          .join(' '),
        quotes: read.quotes('cure_days'),
      };
    },
    words: /\b(?:cure|default|breach|comply|notice to (?:pay|quit))\w*\b/i,
    clauses: ['default_remedies'],
    missing: ['RF52_no_cure'],
  },
  {
    id: 'lockout',
    asks: /\b(?:lock(?:ed)? (?:me |us )?out|change (?:the |my )?locks?|shut ?off|(?:cut|turn) (?:off )?(?:the |my |our )?(?:electric\w*|power|water|heat|gas|lights)|throw (?:me|my)|remove my (?:stuff|things|belongings))\b/,
    say: (read, { asks, text }) => {
      const flag = read.report.flags.find(({ id }) => id === 'RF07_self_help');
      // Who shut themselves out asks for a key.
      if (flag === undefined || asks !== 'permission' || /\b(?:lockout|myself|ourselves)\b/.test(text)) return null;
      const { document, quote, page, boxes, start, end } = read.around(flag);
      return {
        text: 'This lease lets the landlord shut you out or take your things without a court.',
        verdict: 'yes',
        quotes: [{ document, quote, page, boxes, start, end }],
      };
    },
    words:
      /\b(?:lock|locks|lockout|shut off|cut (?:off )?the|disconnect|remove (?:the )?(?:tenant|belongings)|re-?enter|legal process|door code|court|possession)\w*\b/i,
    clauses: ['default_remedies', 'abandonment'],
  },
  {
    id: 'eviction',
    unless: /\bkeeps? going\b/,
    asks: /\b(?:evict\w*|kick(?:ed)? (?:me |us )?out|default|breach|violat\w*|do not pay (?:the |my )?rent|stop paying|not pay (?:the |my )?rent|can not pay)\b/,
    words: /\b(?:default|terminat|evict|possession|breach|unpaid|not paid|fails? to pay|violat)\w*\b/i,
    clauses: ['default_remedies'],
  },
];

/** Whether the tenant pays the landlord's lawyer. */
const payers: Readonly<Record<string, Verdict>> = {
  none: 'no',
  landlord_only: 'yes',
  tenant_only: 'no',
  prevailing_party: 'depends',
};

/** Whether the landlord pays the tenant's lawyer. */
const ourVerdict = (who: string, asked: string): Verdict | null =>
  who === 'tenant_only'
    ? 'yes'
    : who === 'prevailing_party'
      ? /\b(?:win|wins|won|prevail)\b/.test(asked)
        ? 'yes'
        : 'depends'
      : 'no';

const sayWaiver = (read: ReportReader, field: string, yes: string, no: string): Said | null => {
  const value = read.flag(field);
  return value === null ? null : { text: value ? yes : no, verdict: value ? 'yes' : 'no', quotes: read.quotes(field) };
};
