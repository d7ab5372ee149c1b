import { daysOf, type EverydayRule } from './everyday-rule.ts';

const furniture = '(?:bed|dresser|desk|couch|sofa|table|wardrobe|mattress)s?';

/** What notes, bullet points and plain contracts say in passing. */
export const remarkRules: readonly EverydayRule[] = [
  {
    field: 'tenancy_type',
    says: '\\b(?:rents?|lets?|leases?|hires?|takes?|has|have)\\b[^.;]{0,40}\\bby the month\\b|(?<!\\b(?:then|after|thereafter|renewal)\\b[^.;]{0,40})\\b(?:it|this|rental|tenancy|arrangement|agreement|lease) (?:is|goes|runs) (?:from )?month[- ](?:to|by)[- ]month\\b(?! (?:after|once|when|following|thereafter))|^\\W*(?:this is )?month[- ](?:to|by)[- ]month\\b(?! (?:after|once|when|following|thereafter))',
    read: 'month_to_month',
    unless: '\\b(?:after|then|thereafter|expir\\w+|hold\\w* over|at the end)\\b[^.;]{0,80}(?:month|tenancy)',
    score: 0.6,
  },
  {
    field: 'furnished',
    says: `\\bcomes? with (?:a |an |the |1 |2 )?(?:\\w+ )?${furniture}\\b`,
    read: true,
    unless: 'not|bed ?bug|flower|bath',
    kind: 'residential',
    score: 0.54,
  },
  {
    field: 'base_year_or_stop',
    says: '\\b(?:exceeds?|over|above|in excess of|increases? over)\\b[^.;]{0,30}\\b(?:those|that|costs|expenses|taxes|amounts?) (?:of|for|in|during) (?:the )?((?:calendar |fiscal |base )?year 20\\d\\d|20\\d\\d)\\b|\\b(?:taxes|costs?|expenses|insurance|upkeep)\\b[^;]{0,120}\\bthan (?:they|it) (?:did|were|was|ran|cost) in (?:calendar )?(?:year )?(20\\d\\d)\\b|\\b(20\\d\\d),? (?:level |figures? |costs? )?(?:which is |being |is )?\\(?"?(?:the )?"?base (?:tax |expense )?year\\b',
    read: (match) => match[1] ?? match[2] ?? match[3] ?? null,
    kind: 'commercial',
    score: 0.6,
  },
  {
    field: 'entry_notice_hours',
    says: '\\bLL\\b[^.;]{0,40}\\b(?:tells?|lets?|warns?|calls?|texts?|knocks?|notif\\w+)\\b[^.;]{0,60}\\b(?:the day before|a day (?:before|ahead)|1 day (?:before|ahead))\\b',
    read: 24,
    unless: '\\b(?:terminat\\w+|rent|leave|move)\\b',
    score: 0.56,
  },
  {
    field: 'guest_limit_days',
    says: '\\b(?:visit|stay|stays|sleep over)\\b[^.;]{0,20}\\b(?:for )?(?:up to|at most|no more than|no longer than|not more than) (?:a|1|(\\d{1,2})) (days?|nights?|weeks?)\\b|\\b(?:past|beyond) (?:the|an?) (\\d{1,2}|second)(?:st|nd|rd|th)? (night)\\b|\\b(\\d{1,2}) (nights) (?:in a row|running|straight)\\b',
    read: (match) =>
      daysOf((match[1] ?? match[3] ?? match[5] ?? '1').replace('second', '2'), match[2] ?? match[4] ?? match[6]),
    kind: 'residential',
    unless: '\\b(?:notice|rent|deposit|pets?)\\b',
    score: 0.57,
  },
  {
    field: 'building_sf',
    says: `\\b\\d{3,7} (?:square feet|sf|sq\\.? ?ft\\.?) (?:of|in|out of|within) (?:a|the) (\\d{3,7})[- ](?:square[- ](?:foot|feet)|sf)\\b[^.;]{0,20}\\b(?:building|center|project)|\\b(?:out of|of the|and) (\\d{4,7})(?: (?:rentable )?(?:square feet|sf))? (?:in|for|of) the (?:whole |entire )?(?:building|center|plaza|project)\\b|\\b(?:whole|entire) (?:building|center|plaza|project)\\b(?:[:,]| is| has)? ?(\\d{4,7})\\b(?! ?(?:years|people|cars))`,
    read: (match) => Number(match[1] ?? match[2] ?? match[3]),
    about: '\\b(?:square f|sf|sq|feet|area)',
    unless: '\\$ ?\\d|\\bdivided\\b',
    kind: 'commercial',
    inRows: true,
    score: 0.62,
  },
  {
    field: 'renters_insurance_required',
    says: '^\\W*(?:strongly |highly )?(?:recommended|encouraged|suggested|advised|optional|not required)\\b',
    read: false,
    about: '(?:^|/ )[^/]*\\binsurance\\b',
    kind: 'residential',
    score: 0.6,
  },
];
