import type { Snippets } from './snippet.ts';

export const business: readonly Snippets[] = [
  {
    id: 'RF37_recapture',
    kind: 'commercial',
    says: [
      'Landlord may recapture the space that Tenant proposes to sublet.',
      'Tenant shall pay Landlord fifty percent (50%) of the excess of sublease rent over Base Rent.',
      'Upon a request to assign, Landlord may elect to terminate this Lease as to the space proposed to be transferred.',
    ],
    benign: [
      'Landlord has no right to recapture on a proposed sublease.',
      'Tenant may keep all profits of any sublease.',
      'Excess insurance proceeds are paid to Landlord.',
    ],
  },
  {
    id: 'RF38_change_control',
    kind: 'commercial',
    says: [
      'A transfer of a controlling interest in the stock of Tenant shall be deemed an assignment.',
      'Any change of control of Tenant constitutes a transfer requiring consent.',
      'The merger or consolidation of Tenant shall be considered an assignment of this Lease.',
    ],
    benign: [
      'A sale of stock of Tenant shall not be deemed an assignment.',
      'Landlord may transfer its interest in the Building.',
      'A merger of Tenant is not treated as a transfer.',
    ],
  },
  {
    id: 'RF40_cam_capex',
    kind: 'commercial',
    says: [
      'Operating Expenses include the cost of capital improvements and replacements.',
      "Tenant's share of operating costs shall include capital expenditures made to the Building.",
      'Common area costs include capital repairs to the parking lot.',
    ],
    benign: [
      'Operating Expenses exclude capital expenditures.',
      'Operating Expenses shall not include the cost of capital improvements.',
      'Landlord bears all capital costs, other than those listed in operating expenses as exceptions.',
    ],
  },
  {
    id: 'RF42_mgmt_fee',
    kind: 'commercial',
    says: [
      'Operating Expenses include a management fee of ten percent (10%) of gross revenues.',
      'Tenant shall pay an administrative fee equal to 15% of common area costs.',
      'CAM charges include an overhead charge of 12% .',
    ],
    benign: [
      'Operating Expenses include a management fee of three percent (3%) of gross revenues.',
      'The management fee shall not exceed 4% of rents.',
      'No management fee is charged.',
    ],
  },
  {
    id: 'RF45_structural_hvac',
    kind: 'commercial',
    says: [
      'Tenant shall, at its sole cost, repair and replace the roof and HVAC systems.',
      'Tenant must maintain the foundation, structure and roof in good repair.',
      'Lessee is responsible for the replacement of the heating and air conditioning equipment.',
    ],
    benign: [
      'Landlord shall repair and replace the roof and structure.',
      'Tenant shall maintain the interior, excluding the roof, foundation and structural elements.',
      'Tenant shall make non-structural repairs only; the roof is maintained by Landlord.',
    ],
  },
  {
    id: 'RF50_estoppel_poa',
    kind: 'commercial',
    says: [
      'If Tenant fails to deliver the certificate, Tenant appoints Landlord its attorney-in-fact to sign it.',
      'Failure to return the estoppel certificate in ten days shall be conclusive upon Tenant that the Lease is in full force.',
      "Tenant's failure to deliver the statement shall be deemed a certification that no default exists.",
    ],
    benign: [
      'Tenant shall deliver an estoppel certificate within fifteen days after request.',
      'No power of attorney is granted; failure to deliver a certificate shall not be deemed approval.',
      'Landlord shall certify the status of the Lease upon request.',
    ],
  },
  {
    id: 'RF57_continuous_op',
    kind: 'commercial',
    says: [
      'Tenant shall continuously operate its business in the Premises during store hours.',
      'Tenant shall not open a similar store within a radius of five miles.',
      'Tenant shall keep the store open seven days a week.',
    ],
    benign: [
      'Tenant is not required to operate continuously in the Premises.',
      'Tenant may close at any time; no operating covenant applies.',
      'Insurance shall be continuously maintained in effect.',
    ],
  },
];
