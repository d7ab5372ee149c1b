import type { FactValue } from '#report.ts';

/** What a whole sentence may say: a field and its answer. */
export type StatementType = {
  /** "pets=prohibited". */
  readonly id: string;
  readonly field: string;
  /** The part of the field that it answers; null for the whole. */
  readonly part: string | null;
  /** `words`: the sentence itself is the answer. */
  readonly value: FactValue | 'words';
  readonly kind: 'residential' | 'commercial' | null;
};

const answers = (
  field: string,
  values: readonly (string | number | boolean)[],
  kind: StatementType['kind'] = null,
): StatementType[] => {
  const [id = field, part = null] = field.split('.');
  return values.map((value) => ({ id: `${field}=${value}`, field: id, part, value, kind }));
};

export const statementTypes: readonly StatementType[] = [
  ...answers('tenancy_type', ['month_to_month', 'fixed']),
  ...answers('renewal.type', ['none', 'auto', 'option']),
  ...answers('early_termination.allowed', [true]),
  ...answers('pets', ['allowed', 'with_consent', 'prohibited'], 'residential'),
  ...answers('smoking', ['prohibited', 'allowed'], 'residential'),
  ...answers('sublet', ['allowed', 'with_consent', 'prohibited']),
  ...answers('furnished', [true, false], 'residential'),
  ...answers('renters_insurance_required', [true, false]),
  ...answers('joint_and_several', [true, false]),
  ...answers('jury_waiver', [true, false]),
  ...answers('arbitration', [true, false]),
  ...answers('attorney_fees', ['prevailing_party', 'landlord_only', 'tenant_only', 'none']),
  ...answers('structure', ['gross', 'modified_gross', 'nnn', 'absolute_net'], 'commercial'),
  ...answers('property_type', [
    'apartment',
    'house',
    'condo',
    'room',
    'mobile-home lot',
    'office',
    'retail',
    'industrial',
    'ground',
    'other',
  ]),
  // A notice of some length is a value of the sentence; that none is needed is not.
  ...answers('entry_notice_hours', [0]),
  ...answers('holdover.becomes', ['month_to_month']),
  ...answers('holdover.rent_percent', [100]),
  ...answers('cam.audit_right', [true], 'commercial'),
  ...answers('escalation.type', ['cpi'], 'commercial'),
  ...answers('parking', ['words']),
  ...answers('maintenance_tenant', ['words']),
  ...answers('permitted_use', ['words']),
];
