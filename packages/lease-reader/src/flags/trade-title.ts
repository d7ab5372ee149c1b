import table from '#reference/flag-titles.json' with { type: 'json' };

const titles: Readonly<Record<string, string>> = table;

/** What a flag is called in the trade, by its whole id; empty for an unknown one. Apart from `flagRowOf`, for reading does without. */
export const tradeTitleOf = (id: string): string => titles[id] ?? '';
