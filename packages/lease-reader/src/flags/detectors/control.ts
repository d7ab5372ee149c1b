import { hasPhrase } from '#wording/pattern.ts';
import { rule } from '../detector.ts';

const change =
  '\\b(?:amend|modify|change|add(?: to)?|adopt|alter|revise|update|make(?: up)?|replace|issue|switch|rewrite|set|impose|create|promulgate|establish|prescribe|vary|rescind)\\b';
const paper =
  '\\b(?:rules?|regulations?|terms?|policies|policy|handbook|guidelines?|standards?|provisions?|conditions|formula|allocation|community (?:rules|policies)|house rules|lease|agreement|contract|fees?|schedule of (?:fees|charges)|charges)\\b';
const tight =
  "\\b(?:any ?time|at any time|whenever|at will|sole (?:and absolute )?discretion|sees? fit|as LL (?:likes|wants|pleases|chooses|deems)|without (?:any |prior )?(?:notice|consent|warning|TT's)|effective (?:immediately|on posting|upon posting|when posted|at once)|immediately|the (?:moment|hour|day|minute) (?:it is|they are|LL)|by (?:posting|texting|emailing|putting)|posted|for any reason|no notice|binds? TT|right away|on the spot)\\b";
const goods = '\\b(?:anything|whatever|things|items|belongings|property|goods|furniture|home)\\b';

/** What the landlord alone decides and does. */
export const control = [
  rule({
    id: 'RF07_self_help',
    cues: [['lock', 'padlock', 'force', 'rekey', 're', 'belong', 'posses', 'shut', 'remove']],
    says: [
      '\\bLL {can} ... \\block (?:out TT|TT out)\\b',
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
    id: 'RF34_unilateral_rules',
    cues: [
      [
        'rule',
        'regul',
        'term',
        'polic',
        'handb',
        'guide',
        'standa',
        'provis',
        'condit',
        'formul',
        'alloca',
        'lease',
        'agreem',
        'contra',
        'fee',
        'charge',
      ],
      [
        'amend',
        'modif',
        'change',
        'chang',
        'add',
        'adopt',
        'alter',
        'revis',
        'update',
        'make',
        'replac',
        'issue',
        'switch',
        'rewri',
        'set',
        'impos',
        'create',
        'promul',
        'establ',
        'prescr',
        'vary',
        'new',
      ],
    ],
    says: [
      `LL[^.;]{0,20} {may}[^.;]{0,30}${change}[^.;]{0,60}${paper}`,
      `${paper}[^.;]{0,60}\\b(?:may|can|will|are subject to|is subject to|as)\\b[^.;]{0,30}\\b(?:be )?(?:amended|changed?|modified|revised|updated|altered|added to|replaced|rewritten)\\b[^;]{0,80}(?:${tight}|\\bby LL\\b|\\bfrom time to time\\b)`,
      `TT (?:{must}|agrees)[^.;]{0,40}\\b(?:obey|follow|comply|abide|observe|accept)\\b[^.;]{0,60}\\b(?:new|changed|future|amended|revised|any)\\b[^.;]{0,25}${paper}[^;]{0,60}(?:${tight}|\\bLL (?:makes|adopts|issues|posts|sets|may))`,
      `\\bnew ${paper}[^.;]{0,40}\\b(?:binds?|apply|applies|take effect|takes effect|is effective|are effective|count)\\b[^;]{0,60}(?:${tight})`,
    ],
    unless: [
      '\\bmake this (?:lease|agreement)\\b',
      '\\b(?:BB|mutual\\w*|both sign|signed by (?:BB|TT|both)|written agreement|agreement in writing|only (?:in|by) (?:a )?writ\\w+|in a writing)\\b',
      '\\bLL (?:may|shall|will|can) not\\b',
      '\\b(?:late fee|parking spaces?|common areas?|locks?|passwords?|building name|name of|utility provider|insurance|due date)\\b[^.;]{0,20}$',
      '\\b(?:bank account|payment address|place of payment|mortgag\\w*|lender|brokers?|covenant to|work\\b|alterations?|construction|site plan|tax)\\b',
      '\\bTT (?:may|shall|will|must) (?:not )?(?:change|alter|make|add|amend|modify)',
    ],
    weigh: (said, reading, hit) => {
      const clause = reading.clauseText(said);
      const loose = hasPhrase(said.text, [tight]);
      const fair =
        hasPhrase(said.text, ['\\breasonabl[ey]\\b', '\\b(?:health|safety|security)\\b', '\\bnon-?discriminatory']) ||
        hasPhrase(clause, [
          '\\b(?:not|no)\\b[^.;]{0,60}\\b(?:change|raise|increase|affect|alter|conflict)\\w*\\b[^.;]{0,40}\\b(?:rent|term|money|rights|lease)',
        ]);
      const warned = hasPhrase(said.text, [
        "\\b\\d+[ -](?:days?|weeks?|months?)(?:')?[^.;]{0,25}\\bnotice",
        '\\b(?:written|prior|advance|reasonable) notice\\b',
      ]);
      if (fair && (warned || !loose)) return null;
      if (reading.kind === 'commercial' && (fair || !loose)) return null;
      if (warned && !loose) return null;
      if (
        hasPhrase(said.text, ['\\b(?:charge|fees?|charges)\\b']) &&
        !loose &&
        !hasPhrase(said.text, [
          '\\b(?:rules?|regulations?|policies|policy|terms?|handbook|guidelines?|formula|lease|agreement|contract)\\b',
        ])
      )
        return null;
      if (
        !hasPhrase(said.text, [
          '\\b(?:rules?|regulations?|policies|policy|terms|handbook|guidelines?|formula|allocation|standards|conditions|provisions|fee schedule|schedule of)\\b',
        ]) &&
        !hasPhrase(said.text.slice(hit.start, hit.end), [
          `${change} (?:any (?:part |term |provision )?of |the terms of |parts? of )?(?:this |the )(?:lease|agreement|contract)`,
          '\\bfees?\\b|\\bcharges\\b',
        ])
      )
        return null;
      return { ...hit, confidence: loose ? 0.88 : 0.7 };
    },
  }),
];
