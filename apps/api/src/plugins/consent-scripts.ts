/** A script of somebody else that the operator configured: counting visits, or a social network's pixel. */
export interface ConsentScript {
  purpose: 'analytics' | 'pixel';
  url: string;
}

/**
 * What the public pages get in their head so that `/consent.js` can ask: nothing at all when nothing is configured. The screens of the app
 * never get it: no script of somebody else runs where a lease is shown.
 */
export const consentHead = (scripts: readonly ConsentScript[]): string =>
  scripts.length === 0
    ? ''
    : `<meta name="consent-scripts" content="${escaped(JSON.stringify(scripts))}"><script src="/consent.js" defer></script>`;

/** Where those scripts come from, for the content security policy. */
export const consentOrigins = (scripts: readonly ConsentScript[]): string[] => [
  ...new Set(scripts.map(({ url }) => new URL(url).origin)),
];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
