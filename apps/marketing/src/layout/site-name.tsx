import { brand } from '@keyclause/domain';

/** The sign and the name, as the app shows them. */
export const SiteName = () => (
  <>
    <svg aria-hidden="true" viewBox="0 0 28 28" width="28" height="28">
      <rect x="1" y="1" width="26" height="26" rx="8" fill="var(--primary)" />
      <rect x="7" y="8" width="10" height="2.4" rx="1.2" fill="var(--on-primary)" opacity="0.7" />
      <rect x="7" y="12.4" width="14" height="4" rx="2" fill="var(--secondary)" />
      <rect x="7" y="18.4" width="8" height="2.4" rx="1.2" fill="var(--on-primary)" opacity="0.7" />
    </svg>
    <span className="name-word">{brand.name}</span>
  </>
);
