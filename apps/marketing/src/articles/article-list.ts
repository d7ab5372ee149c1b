import { brand } from '@keyclause/domain';

/** An article that is written. Days are those on which it was first shown. */
export type Article = {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly publishedOn: string;
};

/** Newest first. The slugs are those of section 2 of the specification; one that is not written yet does not stand here. */
export const articleList: readonly Article[] = [
  {
    slug: 'lease-red-flags',
    title: 'Red flags in a lease: ten sentences to stop at',
    description: 'Ten kinds of sentence that cost tenants money or rights, how they look, and what to ask for instead.',
    publishedOn: '2026-11-21',
  },
  {
    slug: 'understanding-common-clauses',
    title: 'Understanding the common clauses of a lease',
    description:
      'What the clauses that stand in almost every lease do, which words in them matter, and where they differ.',
    publishedOn: '2026-11-21',
  },
  {
    slug: 'understand-lease-in-60-seconds',
    title: 'Understand a lease in 60 seconds',
    description: 'One minute, seven places to look: how to know what a lease is about before you read it properly.',
    publishedOn: '2026-11-21',
  },
  {
    slug: 'ultimate-move-in-checklist',
    title: 'The move-in checklist: protect your deposit on the first day',
    description:
      'What to photograph, test, write down and send in the first week, so that the deposit comes back in the last.',
    publishedOn: '2026-11-21',
  },
  {
    slug: 'how-to-spot-lease-scams',
    title: 'How to spot a rental scam before you pay',
    description:
      'The pattern behind nearly every rental scam, its signs in the listing, the talk and the lease, and one hour of checks.',
    publishedOn: '2026-11-21',
  },
  {
    slug: 'negotiating-lease-terms',
    title: 'Negotiating the terms of a lease',
    description:
      'Choose three points, give a reason that is about you, bring the wording, and get the answer into the lease.',
    publishedOn: '2026-11-21',
  },
  {
    slug: 'cost-of-not-reviewing-lease-renewal',
    title: 'What it costs not to review a lease renewal',
    description:
      'Another year by itself, increases nobody compared, fees that arrive with the form: the arithmetic, and six questions.',
    publishedOn: '2026-11-21',
  },
  {
    slug: 'commercial-lease-5-key-differences',
    title: 'Commercial leases: five key differences',
    description: 'What changes when you rent a shop or an office rather than a home, and how to compare two offers.',
    publishedOn: '2026-11-21',
  },
  {
    slug: 'tenant-rights-overview',
    title: 'Tenant rights: where they come from and how to find yours',
    description:
      'Federal law, state, city, lease: which rights are found in which layer, and how to look up and use your own.',
    publishedOn: '2026-11-21',
  },
  {
    slug: 'hidden-clauses-commercial-leases',
    title: 'Hidden clauses in commercial leases',
    description:
      'Eleven sentences of business leases that are easy to pass over, what they do, and the question that shows each.',
    publishedOn: '2026-11-21',
  },
  {
    slug: 'why-lease-agreements-are-getting-longer',
    title: 'Why leases are getting longer, and how to read thirty pages',
    description:
      'Laws, one form for fifty states, old quarrels and new services: why a lease is long, and where to spend ten minutes.',
    publishedOn: '2026-11-21',
  },
  {
    slug: `using-${brand.slug}-ai-effectively`,
    title: `Using ${brand.name} well`,
    description: 'What to put in, where to look first, how to weigh what comes out, and where it stops.',
    publishedOn: '2026-11-21',
  },
];
