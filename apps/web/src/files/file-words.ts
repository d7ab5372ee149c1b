/** "1.4 MB", in the reader's locale. */
export const sizeWords = (bytes: number): string => {
  const [amount, unit] = bytes >= 1_048_576 ? [bytes / 1_048_576, 'megabyte'] : [Math.ceil(bytes / 1024), 'kilobyte'];
  return new Intl.NumberFormat(undefined, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(amount);
};
