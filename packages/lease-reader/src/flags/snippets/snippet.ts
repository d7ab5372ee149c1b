/** Sentences that must make a flag and look-alikes that must not, in several voices. Invented; none is from a real lease. */
export type Snippets = {
  readonly id: string;
  readonly kind?: 'residential' | 'commercial';
  readonly state?: string;
  readonly says: readonly string[];
  readonly benign: readonly string[];
};
