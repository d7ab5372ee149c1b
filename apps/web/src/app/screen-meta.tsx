import { brand } from '@keyclause/domain';
import { PageMeta } from '@keyclause/ui';
import { useLocation } from 'react-router-dom';

interface ScreenMetaProps {
  readonly title: string;
  readonly description?: string;
}

export const ScreenMeta = (meta: ScreenMetaProps) => (
  <PageMeta {...meta} brandName={brand.name} origin={brand.origin} pathname={useLocation().pathname} />
);
