/** The module of the process that reads a lease: a source beside this one, or a bundle beside the bundle. */
export const readerEntry = (): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL('./read-lease.child.ts', import.meta.url)
    : new URL('./read-lease.child.js', import.meta.url);
