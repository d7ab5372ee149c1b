/** What the build was told. The API stands on the page's own origin unless another base address is given. */
export const config = {
  isProduction: import.meta.env.PROD,
  apiBaseUrl: String(import.meta.env.VITE_API_BASE_URL ?? ''),
} as const;
