import { brand } from '@keyclause/domain';
import Link from '@mui/material/Link';
import { PlanFacts } from '#plans/plan-facts.tsx';
import { ProfileSection } from './profile-section.tsx';

export const PlanSection = () => (
  <ProfileSection
    title="Plan and usage"
    note={
      <>
        To change your plan or buy credits, write to{' '}
        <Link href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</Link>.
      </>
    }
  >
    <PlanFacts />
  </ProfileSection>
);
