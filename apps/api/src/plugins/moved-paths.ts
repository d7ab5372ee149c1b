/** Addresses that people have kept or mistyped, and where they lead. Those of the hub come with its first screen. */
const moved: ReadonlyMap<string, string> = new Map([['/teenant-matcher', '/tenant-matcher']]);

/** The address that another one leads to, without the query string; undefined for an address that stays. */
export const movedTo = (path: string): string | undefined => moved.get(path);
