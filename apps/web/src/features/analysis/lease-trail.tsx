import { Breadcrumbs } from '@keyclause/ui';
import { paths } from '#paths.ts';

/** The way back from one lease; its title is the heading that follows, beside it or below. */
export const LeaseTrail = ({ isBesideHeading = false }: { readonly isBesideHeading?: boolean }) => (
  <Breadcrumbs
    isBesideHeading={isBesideHeading}
    trail={[
      { label: 'Dashboard', href: paths.dashboard },
      { label: 'Your leases', href: paths.analysis },
    ]}
  />
);
