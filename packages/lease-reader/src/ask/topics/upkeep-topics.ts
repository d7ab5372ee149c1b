import type { Topic } from './topic.ts';

/** What leases settle in their own words only: care of the place, harm, and living side by side. */
export const upkeepTopics: readonly Topic[] = [
  {
    id: 'alterations',
    asks: /\b(?:paint\w*|drill\w*|hang\w*|nails?|wallpaper|decorat\w*|renovat\w*|remodel\w*|alter\w*|modif\w*)\b/,
    unless: /\blead\b/,
    words: /\b(?:alter|paint|drill|decorat|improve|hang|nail|wallpaper|picture|plant)\w*\b/i,
    clauses: ['alterations'],
  },
  {
    id: 'noise',
    asks: /\b(?:nois\w+|loud|music|part(?:y|ies)|quiet)\b/,
    unless: /\b(?:quiet enjoyment|third part|either party)\b/,
    words: /\b(?:nois\w+|part(?:y|ies) of|parties (?:of|with)|quiet|loud|music|disturb|nuisance)\b/i,
    clauses: ['rules', 'quiet_enjoyment'],
  },
  {
    id: 'rule_changes',
    asks: /\b(?:change\w*|new|add\w*|update\w*|rewrite\w*|make up|amend\w*)\b.*\b(?:rules?|regulations?)\b|\b(?:rules?|regulations?)\b.*\b(?:change\w*|new|add\w*|update\w*|rewrit\w*|amend\w*)\b/,
    words:
      /\b(?:rules?|regulations?)\b[^.]*\b(?:chang|add|amend|rewrit|new|modif|adopt|updat)|\b(?:chang|add|amend|rewrit|modif|adopt|updat)\w*\b[^.]*\b(?:them|rules?|regulations?)\b/i,
    clauses: ['rules', 'amend_entire'],
  },
  {
    id: 'absence',
    asks: /\b(?:(?:go(?:es|ne|ing)?|am|be|are|left) (?:away|home|out of town|on vacation)|out of town|on vacation|absent|absence|abandon\w*|am gone)\b/,
    words: /\b(?:absent|absence|gone|away|abandon\w*|unoccupied|vacation)\b/i,
    clauses: ['abandonment'],
  },
  {
    id: 'not_ready',
    asks: /\bnot (?:\w+ )?(?:ready|finished|available)\b|\bdelay\w*\b.*\b(?:move|possession|keys)\b|\b(?:move|possession|keys)\b.*\bdelay/,
    words:
      /\bnot (?:finished|ready|complete)\b|\b(?:cannot|can not|does not|is unable to) (?:give|deliver) possession\b|\bpossession is not\b|\bdelay in (?:delivery|giving|possession)\b/i,
    clauses: ['possession_delivery'],
  },
  {
    id: 'trash_day',
    asks: /\b(?:trash|garbage|recycling|rubbish|bins?)\b.*\b(?:day|pick ?up|go(?:es)? out|night)\b|\b(?:when|what day)\b.*\b(?:trash|garbage|recycling|rubbish|bins?)\b/,
    unless: /\b(?:pays?|included?|cost)\b/,
    words:
      /\b(?:trash|garbage|recycl\w*|rubbish|bins?)\b[^.]*\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b[^.]*\b(?:trash|garbage|recycl\w*|rubbish|bins?)\b/i,
  },
  {
    id: 'home_sale',
    asks: /\b(?:buy\w*|sell\w*|sale of) (?:my|our) (?:\w+ )?(?:home|trailer|house)\b|\bbuyer\b/,
    words: /\bbuyer\b|\bsell the home\b/i,
  },
  {
    id: 'arrival_hour',
    asks: /\bcheck[- ]?(?:in|out)\b(?! (?:on|with|the))|\b(?:arriv(?:e|al)|depart(?:ure)?)\b|\bwhat hour\b.*\bmove (?:in|out)\b/,
    unless: /^(?:so |and )?(?:when(?:'s| is)?|what (?:day|date)) (?:is )?(?:my |the |our )?check[- ]?out\b/,
    words: /\b(?:arriv(?:e|al)|depart(?:ure)?|check[- ]?(?:in|out)|move[sd]?[- ]?(?:in|out)|possession)\b/i,
    clauses: ['term', 'possession_delivery'],
  },
  {
    id: 'flood_zone',
    asks: /\bflood ?(?:zone|plain|risk|insurance|history)|\bflooded\b/,
    words: /\bflood/i,
    clauses: ['disclosures'],
  },
  {
    id: 'casualty',
    asks: /\b(?:fires?|burns?|burned|flood\w*|hurricane|storm|earthquake|tornado|disaster|casualty|destroyed|uninhabitable)\b/,
    unless:
      /\b(?:candles?|incense|leaves|(?:can|may|could) (?:i|we) burn|fire (?:pit|place|extinguisher|alarm)|fireplace|shutters?|windows?|detector)\b/,
    words: /\b(?:fire|burn|casualty|storm|hurricane|flood|disaster|destroy|unusable|unfit|unlivable|damage)\w*\b/i,
    clauses: ['casualty'],
    missing: ['RF55_casualty_no_exit'],
  },
  {
    id: 'pests_mold',
    asks: /\b(?:mold|mildew|pests?|roach\w*|cockroach\w*|bugs?|bed ?bugs?|mice|mouse|rats?|rodents?|insects?|termites?|exterminat\w*)\b/,
    words: /\b(?:mold|mildew|pests?|roach|insects?|rodents?|bed ?bugs?|mice|ants|exterminat|infest|termite)\w*\b/i,
    clauses: ['hazmat', 'maintenance_repairs'],
  },
  {
    id: 'home_business',
    only: 'residential',
    asks: /\b(?:work from home|home office|home business|(?:run|operate|start) (?:a |my )?\w* ?(?:business|company|shop|daycare)|business from)\b/,
    words:
      /\b(?:home office|business|occupation|profession|commercial|daycare|private (?:home|residence|dwelling)|residential)\b/i,
    clauses: ['use'],
  },
  {
    id: 'injury',
    asks: /\b(?:hurt|injur\w*|accident|slips?|falls? (?:on|down)|liable|negligen\w*)\b/,
    unless: /\bpersonal(?:ly)?\b/,
    words: /\b(?:injur|liable|liability|responsib|negligen|hurt|careless|harm)\w*\b/i,
    clauses: ['liability_limit', 'indemnity'],
  },
  {
    id: 'withhold_rent',
    asks: /\b(?:withhold\w*|hold back|deduct\w*|stop paying)\b.*\brent\b|\brent\b.*\b(?:withh\w+|deduct\w*)\b|repair and deduct/,
    unless: /\bdeposit\b/,
    words: /\b(?:deduct\w*|set-?off|hold back|without demand)\b|\bwithhold(?:ing)?\b/i,
    clauses: ['landlord_default', 'rent', 'maintenance_repairs'],
  },
  {
    id: 'acceleration',
    asks: /\baccelerat\w*|\b(?:all|rest|remaining|remainder|whole|entire|balance)\b.*\brent\b.*\b(?:default|breach|at once|behind|late|break)|\bowe\b.*\b(?:rest|remaining|remainder|balance|entire)\b/,
    words: /\b(?:accelerat\w*|remainder|balance|unexpired|rest of the term|entire unpaid|all rent)\b/i,
    clauses: ['default_remedies'],
  },
  {
    id: 'lien',
    asks: /\b(?:lien|seize)\b|\b(?:take|keep|sell|remove)\b.*\b(?:my|our) (?:stuff|things|furniture|belongings|property|tv|car|possessions)\b/,
    words: /\b(?:lien|seiz|distrain|sell (?:it|them)|hold on to)\w*\b/i,
    clauses: ['landlord_lien', 'abandonment'],
  },
  {
    id: 'move_out_condition',
    asks: /\b(?:when i (?:leave|move out)|at move-?out|moving out|move-?out|wear and tear|leave the (?:place|apartment|house|room|unit|flat))\b/,
    unless: /\b(?:deposit|notice|fee|early|date|how much)\b/,
    words: /\b(?:clean|condition|wear|sweep|swept|surrender|keys|remove)\w*\b/i,
    clauses: ['surrender_restoration'],
    missing: ['RF66_no_wear_tear'],
  },
];
