import { DataSection } from './data-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

export const LastSections = () => (
  <>
    <SessionsSection />
    <DataSection />
  </>
);
