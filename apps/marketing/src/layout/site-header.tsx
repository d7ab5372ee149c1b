import { brand } from '@keyclause/domain';

/** Top bar of the public pages. The toggle is shown by the script that works it. */
export const SiteHeader = () => (
  <header className="bar">
    <div className="wide bar-row">
      <a className="name" href="/">
        <svg aria-hidden="true" viewBox="0 0 32 32" width="28" height="28">
          <rect x="5" y="2" width="22" height="28" rx="4" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M10 9h12M10 22h8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          <rect x="9" y="13" width="14" height="5" rx="1.5" fill="#ffd11a" stroke="#8a5200" strokeWidth="1" />
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
