import type { RouteObject } from 'react-router-dom';
import { NotFoundPage } from './not-found-page.tsx';

export const notFoundRoutes: RouteObject[] = [{ path: '*', element: <NotFoundPage /> }];
