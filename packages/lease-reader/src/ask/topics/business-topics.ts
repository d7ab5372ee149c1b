import { sayField, type Topic } from './topic.ts';

/** What only leases of shops, offices and halls have. */
export const businessTopics: readonly Topic[] = [
  {
    id: 'structure',
    only: 'commercial',
    asks: /\b(?:triple net|nnn|gross lease|net lease|modified gross|kind of lease|type of lease|absolute net)\b/,
    say: sayField('structure', (kind) => `It is a ${kind.toLowerCase()} lease.`),
    words: /\b(?:net|gross)\b/i,
  },
  {
    id: 'pro_rata_share',
    only: 'commercial',
    asks: /\b(?:pro[- ]?rata|proportionate|share of (?:the )?(?:operating|cam|expenses|costs|taxes)|percentage of (?:the )?(?:operating|cam|expenses|costs))\b/,
    say: sayField('pro_rata_share_pct', (share) => `Your share is ${share}.`),
    words: /\b(?:pro rata|proportionate|share)\b/i,
  },
  {
    id: 'cam_audit',
    only: 'commercial',
    asks: /\b(?:audit|(?:see|check|verify|question|dispute) (?:\w+ ){0,3}(?:cam|operating) (?:numbers|costs?|charges?|statements?|records|books)|(?:look at|see|examine|inspect|check) (?:the |their |your )?(?:books|records|statements?|numbers))\b/,
    words: /\b(?:audit|examine|books|records)\b/i,
    clauses: ['cam_audit', 'additional_rent'],
  },
  {
    id: 'opening_hours',
    only: 'commercial',
    asks: /\b(?:close[ds]?|closing|open|opening|operat\w+|business hours)\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days?|weekends?|holidays?|christmas|thanksgiving|easter|hours?|early|late|summer|winter)\b|\b(?:business|opening|operating) hours\b/,
    unless: /\b(?:second|another|costs?|expenses?)\b/,
    words: /\b(?:operat\w* continuously|continuous(?:ly)? operat\w*|open for business|hours of|keep the \w+ open)\b/i,
    clauses: ['use', 'rules'],
  },
  {
    id: 'change_of_control',
    only: 'commercial',
    asks: /\b(?:sell\w*|sold|buy\w*|merg\w*|transfer\w*) (?:half |part |some |most |all )?(?:of )?(?:the |our |my |a )?(?:company|business|shares|stock|interest)|\bchange (?:of|in) (?:control|ownership)|\bnew (?:owners?|partners?)\b/,
    words: /\bchange (?:of|in)\b[^.]*\b(?:control|ownership)|\btransfer of[^.]*\b(?:stock|shares|interests?)\b/i,
    clauses: ['assignment_sublet', 'change_of_control'],
  },
  {
    id: 'goods_sold',
    only: 'commercial',
    asks: /\b(?:can|may|could|are|am) (?:i|we) (?:\w+ )?(?:sell|serve|offer)\b(?!.*\b(?:lease|company|business|building|shares)\b)/,
    say: (read) => {
      const use = read.display('permitted_use');
      return use === null ? null : { text: `The permitted use: ${use}.`, quotes: read.quotes('permitted_use') };
    },
    words: /\b(?:use|used|sale|sell)\b/i,
    clauses: ['use'],
  },
  {
    id: 'contraction',
    only: 'commercial',
    asks: /\b(?:shrink|downsiz\w*|contraction|less space|give (?:\w+ ){0,4}(?:space|square feet) back|give (?:back|up) (?:\w+ ){0,4}(?:space|square feet))\b/,
    words: /\b(?:give back|contract(?:ion)?|reduce|surrender)\b[^.]*\b(?:space|premises|square feet)\b/i,
    clauses: ['early_termination'],
  },
  {
    id: 'relocation',
    asks: /\b(?:relocat\w*|move (?:us|me|the tenant|my (?:business|office|store|shop))|(?:they|landlord|lessor|owner)\b.*\b(?:different|another|other) (?:suite|space|unit|location|floor|room|bed|bedroom|apartment|site|lot))\b/,
    words: /\brelocat|\b(?:move|transplant|shift)\b.*\b(?:space|another|other|different)\b|other (?:space|premises)/i,
    clauses: ['relocation'],
  },
  {
    id: 'radius',
    only: 'commercial',
    asks: /\b(?:radius|nearby|compet\w+|(?:second|another) (?:\w+ )?(?:place|one|branch|site|shop)|across the street|another (?:store|shop|restaurant|location|business)|second (?:store|shop|restaurant|location)|open (?:up )?(?:a |an )?(?:second|another|new))\b/,
    words: /\bradius|within \w+ (?:\(\d+\) )?miles|compet/i,
    clauses: ['exclusive_cotenancy'],
  },
  {
    id: 'cam_cap',
    only: 'commercial',
    asks: /\b(?:cap(?:ped|s)?|ceiling|limit\w*|maximum|controllable)\b.*\b(?:cam|operating|common area|expenses?|pass-?throughs?)\b|\b(?:cam|operating|common area|expenses?|pass-?throughs?)\b.*\b(?:cap(?:ped|s)?|ceiling|limit\w*|maximum|controllable)\b/,
    words:
      /\b(?:cap|caps|capped|ceiling|limit|controllable|(?:not|never) (?:grow|exceed|increase|rise|go up)|no more than)\b/i,
    clauses: ['additional_rent', 'cam_audit'],
  },
  {
    id: 'cam',
    only: 'commercial',
    asks: /\b(?:cam|operating (?:expenses?|costs?)|common area|admin(?:istrative|istration)? fee|management fee)\b/,
    say: sayField('cam', (display) => `Operating costs: ${display}.`),
    words: /\b(?:operating (?:expenses?|costs?)|common area|CAM|audit|management fee)\b/i,
    clauses: ['additional_rent', 'cam_audit'],
  },
  {
    id: 'base_year',
    only: 'commercial',
    asks: /\b(?:base year|expense stop)\b/,
    say: sayField('base_year_or_stop', (year) => `Base year or stop: ${year}.`),
    words: /\b(?:base year|expense stop)\b/i,
  },
  {
    id: 'percentage_rent',
    only: 'commercial',
    asks: /\b(?:percentage rent|percent of (?:gross )?sales|share of sales|breakpoint|gross sales)\b/,
    say: sayField('percentage_rent', (display) => `Percentage rent: ${display}.`),
    words: /\b(?:percentage rent|gross sales|breakpoint)\b/i,
  },
  {
    id: 'improvement_allowance',
    only: 'commercial',
    asks: /\b(?:allowance|build-?out|improvement\w*|ti)\b/,
    say: sayField('tenant_improvement_allowance', (amount) => `The allowance for improvements is ${amount}.`),
    words: /\b(?:allowance|improvements?|build-?out)\b/i,
  },
  {
    id: 'rent_per_foot',
    only: 'commercial',
    asks: /\bper (?:square )?foot\b|\bper sf\b|psf/,
    say: sayField('rent_psf', (amount) => `Rent is ${amount} per square foot and year.`),
    words: /\bper (?:rentable )?square foot|psf/i,
  },
  {
    id: 'rent_annual',
    only: 'commercial',
    asks: /\b(?:annual rent|rent (?:a|per) year|yearly rent)\b/,
    say: sayField('rent_annual', (amount) => `Rent is ${amount} a year.`),
    words: /\b(?:annual|per year|yearly)\b.*\brent|\brent\b.*\b(?:annual|per year|yearly)/i,
  },
  {
    id: 'letter_of_credit',
    only: 'commercial',
    asks: /\bletter of credit\b/,
    say: sayField('letter_of_credit', (amount) => `The letter of credit is for ${amount}.`),
    words: /\bletter of credit\b/i,
  },
  {
    id: 'rights',
    only: 'commercial',
    asks: /\b(?:first refusal|first offer|rofr|rofo|expansion|expand|purchase option|option to (?:buy|purchase)|contraction)\b/,
    say: sayField('rights', (display) => `Rights: ${display}.`),
    words: /\b(?:first refusal|first offer|expan|purchase|contraction|option)\w*\b/i,
  },
];
