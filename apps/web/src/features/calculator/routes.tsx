import type { RouteObject } from 'react-router-dom';
import { loadScreen } from '#app/load-screen.ts';
import { paths } from '#paths.ts';

export const calculatorRoutes: RouteObject[] = [
  {
    path: paths.calculator,
    lazy: async () => ({ Component: (await loadScreen(() => import('./questions-page.tsx'))).QuestionsPage }),
  },
  {
    path: paths.calculation(':calculator'),
    lazy: async () => ({ Component: (await loadScreen(() => import('./calculation-page.tsx'))).CalculationPage }),
  },
];
