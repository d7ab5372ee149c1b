import type { ReactNode } from 'react';

/** How every page but the landing page begins. */
export const PageHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <header className="wide head">
    <h1>{title}</h1>
    <p className="lead">{children}</p>
  </header>
);
