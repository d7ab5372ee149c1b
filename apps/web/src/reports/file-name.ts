/** The title of a lease as a name that every file system takes. */
export const fileNameOf = (title: string): string => {
  const plain = title
    .normalize('NFC')
    .replaceAll(/[^\p{Letter}\p{Number} ._-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .]+/, '')
    .slice(0, 80)
    .replace(/[ .]+$/, '');
  return plain || 'Lease report';
};
