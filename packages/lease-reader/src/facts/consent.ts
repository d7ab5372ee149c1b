const condition =
  '(?:without|w\\/o|unless|except|save|but|only|if|once|when|after|until|before|with|upon|provided|subject\\s+to|needs?|requires?|must\\s+have|(?:has|have)\\s+to\\s+(?:have|be|get)|must\\s+be|open\\s+to)';
const consent =
  "(?:consent\\w*|assents?\\b|permission|approv\\w+|agree[sd]?\\b|(?:'s|written|prior|previous)\\s+(?:\\w+\\s+)?(?:agreement|authori[sz]ation|leave|word|yes)\\b|say-?so|sign(?:s|ed)?[- ]?off|blessing|okays?\\b|OKs?\\b|in\\s+writing|without\\s+asking)";
const asked = new RegExp(`\\b${condition}\\b[^.;]{0,80}?(?:\\b|(?='))${consent}`, 'i');
const named = /\b(?:consents?|consented|permission|approval|approves|agrees? in writing)\b/i;
const absolute = /\b(?:in any circumstances|for any reason|under no circumstances|in no event|not ever)\b/i;

/** Whether words let something happen with somebody's consent: "except with X's assent", "if X has approved"; not where they rule it out. */
export const asksConsent = (text: string): boolean => !absolute.test(text) && (asked.test(text) || named.test(text));
