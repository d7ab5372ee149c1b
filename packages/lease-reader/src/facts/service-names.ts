import { quickPattern } from '../wording/quick-pattern.ts';
import type { NamedService } from './listed-services.ts';

/** A service goes by the name beside its pattern, or by the words of the lease. */
const words: readonly (readonly [RegExp, string | null])[] = [
  [
    /\ball\s+(?:of\s+the\s+)?(?:other\s+)?utilit(?:ies|y\s+(?:bills|services|charges))\b(?!\s+(?:except|other|but|not|(?:and\s+services\s+)?\(including\b))/i,
    'all utilities',
  ],
  [/\binternet\s+or\s+cable\b/i, 'internet or cable'],
  [/\b(?:gas\s+for\s+cooking|cooking\s+gas|gas\s+\(?for\s+(?:the\s+)?(?:stove|range)\)?)/i, 'cooking gas'],
  [/\bhot\s+and\s+cold\s+water\b/i, 'hot water, cold water'],
  [/\bhot\s+water\b/i, 'hot water'],
  [/\b(?:(?:natural\s+)?gas|oil|steam|electric)\s+heat\b/i, null],
  [/\bcommon[\s-]+area\s+(?:power|electric\w*)\b/i, 'common area power'],
  [/\bcommon\s+(?:area\s+)?light(?:ing|s)\b/i, 'common lighting'],
  [/\bhall(?:way)?\s+light(?:s|ing)\b/i, 'hall lights'],
  [
    /\b(?:(?:parking\s+)?lot|yard|street|stair(?:well|s|way)?|porch|outside|outdoor|exterior|courtyard)\s+(?:lights?|lighting|lamps)\b/i,
    null,
  ],
  [/\bair[\s-]conditioning\b|\bcooling\b(?!\s+(?:tower|equipment|system))/i, null],
  [/(?<=(?:,|\band)\s(?:the\s|own\s)?)data\b(?!\s+(?:protection|privacy|center|room|breach))/i, null],
  [/\b(?:cable|satellite)\s+(?:television|TV)\b/i, null],
  [
    /\b(?:electric(?:ity|al)?|(?<!common\s(?:area\s)?)power\b(?!\s+company)|lights?\sbills?|(?<=^\W*(?:\d{1,2}\W+)?|:\s)lights?(?=,)|(?<=own\s|the\s|pays?\s|for\s|includes\s|and\s|,\s)lights\b(?!\s+(?:off|out|over|of|in|on|the)))/i,
    'electricity',
  ],
  [/\bsew(?:er|age|erage)\b|\bwaste\s?water\b/i, 'sewer'],
  [/\bwater\b(?!\s*(?:heater|bill comes|damage))/i, 'water'],
  [/\bmedical\s+and\s+\w+\s+waste\b/i, 'medical waste'],
  [/\b(?:medical|biohazard|red-bag|animal)[\s-]waste(?:\s+(?:removal|collection|disposal|pick-?up))?\b/i, null],
  [
    /\b(?:trash|garbage|refuse|rubbish|solid\s+waste|waste\s+(?:removal|collection|haul\w+|pick-?up)|dumpsters?|scavenger)\b/i,
    'trash',
  ],
  [/\brecycling\b/i, 'recycling'],
  [/\bcompost(?:ing)?\b/i, 'compost'],
  [/\bseptic\b/i, 'septic'],
  [/\bused[\s-]oil(?:\s+(?:removal|collection|disposal|pick-?up))?\b/i, null],
  [/\b(?:(?:fuel|heating)\s+)?oil\b(?!\s+(?:chang|stain|spill|leak|drip))/i, 'oil'],
  [/\bheat(?:ing)?\b(?!er|\s+treatment)/i, 'heat'],
  [/\b(?:natural\s+)?gas\b(?!oline)/i, 'gas'],
  [/\b(?:internet|wi-?\s?fi|broadband|(?<!for\s|by\s)wireless(?!\s+(?:carrier|phone|device)))\b/i, 'internet'],
  [/\bpest\s+service\b/i, 'pest service'],
  [/\bcable\b/i, 'cable'],
  [/\btelevision\b|\bTV\b/i, 'television'],
  [/\bsatellite\b/i, 'satellite'],
  [/\b(?:tele)?phones?\b(?!\s+(?:number|call))|\btelecommunications\b|\bstreaming\b(?!\s+(?:is|are)\b)/i, null],
  [/\b(?:firewood|wood\s+pellets?)\b/i, 'firewood'],
  [/\b(?:propane|LP\s+gas|bottled\s+gas)\b/i, 'propane'],
  [/\bpool\s+(?:service|care|maintenance)\b/i, 'pool service'],
  [/\bpest\s+control\b/i, 'pest control'],
  [
    /\b(?:hoa|homeowners'?\s+association|association)\b[^,.;]{0,20}(?:dues|fees)|\bdues\b[^,.;]{0,50}\bassociation/i,
    'HOA dues',
  ],
  [
    /\b(?:lawn\s+(?:care|service|mowing|cutting)|(?:mowing|cutting)(?:\s+(?:of\s+)?the)?\s+(?:lawn|grass)|landscaping|yard\s+care)\b/i,
    'lawn care',
  ],
  [
    /\bsnow(?:\s+(?:removal|clearing|shovel\w*|plow\w*)|(?=\s+(?:on|from|off)\s+the)|(?=\s*(?:[.;]|$)))/i,
    'snow removal',
  ],
  [/\bsecurity\s+(?:monitoring|system\s+monitoring)\b/i, 'security monitoring'],
  [/\b(?:alarm\s+monitoring|monitoring\s+of\s+the\s+alarm)\b/i, 'alarm monitoring'],
  [/\bcare\s+of\s+common\s+grounds\b|\bcommon\s+grounds\s+care\b/i, 'common grounds care'],
  [/\bjanitorial\b/i, 'janitorial'],
];

const lexicon = words.map(([pattern, service]) => ({ pattern: quickPattern(pattern), service }));

/** Services named in the words, each with where it stands; longer names hide the shorter ones inside them. */
export const servicesIn = (text: string): NamedService[] => {
  const found: NamedService[] = [];
  for (const { pattern, service } of lexicon) {
    for (const match of pattern.allIn(text)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const name = service ?? match[0].toLowerCase().replace(/\s+/g, ' ');
      for (const part of name.split(', ')) found.push({ service: part, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
};
