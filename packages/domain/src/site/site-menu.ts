/** A page that the bars and footers link to. */
export type SiteLink = { readonly label: string; readonly href: string };

/** An entry of the Menu, with what the page is for. */
export type SiteMenuLink = SiteLink & { readonly description: string };

/** The Menu of every top bar, in the order of section 2 of the specification. Only pages that exist stand here: `apps/marketing` holds it. */
export const siteMenu: readonly SiteMenuLink[] = [
  { label: 'Features', href: '/features', description: 'What is read out of a lease, and how you check it' },
  { label: 'Use Cases', href: '/use-cases', description: 'For tenants, landlords and property managers' },
  { label: 'Pricing', href: '/pricing', description: 'Plans, credits, and what a scan is' },
  { label: 'Resources', href: '/resources', description: 'Lease words, a checklist, rules by state' },
  { label: 'FAQ', href: '/faq', description: 'Short answers to what people ask first' },
  { label: 'Team', href: '/team', description: 'How it is made, and what we hold to' },
  { label: 'Blog', href: '/blog', description: 'Articles on reading leases' },
  { label: 'Contact', href: '/contact', description: 'Write to the people who run it' },
  { label: 'Beta Access', href: '/beta', description: 'Ask to try new tools first' },
];

/** The columns of links in every footer. */
export const siteFooter: readonly { readonly label: string; readonly links: readonly SiteLink[] }[] = [
  {
    label: 'Product',
    links: [
      { label: 'Document analyzer', href: '/analysis' },
      { label: 'Sample report', href: '/analysis/sample' },
      { label: 'Features', href: '/features' },
      { label: 'Use cases', href: '/use-cases' },
      { label: 'Pricing', href: '/pricing' },
      { label: 'FAQ', href: '/faq' },
    ],
  },
  {
    label: 'Learn',
    links: [
      { label: 'Resources', href: '/resources' },
      { label: 'Lease words', href: '/resources/lease-words' },
      { label: 'Checklist', href: '/resources/checklist' },
      { label: 'Rules by state', href: '/resources/state-rules' },
      { label: 'Blog', href: '/blog' },
    ],
  },
  {
    label: 'About',
    links: [
      { label: 'Team', href: '/team' },
      { label: 'What we measured', href: '/proof' },
      { label: 'Contact us', href: '/contact' },
      { label: 'Beta access', href: '/beta' },
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
    ],
  },
];
