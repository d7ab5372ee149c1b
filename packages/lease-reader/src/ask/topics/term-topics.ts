import { formatDay, formatMoney } from '@keyclause/domain';
import type { KeyDate } from '#report.ts';
import { isLandlordsNotice, ownNotice, tenantsNoticeDays } from './tenants-notice.ts';
import { type ReportReader, type Said, sayField, type Topic } from './topic.ts';

/** When it begins, ends, goes on, and how to get out. */
export const termTopics: readonly Topic[] = [
  {
    id: 'landlord_notice',
    asks: /\bnotice\b.*\b(?:they|landlord|owner|lessor|he|she)\b.*\bgive (?:me|us)\b|\b(?:they|landlord|owner|lessor|he|she)\b.*\bgive (?:me|us)\b.*\bnotice\b|\b(?:warning|notice)\b.*\b(?:they|landlord|owner|lessor|he|she) (?:ends?|terminates?|kicks?|wants? me out)/,
    unless: /\b(?:enter|entry|come|inspect|show|visit|repair|cure|fix|rent|increase)\w*\b/,
    words:
      /\b(?:landlord|lessor|owner|community|management|we|I)\b[^.;]{0,80}\b(?:ends?|terminat\w*|tell you|notice to (?:tenant|lessee|resident))\b|\b(?:either|each) (?:party|side|one|of us)\b[^.;]{0,80}\b(?:ends?|terminat\w*|notice)\b/i,
    clauses: ['term', 'renewal', 'early_termination'],
  },
  {
    id: 'notice_deadline',
    asks: /\b(?:when|last day|by what date|by when|what date|how (?:early|far|long|much notice|many days))\b.*\b(?:give|send|tell|say|announce|notify|notice|let (?:them|the landlord|him|her) know)\b|\bnotice\b.*\b(?:move out|leave|vacate|end|terminate|not renew|non-?renewal|required|do i|must i|give)\b|deadline .*\b(?:notice|renew)/,
    unless:
      /\b(?:enter|entry|come in|inspect|show|visit|landlord (?:have to )?give me|come over|repair|address|where|cure|fix)\b/,
    say: (read, { text }) => sayNotice(read, theyTell.test(text)),
    words:
      /\b(?:leave|leaving|move out|moving out|go|vacate)\b[^.]*\b(?:give|send|write)\b[^.]*\b(?:days?|weeks?|months?)\b|\b(?:send|give) (?:me|us)\b[^.]*\bnotice\b|\b(?:let (?:us|me|her|him|them|the landlord) know|tell (?:us|me|her|him|the landlord))\b|\bnotice\b.*\b(?:end|terminat|vacat|move|leav|renew|expir)|\b(?:end|terminat|vacat|move|leav|renew|expir)\w*\b.*\bnotice\b/i,
    isOther: (sentence, { text }) => !theyTell.test(text) && isLandlordsNotice(sentence),
    clauses: ['renewal', 'term', 'notices', 'early_termination', 'holdover'],
    suggestion: 'When must I give notice?',
  },
  {
    id: 'early_termination',
    asks: /\b(?:break|broke|ends?|leave|terminate|cancel|get out|move out|quit|exit|buy ?out|walk away|out of)\b.*\b(?:early|lease|before|contract|middle|sooner)\b|\bget out of (?:it|this|my|the)\b|\bwalk away\b|\b(?:leave|leaving|moving? out)\b.*\b(?:penalty|fee)\b|\bearly (?:termination|exit|out)\b|\bbreak fee\b|\bbuy-?out\b|(?:job|work|transfer|relocat)\w*\b.*\b(?:leave|end|break|move)/,
    unless:
      /\b(?:landlord|owner|lessor|they|sell|sells|sold|military|army|navy|deploy\w*|when does|what date|holdover|stay|renew\w*|fire|burn\w*|hurricane|notice)\b/,
    say: (read, { text, asks }) => {
      const display = read.display('early_termination');
      if (display === null || read.quotes('early_termination').some(({ quote }) => landlordsRight.test(quote)))
        return null;
      const allowed = read.flag('early_termination', 'allowed');
      const [days, fee] = [read.number('early_termination', 'notice_days'), read.money('early_termination', 'fee')];
      if (allowed === false)
        return {
          text: 'No, the lease gives no right to leave early.',
          verdict: 'no',
          quotes: read.quotes('early_termination'),
        };
      const terms = [
        ...(days === null ? [] : [`${days} days' notice`]),
        ...(fee ? [fee.cents === 0 ? 'no fee' : `a fee of ${formatMoney(fee)}`] : []),
      ];
      const asksCost = asks !== null && fee !== null && /\b(?:pay|owe|fee|cost|penalty|charge[ds]?)\b/.test(text);
      const wordsOfTerms = terms.join(' and ');
      return {
        text:
          terms.length === 0
            ? `Yes: ${display}.`
            : asksCost && fee.cents === 0
              ? `No, leaving early takes ${wordsOfTerms}.`
              : `Yes, with ${wordsOfTerms}.`,
        verdict: asksCost && fee.cents === 0 ? 'no' : 'yes',
        quotes: read.quotes('early_termination'),
      };
    },
    words:
      /\b(?:early|before the (?:end|term)|terminat|cancel|buy[- ]?out|break)\w*\b|\bends? (?:this|the) (?:lease|agreement)|\b(?:lease|agreement) (?:is|may be|can be) (?:not )?ended\b/i,
    clauses: ['early_termination'],
    missing: ['RF25_no_break'],
    suggestion: 'Can I leave early?',
  },
  {
    id: 'domestic_violence',
    asks: /\b(?:domestic|abus(?:e|ed|er|ive)|violen(?:t|ce)|stalk\w*|restraining order|protective order|(?:hit|hits|beat|beats|hurts) me)\b/,
    words: /\b(?:domestic (?:violence|abuse)|abuser|stalking|sexual assault|protective order)\b/i,
    clauses: ['early_termination', 'fair_housing'],
  },
  {
    id: 'military',
    asks: /\b(?:military|army|navy|deploy\w*|servicemember|service member|scra|armed forces|orders)\b/,
    unless: /\b(?:paint\w*|colou?rs?)\b/,
    words: /\b(?:military|servicemember|service member|SCRA|armed forces|active duty|deploy)/i,
    clauses: ['military_termination'],
  },
  {
    id: 'landlord_ends',
    asks: /\b(?:landlord|owner|lessor|they|he|she)\b.*\b(?:end|terminate|cancel|kick|break|ask me to leave|make me (?:leave|move)|sell|sells)\b|\b(?:sell|sells|sold|sale)\b.*\b(?:house|building|home|property|premises|place|unit|land|ground|farm|park|center|complex)\b|(?:house|building|home|property|place|land|park|complex) (?:is|gets) sold/,
    unless: /\b(?:lock|late|pay|rent)\b|\bevict\w*\b(?!.*\bsell)/,
    words:
      /^(?!\W*(?:tenant|homeowner|resident|lessee|you) may sell\b).*\b(?:sell|sale|sold|convey|transfer|buyer|purchaser|terminat|end)\w*\b/is,
    clauses: ['change_of_control', 'early_termination', 'default_remedies', 'term'],
  },
  {
    id: 'holdover',
    asks: /\b(?:hold ?over|holding over|stay\w*\b.{0,20}\b(?:past|after|beyond|longer|extra|more days|more weeks|additional)|do not (?:move out|leave)|not leave|overstay|(?:past|after) the \d{1,2}(?:st|nd|rd|th)\b.*\bstay|stay on after|remain after|after the lease (?:ends|expires)|when the lease (?:ends|expires|is up))\b/,
    unless:
      /\b(?:(?:renew|notice|deposit|clean)\w*|mom|mother|dad|father|parents?|sister|brother|family|friends?|guests?|visitors?)\b/,
    say: (read) => {
      const display = read.display('holdover');
      if (display === null) return null;
      const percent = Object.keys(read.fact('holdover')?.value ?? {})
        .filter((part) => part.includes('percent'))
        .map((part) => read.number('holdover', part))
        .find((value) => value !== null);
      return {
        text: percent
          ? `If you stay on after the end, the rent is ${percent}% of the last rent.`
          : `If you stay on after the end: ${display}.`,
        quotes: read.quotes('holdover'),
      };
    },
    words:
      /\b(?:hold(?:s|ing)? ?over|stays?|remain|continues? in possession|month[- ]to[- ]month|after the (?:end|term))/i,
    clauses: ['holdover', 'term', 'renewal'],
  },
  {
    id: 'renewal',
    asks: /\b(?:lease|contract|term|year)\b.*\b(?:ends?|expires?|(?:is|are) (?:up|over)|runs out)\b.*\b(?:keeps? going|continues?|go(?:es)? on|kick\w*|leave|then what|month)|\bwhat happens\b.*\b(?:lease|term|contract|year)\b.*\b(?:ends?|expires?|(?:is|are) (?:up|over))\b|\b(?:go(?:es)?|switch\w*|turns?|convert\w*|roll\w*)\b.*\bmonth[- ]to[- ]month\b|\b(?:renew\w*|extend|extension|roll(?:s)? over|automatic\w*|option to|another year|stay another|(?:more|extra|additional) years)\b/,
    unless: /\b(?:garage|payment|deduct)\b/,
    say: (read, { text: asked }) => {
      const deadline = /\b(?:last day|deadline|latest|by when)\b/.test(asked) ? sayNotice(read) : null;
      if (deadline) return deadline;
      const type = read.word('renewal', 'type');
      if (type === null) return null;
      const days = read.number('renewal', 'notice_days');
      const months = read.number('renewal', 'term_months');
      const notice = days === null ? '' : ` Notice: ${days} days before the end.`;
      const length = months === null ? '' : ` for ${months} ${months === 1 ? 'month' : 'months'}`;
      const text =
        type === 'auto'
          ? `Yes, it renews by itself${length}.${notice}`
          : type === 'option'
            ? `There is an option to renew${length}.${notice}`
            : `No, it does not renew by itself.${read.word('renewal', 'then') === 'month_to_month' ? ' It goes on from month to month.' : ''}`;
      const isByItself = /\b(?:automatic\w*|by itself|on its own|rolls? over)\b/.test(asked);
      const renews = type === 'auto' || (type === 'option' && !isByItself);
      return { text, verdict: renews ? 'yes' : 'no', quotes: read.quotes('renewal') };
    },
    words: /\b(?:renew|extend|extension|month[- ]to[- ]month|option)\w*\b/i,
    clauses: ['renewal', 'term'],
    suggestion: 'Does it renew by itself?',
  },
  {
    id: 'end_date',
    asks: /\b(?:when|what (?:day|date)|which day|how long until|date)\b.*\b(?:end|ends|expire[sd]?|expiration|over|up|move out|out by|finish\w*|terminat\w+ date)\b|\bend date\b|\bexpiration date\b|^(?:so |and )?(?:when(?:'s| is)?|what (?:day|date)) (?:is )?(?:my |the |our )?check[- ]?out\b/,
    unless: /\b(?:fee|deposit|clean|grace|rent due|start)\b/,
    say: (read, question) =>
      sayField('end_date', (day) => `The lease ends on ${day}.`)(read, question) ?? sayNoEnd(read),
    words: /\b(?:end|expire|terminat)\w*\b/i,
    clauses: ['term'],
    suggestion: 'When does the lease end?',
  },
  {
    id: 'rent_commencement',
    only: 'commercial',
    asks: /\b(?:rent (?:start|begin|commence)\w*|start paying|(?:first|begin) (?:paying )?rent|rent commencement)\b/,
    say: sayField('rent_commencement_date', (day) => `Rent starts on ${day}.`),
    words: /\brent\b.*\b(?:commenc|begin|start)/i,
  },
  {
    id: 'start_date',
    asks: /\b(?:when|what (?:day|date)|date|which day)\b.*\b(?:start\w*|begin\w*|commenc\w+|move in|moving in|get the keys|possession)\b|\bstart date\b|move-?in date/,
    unless: /\b(?:ready|delay\w*|rent)\b/,
    say: sayField('start_date', (day) => `The lease starts on ${day}.`),
    words: /\b(?:begin|start|commenc)\w*\b/i,
    clauses: ['term'],
  },
  {
    id: 'lease_date',
    asks: /\b(?:when|what (?:day|date)|date)\b.*\b(?:signed|made|dated|executed|written|sign)\b/,
    say: sayField('lease_date', (day) => `The agreement is dated ${day}.`),
    words: /\b(?:dated|made|signed|executed)\b/i,
  },
  {
    id: 'tenancy_type',
    asks: /\b(?:month[- ]to[- ]month|fixed[- ]term|periodic)\b/,
    say: (read, { text }) => {
      const type = read.word('tenancy_type');
      if (type === null) return null;
      const isAsked = /month/.test(text) === (type === 'month_to_month');
      return {
        text: type === 'month_to_month' ? 'It is a month-to-month tenancy.' : 'It is a fixed term.',
        verdict: isAsked ? 'yes' : 'no',
        quotes: read.quotes('tenancy_type'),
      };
    },
    words: /\bmonth[- ]to[- ]month|term\b/i,
  },
  {
    id: 'term_months',
    asks: /\bhow (?:long|many (?:months|years))\b.*\b(?:lease|term|rent|contract|agreement|tenancy|stay)\b|\b(?:length|term) of (?:the |this |my )?(?:lease|contract|agreement|tenancy)|lease term|how long is (?:it|this)/,
    unless: /\b(?:catch|behind|late|cure|evict\w*|before|guest|visitor|friend|deposit|repair|fix|notice)\w*\b/,
    say: sayField('term_months', (months) => `The term is ${months}.`, 'start_date', 'end_date'),
    words: /\bterm\b/i,
    clauses: ['term'],
  },
];

/** That the landlord may not leave early says nothing of the tenant. */
const landlordsRight = /^\W*(?:the )?(?:landlord|owner|lessor|management|manager) (?:has|have|shall have) no right\b/i;

/** A tenancy from month to month has no last day. */
function sayNoEnd(read: ReportReader): Said | null {
  return read.word('tenancy_type') === 'month_to_month'
    ? { text: 'It runs from month to month and has no end date.', quotes: read.quotes('tenancy_type') }
    : null;
}

/** Asks how early the landlord speaks, not the tenant. */
const theyTell =
  /\b(?:they|landlord|owner|lessor|he|she) (?:have to |has to |must |will )?(?:tell|give|let|offer|say|notify|decide)s?\b/;

function sayNotice(read: ReportReader, isAnyones = false): Said | null {
  const deadline = read.report.dates.find(({ kind }) => kind === 'notice_deadline' || kind === 'option_deadline');
  const days = tenantsNoticeDays(read, isAnyones);
  const quotes = read.quotes(
    ...(ownNotice(read, isAnyones, 'notice_to_terminate_days') === null ? [] : ['notice_to_terminate_days']),
    ...(ownNotice(read, isAnyones, 'renewal', 'notice_days') === null ? [] : ['renewal']),
  );
  if (days === null && !deadline) return null;
  const length = days === null ? '' : `${days} days' notice`;
  return {
    text: [
      length === '' ? '' : `${length.charAt(0).toUpperCase()}${length.slice(1)}.`,
      deadline ? deadlineWords(deadline) : '',
    ]
      .filter(Boolean)
      .join(' '),
    reasoning: deadline?.reasoning ?? null,
    quotes: quotes.length > 0 ? quotes : (deadline?.evidence.map(read.around) ?? []),
  };
}

const deadlineWords = ({ title, on }: KeyDate): string => `${title}: ${formatDay(on)}.`;
