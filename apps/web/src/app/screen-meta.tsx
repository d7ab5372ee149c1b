import { brand } from '@keyclause/domain';
import { PageMeta } from '@keyclause/ui';
import { useLocation } from 'react-router-dom';
import { useEarlyPress } from './early-press.ts';

interface ScreenMetaProps {
  readonly title: string;
  readonly description?: string;
}

/** Stands in every screen. */
export const ScreenMeta = (meta: ScreenMetaProps) => {
  const { pathname } = useLocation();
  useEarlyPress();
  return <PageMeta {...meta} brandName={brand.name} origin={brand.origin} pathname={pathname} />;
};
