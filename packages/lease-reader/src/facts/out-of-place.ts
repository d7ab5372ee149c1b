import { clauseTypesOf } from '#clauses/classify-clauses.ts';
import type { LeaseText } from '#structure/lease-text.ts';

/**
 * Tells whether a place stands in a clause in which the words of a field speak of something else: thirty days to bond off a lien are no
 * grace for the rent, and arbitrators of a market rent are no arbitration of disputes. Long printed leases say such words dozens of
 * times; a short one says them once, where it may, so nothing is out of place there. Only a clause with a heading counts whose type is
 * all but certain, or the nearest above it.
 */
export const outOfPlaceIn = (lease: LeaseText): ((field: string, document: number, start: number) => boolean) => {
  if (!isLong(lease)) return () => false;
  const types = clauseTypesOf(lease);
  const typeAt = (document: number, start: number): string | null => {
    for (let at = clauseAt(lease, document, start); at !== null; at = lease.clauses[at]?.parent ?? null) {
      const type = types[at];
      const isHeaded = lease.clauses[at]?.heading != null;
      if (isHeaded && type !== undefined && type.id !== 'other' && type.confidence >= nearlyCertain) return type.id;
    }
    return null;
  };
  return (field, document, start) => {
    const strange = strangers.get(field);
    if (strange === undefined) return false;
    const type = typeAt(document, start);
    return type !== null && strange.has(type);
  };
};

/** Whether a lease has the length of a printed one, which names days and sums for matters that a short one leaves out. */
export const isLong = ({ documents }: LeaseText): boolean => documents.some(({ flat }) => flat.length >= longFrom);

/** Letters: some ten pages. */
const longFrom = 30_000;

const nearlyCertain = 0.8;

/** The last clause that begins at or before a place; null before the first. */
const clauseAt = ({ clauses }: LeaseText, document: number, start: number): number | null => {
  let [low, high] = [0, clauses.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const clause = clauses[middle];
    const isBefore =
      clause !== undefined && (clause.document < document || (clause.document === document && clause.start <= start));
    if (isBefore) low = middle + 1;
    else high = middle;
  }
  return clauses[low - 1]?.document === document ? low - 1 : null;
};

const typesOf = (names: string): readonly string[] => names.split(' ');

/** Clauses on what may happen, on third parties and on works: they name days, shares and sums of their own. */
const apart = typesOf(
  'casualty condemnation estoppel subordination hazmat signs rofr_rofo purchase_option brokers confidentiality alterations tenant_improvements waiver_subrogation exclusive_cotenancy relocation change_of_control force_majeure landlord_default guaranty',
);
const covered = typesOf('insurance indemnity liability_limit');

/** For each field the types of clauses in which its words mean something else. */
const strangers: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    [
      [
        'grace_days late_fee',
        [
          ...apart,
          ...covered,
          ...typesOf(
            'assignment_sublet cam_audit taxes maintenance_repairs renewal security_deposit entry possession_delivery surrender_restoration notices',
          ),
        ],
      ],
      [
        'cure_days',
        [
          ...apart,
          ...covered,
          ...typesOf(
            'assignment_sublet renewal cam_audit taxes security_deposit possession_delivery notices entry surrender_restoration additional_rent',
          ),
        ],
      ],
      [
        'cam',
        [
          ...apart,
          ...covered,
          ...typesOf(
            'assignment_sublet default_remedies renewal possession_delivery late_charges attorneys_fees notices holdover',
          ),
        ],
      ],
      [
        'pro_rata_share_pct',
        [...apart, ...covered, ...typesOf('assignment_sublet default_remedies renewal maintenance_repairs')],
      ],
      [
        'deposit_return_days',
        [...apart, ...covered, ...typesOf('assignment_sublet notices rent late_charges renewal entry cam_audit taxes')],
      ],
      [
        'notice_to_terminate_days',
        [...apart, ...covered, ...typesOf('assignment_sublet cam_audit taxes default_remedies possession_delivery')],
      ],
      [
        'early_termination',
        [
          ...typesOf(
            'casualty condemnation utilities possession_delivery insurance taxes landlord_default subordination assignment_sublet hazmat purchase_option rofr_rofo quiet_enjoyment',
          ),
        ],
      ],
      ['rights', typesOf('casualty condemnation possession_delivery utilities insurance')],
      ['renewal', [...typesOf('casualty condemnation insurance rofr_rofo subordination estoppel guaranty hazmat')]],
      ['entry_notice_hours', [...apart, ...covered, ...typesOf('default_remedies landlord_lien notices')]],
      ['arbitration', [...apart, ...typesOf('renewal rent_escalation cam_audit percentage_rent')]],
      ['attorney_fees', [...apart.filter((type) => type !== 'guaranty'), ...typesOf('assignment_sublet cam_audit')]],
      [
        'liability_minimum renters_insurance_required',
        typesOf('alterations tenant_improvements guaranty rent security_deposit casualty hazmat default_remedies'),
      ],
      ['tenant_improvement_allowance', typesOf('rofr_rofo additional_rent brokers guaranty default_remedies')],
      [
        'start_date end_date term_months',
        typesOf(
          'rofr_rofo purchase_option guaranty subordination estoppel casualty condemnation insurance hazmat cam_audit taxes brokers default_remedies',
        ),
      ],
      [
        'rent_monthly rent_annual',
        typesOf('security_deposit guaranty insurance casualty condemnation purchase_option'),
      ],
      ['rent_due_day', typesOf('taxes insurance cam_audit utilities guaranty assignment_sublet casualty')],
      [
        'permitted_use',
        typesOf(
          'entry alterations casualty condemnation indemnity signs quiet_enjoyment maintenance_repairs hazmat notices',
        ),
      ],
      [
        'sublet',
        typesOf('amend_entire guaranty notices casualty condemnation default_remedies indemnity subordination'),
      ],
      [
        'utilities_tenant utilities_landlord',
        typesOf(
          'alterations hazmat casualty insurance default_remedies tenant_improvements surrender_restoration possession_delivery',
        ),
      ],
      ['free_rent_months', typesOf('casualty condemnation default_remedies')],
      [
        'security_deposit last_month_rent',
        typesOf('guaranty casualty insurance alterations tenant_improvements assignment_sublet'),
      ],
      ['holdover', typesOf('security_deposit casualty guaranty')],
    ] as const
  ).flatMap(([fields, types]) => fields.split(' ').map((field) => [field, new Set(types)] as const)),
);
