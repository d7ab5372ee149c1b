import { Breadcrumbs } from '@keyclause/ui';
import { paths } from '#paths.ts';

/** The way back from one lease; its title is the heading that follows. */
export const LeaseTrail = () => (
  <Breadcrumbs
    trail={[
      { label: 'Dashboard', href: paths.dashboard },
      { label: 'Your leases', href: paths.analysis },
    ]}
  />
);
