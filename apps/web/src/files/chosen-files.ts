let chosen: readonly File[] = [];

/** Files chosen on one page for the next. They stay in memory and are gone with the page. */
export const handOverFiles = (files: readonly File[]): void => {
  chosen = files;
};

export const handedOverFiles = (): readonly File[] => chosen;
