import { hasPhrase } from '#wording/pattern.ts';
import type { Place } from './fact-features.ts';

/**
 * Whether a sentence names what the field is about, it, its heading or the sentences before; a field of no such thing is borne out by any.
 * The less likely an answer is (`share`), the more it takes: by words alone a ban on smoking is the likeliest to forbid a sublease.
 */
export const bearsOut = (field: string, { said, before, subject }: Place, share: number): boolean => {
  if (hasPhrase(said.text, [notThings[field] ?? never])) return false;
  if (field === 'governing_law' && !hasPhrase(`${said.heading} / ${said.text}`, [law])) return false;
  if (field === 'early_termination' && hasPhrase(before, [monthly])) return false;
  if (field.startsWith('utilities_') && hasPhrase(`${said.lead} ${before}`, [legend])) return false;
  const around = `${said.heading} / ${said.lead} ${subject} ${said.text}`;
  const [thing, unsureThing] = [things[field], share < sure ? unsureThings[field] : undefined];
  return (
    (thing === undefined || hasPhrase(around, [thing])) &&
    (unsureThing === undefined || hasPhrase(around, [unsureThing]))
  );
};

const sure = 0.5;

/** Where letters stand for the sides, rules read which of their boxes is ticked; both or none ticked says nothing. */
const legend = '\\b[a-z] ?=? ?(?:TT|LL)\\b';

const animals = '\\b(?:pets?|animals?|dogs?|cats?|puppy|kitten|birds?|fish|mascotas?)\\b';

/** Animals that help a person are no pets. */
const helpers =
  '\\b(?:assist\\w*|service (?:animals?|dogs?)|disab\\w+|blind|guide dogs?|prescri\\w+|emotional support)\\b';

/** The notice that ends a tenancy from month to month ends nothing early. */
const monthly = '\\b(?:month[- ](?:to|by)[- ]month|monthly tenancy)\\b';

/** Further time that the other side must agree to then is no option. */
const leave = '\\bif (?:LL|BB|both) (?:agrees?|consents?|wants?)\\b';

/** How much of a building a fire took is no share of its costs. */
const harm = '\\b(?:destroy\\w*|damaged?|untenantable|burn\\w*|casualty|condemn\\w*)\\b';

/** What a law requires of one thing is not the law of the lease. */
const law =
  '\\b(?:govern\\w*|constru\\w*|interpret\\w*|(?:this|the) (?:lease|agreement|contract|instrument)|disputes?|questions?|laws?(?! (?:covers?|requires?|says?|lets?|allows?|caps?|limits?|sets?|makes?|on|about|for)\\b)|rules (?:cover|apply))\\b';

/** The year of a part of a house is not that of the house. */
const parts =
  '\\b(?:roof|basement|kitchen|bath(?:room)?s?|furnace|boiler|windows?|addition|account|remodel\\w*|renovat\\w*|redone|made over|lease|elevator)\\b';

/** A judge without a jury, or a trial by one, is a court. */
const inCourt = '\\b(?:jury|juries|judge)\\b(?!.*\\barbit)';

/** What nobody has, or need not have. */
const noTerm = '\\b(?:no|not|never|without)\\b[^.;]{0,20}\\b(?:lease|term|contract)\\b';

/** Where nobody may smoke says little of anything else. */
const ofSmoke = '\\b(?:smok\\w*|vap(?:es?|ing)|tobacco|cigar\\w*|marijuana|cannabis)\\b';

/** What a sentence speaks of that tells nothing of the field, however near its words come. */
const notThings: Readonly<Record<string, string>> = {
  pets: helpers,
  prorated_rent: animals,
  pet_fee: '(?<!\\b(?:pet|animal|dog|cat) )\\bcleaning (?:fee|charge)\\b',
  permitted_use: ofSmoke,
  attorney_fees: ofSmoke,
  early_termination: monthly,
  renewal: leave,
  pro_rata_share_pct: harm,
  year_built: parts,
  joint_and_several: `\\bguarant\\w*|${ofSmoke}`,
  // What a tenant pays who leaves before the end, or late, is no rent for staying on.
  holdover:
    '\\bearl(?:y|ier)\\b|\\blate (?:fees?|charges?)\\b|\\b(?:unpaid|pets?|animals?|dogs?|cats?|hotel|overnight|treat\\w+|LL {must}? ?(?:pays?|provides?))\\b',
  structure: '\\bjury\\b',
  arbitration: inCourt,
  term_months: noTerm,
  end_date: noTerm,
  // What running costs may rise by is no rise of the rent.
  escalation: '\\b(?:controllable|operating (?:expenses?|costs?)|common area|management fee)\\b',
  // What the price holds is nobody's bill.
  utilities_tenant: '\\b(?:all[- ]in|in the (?:rent|price))\\b',
  lease_date: '\\b(?:tested|inspected|alarms?|built)\\b',
};
const never = '$^';

