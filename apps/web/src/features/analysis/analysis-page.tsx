import { PageBody } from '@keyclause/ui';

export const AnalysisPage = () => <PageBody title="Your leases">{null}</PageBody>;
