import { rule } from '../detector.ts';

const goods = '\\b(?:anything|whatever|things|items|belongings|property|goods|furniture|home)\\b';

/** What the landlord takes and changes alone. */
export const control = [
  rule({
    id: 'RF07_self_help',
    cues: [['lock', 'padlock', 'force', 'rekey', 're', 'belong', 'posses', 'shut', 'remove']],
    says: [
      '\\bLL {can} ... \\block (?:out TT|TT out)\\b',
      '\\bLL {can} ... \\b(?:re-?enter|repossess|retake|take (?:back )?possession|expel|remove TT)\\b[^;]{0,40}\\b(?:with or )?without (?:\\w+ ){0,2}(?:legal |judicial |due )?process\\b',
      '\\bLL {can} ... \\b(?:using|use of|with|by) (?:such |any |all |reasonable )?(?:necessary )?force\\b',
      '\\bLL {can} ... \\b(?:re-?key\\w*|(?:pad)?locks?|belongings|possessions|shut off)\\b[^;]{0,60}\\bwithout (?:\\w+ ){0,3}(?:court|judicial|legal process|process of law|judge|(?:court )?order)\\b',
    ],
    unless: ['\\b(?:legal|summary) proceedings\\b|\\bpermitted by law\\b|\\b(?:emergenc\\w+|fire|flood)\\b'],
    confidence: 0.92,
  }),
  rule({
    id: 'RF08_landlord_lien',
    cues: [
      ['left', 'leav', 'remain', 'still', 'removed', 'abandon', 'not'],
      ['keep', 'retain', 'sell', 'dispos', 'discard', 'throw', 'propert'],
    ],
    kinds: 'residential',
    says: [
      `(?:${goods}[^;]{0,60}\\b(?:left|leaves? behind|remain\\w*|still there|not (?:been )?(?:removed|collected|taken))\\b|\\bTT (?:\\w+ )?(?:leaves?|abandons?) (?:\\w+ ){0,3}${goods})[^;]{0,120}\\b(?:LL (?:may |can )?(?:keeps?|retains?|sells?)|(?:may |be )(?:kept|retained|sold)|keep(?: it| them)?(?: or|,) sell|becomes? (?:the property of LL|LL's)|(?:is|are) LL's\\b|(?:deemed|considered) (?:to be )?abandoned\\b[^;]{0,60}\\b(?:dispos|sell|sold|keep|kept|retain|destroy)\\w*|(?:dispos\\w+|discard\\w*|thr[eo]w\\w*)\\b[^;]{0,40}\\b(?:without (?:\\w+ ){0,2}(?:notice|liability|payment|account\\w*|compensation)|as LL (?:sees|deems|likes|wishes)))`,
    ],
    ignoreDenial: true,
    unless: [
      "\\b(?:improvements?|alterations?|fixtures?|deposit|plants?|additions?|rent)\\b|\\b(?:after|on|upon|with|days?|days') (?:\\w+ ){0,3}notice\\b|\\bnotice (?:to|of|has|is)\\b(?! TT\\.?$)|\\b(?:stor\\w+|surplus|proceeds|law|statutes?|code|orders?|TT's property)\\b",
    ],
    confidence: 0.9,
  }),
  rule({
    id: 'RF33_entry_no_notice',
    cues: [
      ['notice', 'warnin', 'time', 'hour'],
      ['show', 'entr', 'enter', 'visit', 'inspec', 'com', 'come'],
    ],
    says: [
      '^LL {can} (?:enter|come in(?:to)?|go in(?:to)?)\\b[^.;,]{0,30}\\bat any (?:time|hour)s?\\.?$',
      '\\bno (?:separate|further|special|additional|other|advance|prior) (?:notice|warning)\\b[^.;]{0,30}\\b(?:show\\w*|entr(?:y|ies)|enter\\w*|visits?|inspect\\w*)\\b[^.;]{0,20}\\b(?:need|needs|is|are|be|has to)\\b',
    ],
    ignoreDenial: true,
    unless: [
      '\\b(?:emergenc\\w+|fire|flood\\w*|leaks?|danger|peril|urgent|protect\\w*|repairs? TT|TT (?:asks?|asked|requests?|requested))\\b',
    ],
    confidence: 0.9,
  }),
  rule({
    id: 'RF34_unilateral_rules',
    cues: [
      ['any', 'will', 'sole', 'notice'],
      ['amend', 'modif', 'chang', 'alter', 'revis', 'switch', 'replac'],
    ],
    says: [
      'LL[^.;]{0,20} {may}[^.;]{0,30}\\b(?:amend|modify|change|alter|revise|switch|replace)\\b[^.;]{0,60}\\b(?:rules?|regulations?|terms|polic(?:y|ies)|handbook|formula|provisions|lease|agreement)\\b[^.;]{0,40}\\b(?:any ?time|at will|sole discretion|without (?:prior )?notice)\\b',
    ],
    unless: ['\\b(?:BB|reasonabl[ey]|written agreement|signed by|LL (?:may|shall) not)\\b'],
    confidence: 0.88,
  }),
];
