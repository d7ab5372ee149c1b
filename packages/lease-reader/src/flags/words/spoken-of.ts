import { hasPhrase } from '#wording/pattern.ts';

/** Whether a text speaks of the matter of a flag at all, and not in one of the usual harmless ways. */
export const speaksOf = (flag: string, text: string): boolean => {
  const needed = needs[flag];
  const harmless = harmlessIn[flag];
  return (needed === undefined || hasPhrase(text, [needed])) && (harmless === undefined || !hasPhrase(text, harmless));
};

/** Words of which a flag takes at least one. */
const needs: Readonly<Record<string, string>> = {
  RF08: "\\b(?:liens?|secur\\w+|hold\\w*|hang\\w*|held|keep\\w*|kept|sells?|selling|sale|sold|seiz\\w*|tak(?:e|es|en|ing)|took|possess\\w*|distrain\\w*|claims?|pledg\\w*|collateral|dispos\\w*|auction\\w*|remov\\w*|belongs?|property of|until|stays?|remains?|abandon\\w*|attach\\w*|retain\\w*|lock\\w*|goes to|LL's)\\b",
  RF17: '\\b(?:deposits?|security|keep\\w*|kept|deduct\\w*|charg\\w*|withh\\w+|refund\\w*|retain\\w*|tak(?:e|es|en|ing)|bill\\w*|cost\\w*|pays?|decid\\w*|judge?\\w*|opinion|satisf\\w*|discretion|damag\\w*|money|returned|comes? back|settl\\w*|say|says|word|argu\\w*|assess\\w*|disput\\w*|is final|spoil\\w*|soil\\w*)\\b',
  RF35: "\\b(?:sub-?(?:let\\w*|leas\\w*|tenan\\w*|rent\\w*)|assign\\w*|transfer\\w*|(?:hand|pass|sign|turn)(?:s|ed|ing)? (?:\\w+ ){0,4}(?:on|over|along)|tak(?:e|es|ing) over|lodgers?|boarders?|roomers?|airbnb|some(?:one|body)|any(?:one|body)|others?|another|nobody|no (?:1|one)|substitut\\w*|swap\\w*|replac\\w+|strangers?|stands? in|(?:lets?|rent(?:s|ed|ing)?|leas(?:e|es|ed|ing)) (?:it |the \\w+ |TT's \\w+ |that \\w+ )?(?:out|to)|share\\w*|successor|short[- ]?term|not transferable|personal)\\b",
  RF46: '\\b(?:remov\\w*|restor\\w*|back|original\\w*|tak(?:e|es|en|ing) (?:\\w+ ){0,4}(?:out|down|away|up)|undo\\w*|undone|returns?|returned|as (?:it|they|TT) (?:was|were|found|got|is)|same|strip\\w*|reinstat\\w*|dismantl\\w*|fill\\w*|re-?paint\\w*|prior|demoli\\w*|tears? out|rips? out|bare|shell|gone|put right|before|former)\\b',
  RF69: '\\b(?:guests?|visit\\w*|stay\\w*|overnight|sleep\\w*|nights?|company|friends?|boyfriend|girlfriend|over|days|persons?|people)\\b',
};

/** Ways of speaking of a matter that harm nobody. */
const harmlessIn: Readonly<Record<string, readonly string[]>> = {
  RF03: [
    '\\b(?:not|nothing|never|no \\w+)\\b[^.;]{0,60}\\b(?:excus|releas|reliev|free|exempt|exonerat|limit|waiv)\\w*\\b[^.;]{0,70}\\b(?:LL\\S*|BB|our|own) (?:\\w+ ){0,3}(?:{negligence}|fault|carelessness)',
    '\\b(?:unless|except\\w*|save)\\b[^.;]{0,90}(?:{negligence}|fault|breach|carelessness|misconduct)(?: or [\\w ]{0,40}?)? (?:of|by) (?:LL|BB)\\b(?!.*\\b(?:even|gross\\w*|whether or not)\\b)',
  ],
  RF04: [
    `^(?!.*\\bTT (?:{must}|{waive}|accepts?|takes?))\\W*(?:\\d\\S* )?LL(?: shall| will| must| agrees to| promises to| undertakes to| warrants?| states?| represents?| is to|,)[^.;]{0,60}\\b(?:keep|kept|maintain|repair|put|deliver\\w*|fit|make|provide)\\b`,
  ],
  RF05: [
    '\\brights?\\b[^.;]{0,50}\\b(?:stays? (?:as|what|in)|remain(?:s)? (?:as|unaffected|in)|(?:is|are) (?:not|un)\\s?(?:affected|changed|waived))\\b',
  ],
  RF06: ['\\bnotices? of (?:any )?(?:\\w+ )?violations?\\b'],
  RF13: [
    '^(?!.*\\b(?:reviews?|post(?:s|ed|ing)?|online|rating|media|press|publish\\w*|police|911|city|inspect\\w*|agenc\\w+|not|never|nobody|only|first|before|fine|fee)\\b).*\\b(?:bring|address|direct|send|make|submit|put|take)\\w*\\b[^.;]{0,30}\\bcomplaints?\\b',
  ],
  RF22: [
    '^(?!.*(?:{default}|\\b(?:due|owe[sd]?|owing|pay\\w*|collect\\w*|liable|responsible|claim\\w*|accelerat\\w*|demand\\w*|all|hook)\\b)).*\\brest of\\b',
  ],
  RF24: ['\\b(?:remains?|stays?|hold(?:s|ing))\\b[^.;]{0,40}\\b(?:after\\w*|past|beyond|over)\\b'],
  RF30: [
    '\\b(?:nothing|nobody|neither)\\b[^.;]{0,20}\\b(?:renews?|extends?|prolongs?|rolls)\\b',
    '^TT (?:is|are) renewing\\b',
  ],
  RF35: ['\\b(?:is|are|be) (?:no|not an?) (?:assignment|transfer|sublet\\w*)\\b', '\\bwithout (?:TT )?ask\\w*'],
  RF45: ['\\bLL {must} (?:\\w+ )?replace\\b'],
  RF47: [
    '^(?!.*\\b(?:premises|suites?|apartments?|rooms?|bedrooms?|beds?|home|dwelling|unit|offices?)\\b).*\\b(?:stalls?|parking|re-?(?:surfac|strip)\\w*|cars?|vehicles?)\\b',
  ],
  RF59: [
    '\\brent\\b[^.;]{0,30}\\babat\\w*',
    '\\bcommencement date\\b(?:(?!\\b(?:not|no|nor)\\b)[^.;]){0,80}\\b(?:moves?|(?:is|be) (?:extended|postponed|adjusted|delayed|put off))\\b',
  ],
  RF65: [
    '^(?!.*\\b(?:not (?:attached|shown|given|read|bound|copied)|kept (?:by|at|in)|as (?:if|though)|amend\\w*|chang\\w*|from time to time|available|on file|online|web\\S*|portal|request|later|future|may be|as (?:posted|revised|issued)|recorded|master|prime|ground|whether|even|hereafter|declaration|by-?laws)\\b).*(?:\\b(?:addend(?:um|a)|exhibits?|schedules?|riders?|attachments?|appendix) (?:[a-z]|\\d{1,2}|[ivx]+)\\b|\\b(?:attached|annexed|below|printed|has (?:received|been given|read)|have been given|received a copy)\\b)',
  ],
  RF68: ['^(?!.*\\bTT\\b).*\\bLL (?:\\w+,? (?:and )?){0,2}(?:pays?|treats?|exterminat\\w+|handles?)\\b'],
};
