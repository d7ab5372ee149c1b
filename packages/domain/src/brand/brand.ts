/** Everything that names the product. A fork renames it here and nowhere else. */
export const brand = {
  name: 'Keyclause',
  /** Slug for paths such as `/blog/using-keyclause-ai-effectively`. */
  slug: 'keyclause',
  tagline: 'Read your lease before it reads you',
  /** Canonical links use it, without a trailing slash. */
  origin: 'https://keyclause.example',
  contactEmail: 'hello@keyclause.example',
  social: [
    { name: 'YouTube', kind: 'video', url: 'https://www.youtube.com/@keyclause' },
    { name: 'LinkedIn', kind: 'network', url: 'https://www.linkedin.com/company/keyclause' },
  ],
} as const;
