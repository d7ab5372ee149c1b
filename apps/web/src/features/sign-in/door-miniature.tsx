import { ReportMiniature } from '@keyclause/ui';

/** A file of its own, so that the form does not wait for it. */
export const DoorMiniature = () => <ReportMiniature />;
