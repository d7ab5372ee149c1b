import { stemOf } from './stem.ts';

/** What people name one by one and leases name as a kind: the kind's words first, then what belongs to it. */
const kinds: readonly (readonly [string, string])[] = [
  [
    'animal pet livestock',
    'dog cat puppy kitten goat sheep cow cattle horse pony pig hog chicken hen rooster duck goose rabbit bunny hamster gerbil ferret bird parrot parakeet canary fish goldfish snake lizard gecko iguana turtle tortoise reptile rat spider tarantula bee beehive',
  ],
  ['livestock', 'goat sheep cow cattle horse pony pig hog chicken hen rooster duck goose alpaca llama'],
  [
    'vehicle car automobile',
    'truck van pickup suv motorcycle motorbike scooter moped minivan sedan jeep boat rv camper motorhome trailer bus limo atv snowmobile jetski',
  ],
  ['recreational', 'boat rv camper motorhome trailer jetski atv snowmobile'],
  [
    'furniture furnishing',
    'desk chair table sofa couch bed mattress dresser bookshelf shelf shelves cabinet wardrobe futon recliner lamp nightstand bench stool',
  ],
  [
    'appliance equipment',
    'stove oven range fridge refrigerator freezer dishwasher microwave washer dryer toaster cooktop disposal heater aircon dehumidifier machine printer copier',
  ],
  [
    'belonging goods possession chattel',
    'computer laptop tv television stuff furniture clothes jewelry bike phone tools inventory machinery merchandise stock crops car guitar piano',
  ],
  [
    'guest visitor occupant family',
    'friend buddy pal mom mother dad father parent brother sister cousin nephew niece uncle aunt grandma grandpa grandmother grandfather grandparent grandson granddaughter grandchild girlfriend boyfriend partner fiance fiancee in-law roommate family relative company babysitter nanny',
  ],
  [
    'occupant resident household family',
    'spouse wife husband son daughter baby kid child toddler teenager partner fiance fiancee roommate',
  ],
  [
    'noise music disturb',
    'drum drums guitar piano trumpet violin instrument stereo speaker karaoke band subwoofer vacuum',
  ],
  ['food drink beverage', 'snack coffee lunch meal dinner breakfast pizza beer wine alcohol liquor cooking'],
  ['snack coffee', 'food drink'],
  ['alcohol liquor', 'beer wine keg kegs cocktail drink bar'],
  ['weapon firearm', 'gun pistol rifle shotgun handgun ammo ammunition bow crossbow knife'],
  [
    'hazardous dangerous flammable explosive toxic material substance',
    'gasoline propane fireworks chemical chemicals paint solvent kerosene asbestos pesticide battery fuel diesel candle candles',
  ],
  [
    'alteration improvement addition change',
    'shelf shelves wallpaper backsplash tile flooring carpet cabinet cabinets door doorbell wall fence deck patio shed sink faucet fan lights lighting fixture fixtures partition counter countertop',
  ],
  ['fixture', 'fan sink faucet toilet tub cabinet lighting lights chandelier doorbell thermostat'],
  ['antenna satellite', 'dish'],
  ['sign advertisement placard', 'banner poster logo flag billboard decal neon awning'],
  ['amenity facility', 'gym pool clubhouse sauna spa lounge playground court rooftop fitness'],
  [
    'pest insect vermin rodent',
    'ant ants bee bees wasp wasps roach cockroach mouse mice rat rats termite termites bedbug bedbugs flea fleas spider spiders squirrel raccoon',
  ],
  ['casualty damage disaster', 'fire flood hurricane tornado earthquake storm lightning explosion hail blizzard'],
  ['emergency', 'burst leak flood fire'],
  ['tax', 'vat gst'],
  [
    'business commercial trade occupation',
    'daycare salon shop store etsy company office studio tutoring lessons freelance consulting',
  ],
  ['holiday', 'christmas thanksgiving easter'],
  ['weekend', 'saturday sunday'],
  ['plumbing', 'toilet faucet sink drain pipe shower tub sewage'],
  ['grass lawn yard landscaping', 'lawn grass yard bushes shrubs weeds hedge leaves'],
  ['payment', 'venmo zelle paypal check cheque cash card ach wire autopay'],
  ['electronic online', 'venmo zelle paypal ach autopay app portal'],
  ['damage', 'hole stain scratch crack dent burn break'],
];

/** A narrow kind tells more than a wide one. */
const narrowMax = 16;

const byStem = new Map<string, Map<string, number>>();
for (const [names, members] of kinds) {
  const all = members.split(' ');
  for (const member of all) {
    const stem = stemOf(member);
    const of = byStem.get(stem) ?? new Map<string, number>();
    for (const name of names.split(' '))
      if (stemOf(name) !== stem)
        of.set(stemOf(name), Math.max(of.get(stemOf(name)) ?? 0, all.length <= narrowMax ? 0.8 : 0.7));
    byStem.set(stem, of);
  }
}

/**
 * Stems of the kinds that a thing belongs to, with how well each stands for it (0 to 1): a lease that says "animals" speaks of goats,
 * one that says "goats" not of animals.
 */
export const kindsOf = (stem: string): ReadonlyMap<string, number> => byStem.get(stem) ?? none;

const none: ReadonlyMap<string, number> = new Map();
