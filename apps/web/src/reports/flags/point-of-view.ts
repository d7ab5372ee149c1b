import type { Flag, MissingProtection, Severity } from '@keyclause/contracts';
import type { Viewpoint } from '../report-address.ts';

type Hurting = Pick<Flag | MissingProtection, 'severity' | 'hurts'>;

const severityOrder: readonly Severity[] = ['critical', 'high', 'medium', 'low'];

/** What hurts the reader comes first, then the worse before the milder; the order of the document decides the rest. A manager answers for both sides. */
export const orderFor = <T extends Hurting>(as: Viewpoint, flags: readonly T[]): readonly T[] =>
  flags.toSorted(
    (a, b) =>
      Number(isAgainst(as, b)) - Number(isAgainst(as, a)) ||
      severityOrder.indexOf(a.severity) - severityOrder.indexOf(b.severity),
  );

export const isAgainst = (as: Viewpoint, { hurts }: Hurting): boolean =>
  as === 'manager' || hurts === 'both' || hurts === as;

/** Whom a term hurts, said to the reader. */
export const hurtsWords = (as: Viewpoint, { hurts }: Hurting): string => {
  if (hurts === 'both') return as === 'manager' ? 'Hurts both sides' : 'Hurts you and the other side';
  if (hurts === as) return 'Hurts you';
  return hurts === 'tenant' ? 'Hurts the tenant' : as === 'manager' ? 'Hurts the owner' : 'Hurts the landlord';
};

export const viewpointWords: Readonly<Record<Viewpoint, { readonly name: string; readonly intro: string }>> = {
  tenant: { name: 'Tenant', intro: 'What works against you comes first. Ask for these changes before you sign.' },
  landlord: {
    name: 'Landlord',
    intro:
      'What works against you comes first. Then what a tenant, or a court, can object to: settle it before you send the lease.',
  },
  manager: {
    name: 'Manager',
    intro: 'Both sides, the gravest first: what the owner, the tenant or a court may object to.',
  },
};