const things: Readonly<Record<string, string>> = {
  arbitration:
    '\\b(?:arbit\\w+|mediat\\w+|umpires?|neutral|referees?|panel|private\\w*|(?:not|no|never|instead of|rather than|out of|outside) (?:\\w+ ){0,3}courts?)\\b',
  holdover:
    '\\b(?:hold\\w*|remain\\w*|stay\\w*|still|after|past|beyond|overstay\\w*|possess\\w+|late(?:ly)?|longer|leav(?:e|es|ing)|vacat\\w*|surrender\\w*|out|keys?|till|until|end(?:s|ed)?|expir\\w*|over)\\b',
  pet_deposit: animals,
  pet_fee: animals,
  pet_rent: animals,
  pets: animals,
  free_rent_months:
    '\\b(?:free|abate\\w*|waive\\w*|concession|no (?:base |monthly )?rent|without (?:base )?rent|not (?:be )?(?:due|owed|charged))\\b',
  last_month_rent: '\\b(?:last|final)\\b',
  prorated_rent:
    '\\b(?:pro-?rat\\w*|part\\w*|short\\w*|broken|stub|rest|remain\\w*|days?|first|from|through|until|between|begin\\w*|start\\w*)\\b',
  year_built:
    '\\b(?:buil[dt]\\w*|construct\\w*|went up|put up|dates? (?:from|back)|dating|erected|raised|older|old|year|completed|finish\\w*|occupancy|since|house|home)\\b',
  // A judge also signs orders.
  joint_and_several:
    '\\b(?:joint\\w*|several\\w*|together|each|every\\w*|all|both|any\\w*|alone|1|one|whoever|others?|whole|full|half|own|liable|responsib\\w*|answer\\w*|owe\\w*|you two|2)\\b',
  jury_waiver: '\\b(?:jur(?:y|ies|ors?)|twelve|panel|peers|citizens|neighbors|tr(?:y|ied|ials?)|judges?|bench)\\b',
  furnished:
    '\\b(?:(?:un)?furnish\\w*|furniture|beds?|mattress\\w*|couch|sofas?|tables?|chairs?|desks?|dressers?|bare|empty|inventory|belongings)\\b',
  maintenance_tenant:
    '\\b(?:repair\\w*|maint\\w*|mow\\w*|lawn|grass|snow|shovel\\w*|clean\\w*|replac\\w*|filters?|bulbs?|upkeep|keep\\w*|fix\\w*|mend\\w*|yard|garden|car(?:e|es) (?:of|for)|tak(?:e|es) care|look\\w* after|fault\\w*|break\\w*|systems?|hvac|plumbing|paint\\w*|sweep\\w*|service)\\b',
  letter_of_credit: '\\b(?:letter of credit|standby|loc|credit)\\b',
  utilities_tenant: '\\b(?:TT|utilit\\w*|services?|account|name|meter\\w*)\\b',
};

/** What an answer that is rather a guess has to speak of. */
const unsureThings: Readonly<Record<string, string>> = {
  sublet:
    '\\b(?:sub-?(?:let\\w*|leas\\w*|rent\\w*|licen\\w*|tenan\\w*)|assign\\w*|under-?let\\w*|re-?let\\w*|let(?:s|ting)?|rent(?:s|ed|ing)?|lend\\w*|shar\\w*|transfer\\w*|airbnb|hand\\w*|pass\\w*|give\\w*|made?|make|sell\\w*|sold|(?:some|any)(?:one|body)|nobody|others?|another|else|guests?|lodgers?|replacement|swap|take over|takes over|stand-?in)\\b',
  entry_notice_hours:
    '\\b(?:ent(?:er\\w*|ry|rance)|access\\w*|come\\w*|coming|visit\\w*|walk\\w*|step\\w*|inspect\\w*|show\\w*|look\\w*|knock\\w*|let (?:my|our|him|her|it|them)sel(?:f|ves)|inside|in your|notice|warn\\w*|call\\w*|text\\w*|word|ahead|before|beforehand|drop\\w*|stop\\w*|key|repairs?)\\b',
  renters_insurance_required: '\\b(?:insur\\w*|polic(?:y|ies)|cover\\w*|ho-?4)\\b',
  attorney_fees:
    '\\b(?:attorney\\w*|lawyer\\w*|counsel\\w*|legal|fees?|costs?|court|suit|lawsuits?|sue\\w*|win\\w*|won|prevail\\w*|los(?:er|es|ing)|expenses)\\b',
  property_type:
    '\\b(?:apartments?|single-family|flats?|condo\\w*|lofts?|studios?|houses?|homes?|dwelling|residence|cottages?|cabins?|bungalow|duplex|triplex|fourplex|town-?\\s?(?:house|home)\\w*|row-?house|trailer|mobile|manufactured|lots?|pads?|rooms?|bedrooms?|beds?|basement|story|stories|offices?|suites?|shops?|stores?|storefront|retail|restaurant|kiosk|mall|salon|warehouse|industrial|bays?|docks?|plant|flex|land|acres?|ground|parcel|barn|hangar|garage|building)\\b',
  permitted_use:
    '\\b(?:us(?:e|es|ed|ing)|purposes?|live|lives|lived|living|resid\\w*|home|dwell\\w*|occup\\w*|business|trade|shop|stor(?:e|age|ing)|sell\\w*|sale|offices?|work\\w*|operat\\w*|run|household|family|only|solely|nothing else|keep\\w*|mak(?:e|ing)|practice|classes|services?)\\b',
};
