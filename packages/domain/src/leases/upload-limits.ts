/** What one lease may bring. Bytes are of one file; pages and files of the whole lease. */
export const uploadLimits = {
  fileBytes: 25 * 1024 * 1024,
  pages: 600,
  files: 20,
  titleLength: 200,
} as const;
