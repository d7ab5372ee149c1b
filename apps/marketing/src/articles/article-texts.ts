import { brand } from '@keyclause/domain';
import type { ComponentType } from 'react';
import { CommercialLease5KeyDifferences } from './commercial-lease-5-key-differences.tsx';
import { CostOfNotReviewingLeaseRenewal } from './cost-of-not-reviewing-lease-renewal.tsx';
import { HiddenClausesCommercialLeases } from './hidden-clauses-commercial-leases.tsx';
import { HowToSpotLeaseScams } from './how-to-spot-lease-scams.tsx';
import { LeaseRedFlags } from './lease-red-flags.tsx';
import { NegotiatingLeaseTerms } from './negotiating-lease-terms.tsx';
import { TenantRightsOverview } from './tenant-rights-overview.tsx';
import { UltimateMoveInChecklist } from './ultimate-move-in-checklist.tsx';
import { UnderstandLeaseIn60Seconds } from './understand-lease-in-60-seconds.tsx';
import { UnderstandingCommonClauses } from './understanding-common-clauses.tsx';
import { UsingTheAnalyzerEffectively } from './using-the-analyzer-effectively.tsx';
import { WhyLeaseAgreementsAreGettingLonger } from './why-lease-agreements-are-getting-longer.tsx';

/** The words of each article, by its slug. */
export const articleTexts: Readonly<Record<string, ComponentType>> = {
  'lease-red-flags': LeaseRedFlags,
  'understanding-common-clauses': UnderstandingCommonClauses,
  'understand-lease-in-60-seconds': UnderstandLeaseIn60Seconds,
  'ultimate-move-in-checklist': UltimateMoveInChecklist,
  'how-to-spot-lease-scams': HowToSpotLeaseScams,
  'negotiating-lease-terms': NegotiatingLeaseTerms,
  'cost-of-not-reviewing-lease-renewal': CostOfNotReviewingLeaseRenewal,
  'commercial-lease-5-key-differences': CommercialLease5KeyDifferences,
  'tenant-rights-overview': TenantRightsOverview,
  'hidden-clauses-commercial-leases': HiddenClausesCommercialLeases,
  'why-lease-agreements-are-getting-longer': WhyLeaseAgreementsAreGettingLonger,
  [`using-${brand.slug}-ai-effectively`]: UsingTheAnalyzerEffectively,
};
