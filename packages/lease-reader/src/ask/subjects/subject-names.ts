/** The subject of Ask to which a field of leases belongs; undefined for none. */
export const subjectOfField = (field: string): string | undefined => byField.get(field);

/** The subject to which the words of a flag belong, and those that only look like it. */
export const subjectOfFlag = (id: string): string | undefined => byFlag.get(id.slice(0, 4));

const named = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [subject = '', names = ''] = line.trim().split(': ');
        return names.split(' ').map((name): [string, string] => [name, subject]);
      }),
  );

const byField = named(`
  rent_amount: rent_monthly rent_annual rent_psf
  rent_change: rent_schedule escalation
  rent_due_day: rent_due_day
  late_fee: late_fee
  grace: grace_days
  returned_check: returned_check_fee
  proration: prorated_rent last_month_rent
  free_rent: free_rent_months
  deposit_amount: security_deposit letter_of_credit
  deposit_return: deposit_return_days
  fees_other: other_fees
  pets: pets
  pet_costs: pet_deposit pet_fee pet_rent
  smoking: smoking
  guests: guest_limit_days
  occupants: occupants
  parking: parking
  utilities: utilities_tenant utilities_landlord
  furnishings: furnished
  repairs: maintenance_tenant
  entry: entry_notice_hours
  insurance: renters_insurance_required liability_minimum
  possession: start_date rent_commencement_date
  lease_end: end_date term_months tenancy_type
  renewal: renewal
  notice_to_leave: notice_to_terminate_days
  early_exit: early_termination
  holdover: holdover
  default_cure: cure_days
  attorney_fees: attorney_fees
  courts: jury_waiver arbitration
  sublet: sublet
  joint_liability: joint_and_several
  guaranty: guarantor
  permitted_use: permitted_use
  shared_costs: cam pro_rata_share_pct structure base_year_or_stop
  percentage_rent: percentage_rent
  square_feet: rentable_sf building_sf
  allowance: tenant_improvement_allowance
  governing_law: governing_law
  notices: landlord_notice_address
  landlord_name: landlord manager
  tenant_names: tenants
  premises: premises_address unit property_type
  disclosures: year_built
  signing: lease_date
`);

const byFlag = named(`
  courts: RF01 RF02 RF10
  injury: RF03
  repairs: RF04
  lockout_eviction: RF06 RF07
  lien: RF08
  attorney_fees: RF09
  military: RF11
  discrimination: RF12
  complaints: RF13
  deposit_amount: RF14
  deposit_return: RF15
  deposit_deductions: RF16 RF17
  late_fee: RF18 RF19
  grace: RF20
  fees_other: RF21
  acceleration: RF22 RF23
  early_exit: RF24
  rent_change: RF26 RF27 RF28
  holdover: RF29
  renewal: RF30
  joint_liability: RF31
  guaranty: RF32
  entry: RF33
  rules: RF34 RF65
  sublet: RF35 RF37 RF38
  shared_costs: RF39 RF40 RF42
  cost_audit: RF41
  taxes: RF44
  big_replacements: RF45
  surrender: RF46 RF66
  relocation: RF47
  landlord_ends: RF48
  sale_foreclosure: RF49
  estoppel: RF50
  default_cure: RF51 RF52
  indemnity: RF53
  casualty: RF55
  habitability: RF56
  opening_hours: RF57
  liability_limit: RF58
  possession: RF59
  insurance: RF67
  pests_mold: RF68
  guests: RF69
  notice_to_leave: RF72
`);
