import '#app/zod-without-eval.ts';
import '@keyclause/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { Providers } from '#app/providers.tsx';
import { routes } from '#app/routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <Providers router={createBrowserRouter(routes)} />
  </StrictMode>,
);
