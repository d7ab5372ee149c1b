/** Wording that a reader can paste into a letter, by flag; two wordings where homes and businesses ask for different things. */
export const askFor = (id: string, kind: 'residential' | 'commercial'): string => {
  const words = asks[id];
  if (words === undefined) throw new RangeError(`No wording for ${id}`);
  return typeof words === 'string' ? words : words[kind];
};

const asks: Readonly<Record<string, string | { readonly residential: string; readonly commercial: string }>> = {
  RF01_confession_judgment: 'Please delete the clause that lets a judgment be entered without notice and a hearing.',
  RF02_jury_waiver: 'Please delete the jury waiver, or at least leave claims for personal injury out of it.',
  RF03_exculpatory:
    "Please add that this clause does not excuse the landlord's own negligence, wilful misconduct or duties under the law.",
  RF04_habitability_waiver:
    "Please add that nothing in this lease limits the landlord's duty to keep the premises habitable and up to code.",
  RF05_statutory_rights_waiver:
    'Please delete the waiver of rights under the law, or add "to the extent permitted by law".',
  RF06_notice_waiver: 'Please replace the waiver with the notice and the time to cure that the law provides.',
  RF07_self_help:
    'Please delete this: possession can be taken, locks changed or services stopped only through a court.',
  RF08_landlord_lien: {
    residential: "Please delete the landlord's lien on my belongings.",
    commercial: "Please delete the landlord's lien, or make it subordinate to our equipment lenders.",
  },
  RF09_oneway_attorney_fees: "Please make this mutual: the prevailing party recovers its reasonable attorneys' fees.",
  RF10_arbitration_class:
    "Please let either side opt out of arbitration within 30 days, keep small claims court open, and have the landlord pay the arbitrator's fees.",
  RF11_scra_waiver: 'Please delete the waiver of military termination rights.',
  RF12_discriminatory: 'Please delete this term; fair-housing law does not allow it.',
  RF13_review_gag: 'Please delete the ban on reviews, complaints and calls for help, with its fine.',
  RF14_deposit_over_cap:
    'Please reduce the security deposit to what state law allows; I ask for the rest back or credited to rent.',
  RF15_deposit_late_return: 'Please change the deadline for returning the deposit to the one that state law sets.',
  RF16_deposit_nonrefundable:
    'Please make the deposit fully refundable, with itemized deductions only, or name the charge as a fee beside the rent.',
  RF17_deposit_discretion:
    'Please limit deductions to damage beyond ordinary wear and tear, itemized and with receipts.',
  RF18_late_fee_high:
    'Please lower the late fee to 5% of the rent or what state law allows, whichever is less, charged once a month after five days of grace.',
  RF19_late_fee_daily: 'Please replace the daily late charge with one flat fee and a monthly cap.',
  RF20_no_grace: 'Please add the days of grace that state law requires before a late fee is charged.',
  RF21_junk_fees:
    'Please list every recurring fee on the first page, and delete or make optional those that are not for a service I choose.',
  RF22_acceleration:
    'Please limit this to rent actually lost, after credit for re-renting, with a duty to look for a new tenant.',
  RF23_liquidated_damages:
    'Please cap this sum at a reasonable estimate of the actual loss, and make it apply to both sides.',
  RF24_buyout_high:
    "Please reduce the early-termination fee to one or two months' rent or the actual loss, whichever is lower.",
  RF25_no_break: {
    residential: "Please add a right to end the lease early with 60 days' notice and a fee of one month's rent.",
    commercial: 'Please add a right to terminate at a fixed date with notice and an agreed fee.',
  },
  RF26_rent_increase_midterm:
    'Please state that the rent is fixed for the whole term and that any later increase needs the notice that the law requires.',
  RF27_uncapped_cpi: 'Please cap the adjustment at 3% to 4% a year and 15% in all.',
  RF28_high_fixed_escalator: 'Please reduce the yearly increase to between 2.5% and 3.5%.',
  RF29_holdover:
    'Please limit holdover rent to 125% to 150% of the last rent, charged by the day, with no other damages for the first 30 days.',
  RF30_auto_renewal:
    'Please let the lease go on month to month instead, or shorten the notice window to 30 days and add a reminder from the landlord.',
  RF31_joint_several: 'Please make each roommate liable for their own share only, and allow a replacement roommate.',
  RF32_guaranty_unlimited:
    "Please cap the guaranty at six to twelve months' rent, with an end date and a release when the keys are returned.",
  RF33_entry_no_notice:
    "Please state that the landlord enters only on at least 24 hours' written notice, at reasonable hours, except in an emergency.",
  RF34_unilateral_rules:
    "Please state that new rules must be reasonable, need 30 days' written notice, and may not change the rent or the main terms.",
  RF35_no_sublet: {
    residential: "Please allow subletting with the landlord's consent, which is not to be unreasonably withheld.",
    commercial:
      'Please allow assignment and subletting with consent not unreasonably withheld, answered in 10 days, and without consent to affiliates.',
  },
  RF36_consent_sole_discretion: 'Please state that consent is not to be unreasonably withheld, conditioned or delayed.',
  RF37_recapture:
    'Please let us withdraw the request if the landlord recaptures, and share profits only 50/50 after our costs.',
  RF38_change_control:
    'Please exempt affiliates, mergers, public trading and investment rounds from the transfer clause.',
  RF39_cam_uncapped: 'Please cap controllable operating expenses at 3% to 5% a year, not cumulative.',
  RF40_cam_capex:
    'Please limit capital items to those that save cost or that new law requires, spread over their useful life.',
  RF41_cam_no_audit: "Please add a right to audit within 180 days, at the landlord's cost if the error is above 3%.",
  RF42_mgmt_fee: 'Please cap the management fee at 3% of operating expenses, without taxes and insurance.',
  RF43_gross_up_missing: 'Please adjust variable expenses, and those of the base year, to 95% occupancy.',
  RF44_tax_reassessment:
    'Please exclude tax increases caused by a sale of the property during the first three to five years.',
  RF45_structural_hvac:
    'Please make the landlord replace the roof, structure and HVAC; we maintain, and share a replacement only over its useful life.',
  RF46_restoration:
    'Please limit restoration to items that the landlord named when consenting, with ordinary wear and tear and casualty excepted.',
  RF47_relocation: {
    residential:
      "Please delete the right to move me, or limit it to one move to an equal unit, on 30 days' notice and at the landlord's cost, with a right to leave instead.",
    commercial:
      "Please delete the relocation right, or limit it to one move to equal space, on 90 days' notice and at the landlord's full cost, with a right to leave instead.",
  },
  RF48_demolition_term: {
    residential: "Please delete the landlord's right to end the lease early; a sale should be subject to my lease.",
    commercial: "Please delete this right, or require 12 months' notice and payment for our unamortized improvements.",
  },
  RF49_no_snda: 'Please make subordination conditional on a non-disturbance agreement from every lender.',
  RF50_estoppel_poa:
    'Please allow 15 days and a second notice for estoppel certificates, with no power of attorney and no deemed approval.',
  RF51_short_cure: {
    residential: 'Please allow at least 5 days after written notice to pay and 14 days to correct anything else.',
    commercial: 'Please allow 10 days after notice for money and 30 days or more for anything else.',
  },
  RF52_no_cure: 'Please add written notice and time to cure: 10 days for rent and 30 days for anything else.',
  RF53_oneway_indemnity:
    "Please make the indemnity mutual and based on fault, and exclude the landlord's own negligence.",
  RF54_no_subrogation_waiver: 'Please add a mutual waiver of subrogation.',
  RF55_casualty_no_exit:
    'Please add that rent abates after a fire or other casualty, and that the lease may be ended if the premises are not restored within 120 days.',
  RF56_setoff_waiver: 'Please add "except as the law allows" and a right to offset a court judgment.',
  RF57_continuous_op: 'Please delete the duty to operate continuously and the radius restriction.',
  RF58_landlord_limited_liability:
    "Please include rents, insurance and sale proceeds in the assets that stand behind the landlord's duties.",
  RF59_rent_before_open:
    'Please add that rent abates day by day until possession is delivered, and that I may cancel after a fixed date.',
  RF60_missing_lead: 'Please attach the EPA lead-paint disclosure form and pamphlet.',
  RF61_missing_essentials: 'Please fill in the missing terms before anyone signs.',
  RF62_blank_fields: 'Please complete or strike out every blank, and initial the change.',
  RF63_internal_conflict: 'These figures do not agree. Please correct them and initial the correction.',
  RF64_vague_standard: 'Please replace this with an objective standard or a cap.',
  RF65_incorporated_docs: 'Please attach the documents named here, and add that the lease controls if they conflict.',
  RF66_no_wear_tear: 'Please add "ordinary wear and tear and casualty excepted" to the move-out clause.',
  RF67_insurance_cost: {
    residential: 'Please accept a renters policy from any licensed insurer, at usual limits.',
    commercial: 'Please lower the required limits to what the market carries, with any admitted insurer.',
  },
  RF68_pest_mold_shift: 'Please limit this to mold or pests that I caused; the landlord treats the rest.',
  RF69_guest_limits: 'Please allow guests for up to 14 days in any six months without approval.',
  RF70_landlord_thin_protection:
    'Please add the missing clauses on late fees, default, insurance, entry and fees before sending this lease.',
  RF71_landlord_uncapped_obligation:
    'Please add a cap, written notice and time to cure before the tenant may deduct from rent.',
  RF72_termination_asym: 'Please give both sides the same right to end the lease, with the same notice.',
};
