import type { LeaseReport } from '@keyclause/contracts';
import { missingBeyondFlags } from '../flags/missing-beyond-flags.ts';
import { orderFor } from '../flags/point-of-view.ts';
import type { Viewpoint } from '../report-address.ts';

/** Something that whoever wrote the lease has to see to, and that no letter to the other side can ask for. */
export type OwnDuty = { readonly key: string; readonly title: string; readonly why: string; readonly todo: string };

/** Whether a landlord mends this in their own paper, where a tenant has to ask for it. */
export const isLandlordsDuty = ({ id }: { readonly id: string }): boolean => Object.hasOwn(todos, id);

/** What a landlord, or the manager who writes for one, should do before the lease goes out; nothing for a tenant. */
export const ownDuties = (report: LeaseReport, as: Viewpoint): readonly OwnDuty[] =>
  as === 'tenant'
    ? []
    : [
        ...orderFor('landlord', report.flags).map((flag) => ({ ...flag, itemKey: flag.key })),
        ...orderFor('landlord', missingBeyondFlags(report)).map((missing) => ({ ...missing, itemKey: missing.id })),
      ].flatMap(({ id, itemKey, title, why }) => {
        const todo = todos[id];
        return todo === undefined ? [] : [{ key: itemKey, title: withoutWhom(title), why, todo }];
      });

/** The list is for landlords alone. */
const withoutWhom = (title: string): string =>
  title.replace(/^For landlords: (.)/, (_, first: string) => first.toUpperCase());

/** By red flag: federal law puts the lead-paint form on the landlord (42 U.S.C. 4852d); the rest is for the author of the lease to fill in. */
const todos: Readonly<Record<string, string>> = {
  RF60_missing_lead: 'If the home was built before 1978, give the tenant the EPA lead-paint form and pamphlet.',
  RF61_missing_essentials: 'Fill in what is missing before anyone signs.',
  RF65_incorporated_docs: 'Attach the papers that the lease names, and say that the lease comes first if they differ.',
  RF70_landlord_thin_protection: 'Add the clauses that are missing before you send the lease.',
};
