import { hasPhrase } from '#wording/pattern.ts';
import type { Found } from '../detect.ts';
import { voided } from '../detector.ts';
import { spansIn } from '../detectors/amounts.ts';
import type { Reading, Said } from '../said.ts';

/** A tenant who has to give longer notice to leave than the landlord gives to end the same tenancy, told in one clause. */
export const noticesApart = (reading: Reading, said: readonly Found[]): Found[] => {
  if (said.some(({ id }) => id.startsWith('RF72'))) return [];
  for (const sentence of reading.sentences) {
    const landlord = noticeIn(sentence, landlordEnds);
    if (landlord === null) continue;
    const tenant = reading
      .clauseOf(sentence)
      .filter(({ index }) => Math.abs(index - sentence.index) <= 2)
      .map((other) => ({ other, notice: noticeIn(other, tenantEnds) }))
      .find(({ notice }) => notice !== null && notice > landlord);
    if (tenant === undefined || tenant.notice === null) continue;
    const [first, last] = [tenant.other, sentence].sort((one, next) => one.start - next.start) as [Said, Said];
    return [
      {
        id: 'RF72_termination_asym',
        document: sentence.document,
        start: first.start,
        end: last.end,
        confidence: 0.72,
        why: `You have to give ${tenant.notice} days' notice; the landlord gives ${landlord}.`,
        clause: sentence.clause,
        more: [],
      },
    ];
  }
  return [];
};

/** Days of notice in a sentence that says who ends the tenancy, whatever the reason; null where it does not. */
const noticeIn = (said: Said, ends: string): number | null => {
  if (voided(said) || said.text.length > longest || !hasPhrase(said.text, [ends]) || hasPhrase(said.text, [forAReason]))
    return null;
  const spans = spansIn(said.text).filter(({ unit }) => unit !== 'hour');
  const [span] = spans;
  return span === undefined || spans.some(({ days }) => days !== span.days) ? null : span.days;
};

const longest = 240;

const landlordEnds =
  '\\bLL (?:{may}|{can}|{must}) (?:also )?(?:ends?|terminates?|cancels?|have TT (?:move|leave|out)|make TT (?:move|leave)|ask TT to (?:move|leave|go)|put TT out)\\b';

const tenantEnds =
  '\\b(?:if|when|where) TT (?:wants?|wish\\w*|means?|plans?|decides?|intends?) to (?:move|leave|vacate|end|terminate|go)\\b|\\bTT (?:{may}|{can}|{must}) (?:only )?(?:ends?|terminates?|cancels?|moves?|leaves?|vacates?|give LL)\\b[^.;]{0,80}\\b(?:notice|ahead|before|writing)\\b';

/** A breach, a sale or a fire, or what is owed for leaving within the term, is another matter. */
const forAReason =
  '\\b(?:defaults?|breach\\w*|fails?|failure|violat\\w*|unpaid|non-?payment|cause|sells?|sale|sold|fire|casualty|damag\\w*|condemn\\w*|early|before the end|fee|repairs?|enter|entry|inspect\\w*|renew\\w*|extend\\w*)\\b';
