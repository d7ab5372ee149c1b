export type FieldGroup = { readonly id: string; readonly title: string; readonly fields: readonly FieldLabel[] };
export type FieldLabel = { readonly id: string; readonly label: string };

/** The fields of a lease in the groups and the order in which the summary shows them. A test holds this to the fields that the reader knows. */
export const fieldGroups: readonly FieldGroup[] = [
  group('parties', 'Parties', {
    landlord: 'Landlord',
    tenants: 'Tenants',
    occupants: 'Other occupants',
    manager: 'Managing agent',
    guarantor: 'Guarantor',
    landlord_notice_address: 'Address for notices to the landlord',
  }),
  group('premises', 'Premises', {
    premises_address: 'Address',
    unit: 'Unit',
    property_type: 'Kind of property',
    rentable_sf: 'Rentable square feet',
    building_sf: 'Building square feet',
    permitted_use: 'Permitted use',
    parking: 'Parking',
    furnished: 'Furnished',
    year_built: 'Year built',
  }),
  group('term', 'Term', {
    start_date: 'Starts',
    end_date: 'Ends',
    term_months: 'Length',
    tenancy_type: 'Kind of tenancy',
    lease_date: 'Date of the agreement',
    rent_commencement_date: 'Rent starts',
    renewal: 'Renewal',
    notice_to_terminate_days: 'Notice to end it',
    early_termination: 'Ending it early',
    holdover: 'Staying past the end',
    rights: 'Options and rights',
  }),
  group('money', 'Money', {
    rent_monthly: 'Monthly rent',
    rent_annual: 'Annual rent',
    rent_psf: 'Rent per square foot a year',
    rent_due_day: 'Rent due on',
    rent_schedule: 'Rent steps',
    escalation: 'Rent increases',
    prorated_rent: 'First partial month',
    free_rent_months: 'Free rent',
    grace_days: 'Grace period',
    late_fee: 'Late fee',
    returned_check_fee: 'Returned payment fee',
    security_deposit: 'Security deposit',
    deposit_return_days: 'Deposit returned within',
    last_month_rent: 'Last month paid ahead',
    letter_of_credit: 'Letter of credit',
    pet_deposit: 'Pet deposit',
    pet_fee: 'Pet fee',
    pet_rent: 'Pet rent',
    other_fees: 'Other fees',
    structure: 'Lease structure',
    pro_rata_share_pct: 'Share of operating costs',
    base_year_or_stop: 'Base year or expense stop',
    cam: 'Operating cost terms',
    percentage_rent: 'Percentage rent',
    tenant_improvement_allowance: 'Improvement allowance',
  }),
  group('living there', 'Living there', {
    utilities_tenant: 'Utilities the tenant pays',
    utilities_landlord: 'Utilities the landlord pays',
    maintenance_tenant: 'Repairs put on the tenant',
    pets: 'Pets',
    smoking: 'Smoking',
    guest_limit_days: 'Guests may stay',
    renters_insurance_required: 'Tenant must be insured',
    liability_minimum: 'Minimum liability cover',
    entry_notice_hours: 'Notice before entry',
    sublet: 'Subletting',
  }),
  group('enforcement', 'If something goes wrong', {
    cure_days: 'Time to cure a default',
    attorney_fees: 'Attorney fees',
    jury_waiver: 'Jury trial given up',
    arbitration: 'Arbitration',
    joint_and_several: 'Each tenant liable for all',
    governing_law: 'Governing law',
    disclosures: 'Disclosures and addenda',
  }),
];

const labels = new Map(fieldGroups.flatMap(({ fields }) => fields.map(({ id, label }) => [id, label])));

/** A field that a newer reader knows and this page does not is shown under its id, in words. */
export const labelOf = (id: string): string =>
  labels.get(id) ?? id.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

function group(id: string, title: string, fields: Readonly<Record<string, string>>): FieldGroup {
  return { id, title, fields: Object.entries(fields).map(([fieldId, label]) => ({ id: fieldId, label })) };
}
