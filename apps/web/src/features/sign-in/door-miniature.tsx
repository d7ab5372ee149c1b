import { ReportMiniature } from '@keyclause/ui';

/** A file of its own, so that phones, which have no room for it, do not load it. */
export const DoorMiniature = () => <ReportMiniature />;
