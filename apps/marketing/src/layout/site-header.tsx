import { siteMenu } from '@keyclause/domain';
import { SiteName } from './site-name.tsx';

/** Top bar of the public pages. The toggle is shown by the script that works it; the menu opens without script. */
export const SiteHeader = () => (
  <header className="bar">
    <div className="wide bar-row">
      <a className="name" href="/">
        <SiteName />
      </a>
      <div className="bar-links">
        <details className="menu" data-menu="">
          <summary className="button bare">
            Menu
            <svg aria-hidden="true" viewBox="0 0 24 24" width="18" height="18">
              <path d="m7 10 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </summary>
          <nav aria-label="Site" className="menu-list">
            <ul>
              {siteMenu.map(({ label, href, description }) => (
                <li key={href}>
                  <a href={href}>
                    <strong>{label}</strong>
                    <span>{description}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </details>
        <button className="toggle" type="button" data-color-toggle="" hidden>
          <svg className="in-light" aria-hidden="true" viewBox="0 0 24 24" width="20" height="20">
            <path
              d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
            />
          </svg>
          <svg className="in-dark" aria-hidden="true" viewBox="0 0 24 24" width="20" height="20">
            <circle cx="12" cy="12" r="4" fill="none" stroke="currentColor" strokeWidth="2" />
            <path
              d="M12 2v3m0 14v3M2 12h3m14 0h3M4.9 4.9 7 7m10 10 2.1 2.1m0-14.2L17 7M7 17l-2.1 2.1"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
          <span className="hidden">Switch between light and dark</span>
        </button>
        <a className="button bare" href="/login" data-signed-out="">
          Sign In
        </a>
        <a className="button wide-only" href="/register" data-signed-out="">
          Get Started
        </a>
        <a className="button" href="/dashboard" data-signed-in="" hidden>
          Dashboard
        </a>
      </div>
    </div>
  </header>
);
