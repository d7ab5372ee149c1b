/**
 * A name that is safe to show and to offer for saving, from whatever a client called its file. It never becomes a path of ours:
 * folders, control and direction characters go, what Windows reserves is marked, and it has at most 150 characters.
 */
export const displayName = (given: string | undefined): string => {
  const lastPart = (given ?? '').toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = lastPart
    .replaceAll(invisible, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const name = shortened(visible === '' ? 'document' : visible);
  return reservedOnWindows.test(name) ? `_${name}` : name;
};

/** What a lease is called until somebody names it: its first file's name, without extension and underscores. */
export const titleFromName = (name: string): string => {
  const stem = name
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  return stem === '' ? name : stem;
};

/** What a lease of several files is called: as the first that does not call itself a paper that changes one. */
export const titleFromNames = (names: readonly string[]): string =>
  titleFromName(names.find((name) => !changes.test(name.replaceAll('_', ' '))) ?? names[0] ?? '');

const changes =
  /\b(?:amend(?:ment|ed|ing)?s?|addend(?:um|a)|riders?|extension|renewal|modification|exhibit|side letter)\b/i;

/** A title without characters that nobody sees, or an empty string when nothing is left. */
export const cleanTitle = (given: string): string =>
  given.toWellFormed().normalize('NFC').replaceAll(invisible, '').replaceAll(/\s+/g, ' ').trim();

/** RFC 6266: an ASCII name for old clients, the real one in RFC 5987 form. Header injection cannot pass either. */
export const attachment = (name: string): string => {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, '_')
    .replaceAll(/["\\%;]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

// Control, format (with zero-width and direction marks), surrogate, private use and unassigned; line and paragraph separators.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\uFFFD]/gu;

const reservedOnWindows = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;

const lengthMax = 150;

const shortened = (name: string): string => {
  const characters = Array.from(name);
  if (characters.length <= lengthMax) return name;
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, lengthMax - extension.length).join('') + extension;
};
