import { brand } from '@keyclause/domain';

/** Top bar of the public pages. The toggle is shown by the script that works it. */
export const SiteHeader = () => (
  <header className="bar">
    <div className="wide bar-row">
      <a className="name" href="/">
        <svg aria-hidden="true" viewBox="0 0 28 28" width="28" height="28">
          <rect x="1" y="1" width="26" height="26" rx="8" fill="var(--primary)" />
          <rect x="7" y="8" width="10" height="2.4" rx="1.2" fill="var(--on-primary)" opacity="0.7" />
          <rect x="7" y="12.4" width="14" height="4" rx="2" fill="var(--secondary)" />
          <rect x="7" y="18.4" width="8" height="2.4" rx="1.2" fill="var(--on-primary)" opacity="0.7" />
        </svg>
        {brand.name}
      </a>
      <nav aria-label="Site" className="bar-links">
        <button className="toggle" type="button" data-color-toggle="" hidden>
          <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20">
            <path d="M12 3a9 9 0 1 0 0 18V3Z" fill="currentColor" />
            <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
          <span className="hidden">Switch between light and dark</span>
        </button>
        <a className="button quiet" href="/login">
          Sign In
        </a>
        <a className="button" href="/register">
          Get Started
        </a>
      </nav>
    </div>
  </header>
);
