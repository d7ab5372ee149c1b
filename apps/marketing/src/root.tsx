import '@keyclause/theme/fonts.css';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { brand } from '@keyclause/domain';
import { colorModeScriptPath } from '@keyclause/theme';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, useLocation } from 'react-router';
import { SiteFooter } from './layout/site-footer.tsx';
import { SiteHeader } from './layout/site-header.tsx';
import { tokenStyle } from './styles/token-style.ts';
import './styles/site.css';
import './styles/bars.css';
import './styles/pages.css';
import './styles/forms.css';
import './styles/sample.css';
import './styles/proof.css';

/**
 * Plain HTML: the pages are read, not operated, so no script of React is sent. `/color-mode.js` sets the mode before the first paint and
 * `/site.js` works the toggle.
 */
export const Layout = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const canonical = `${brand.origin}${pathname.replace(/\/+$/, '')}`;
  const isLanding = pathname === '/';
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <script src={colorModeScriptPath} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={interUrl} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {pathname === '/not-found' ? null : <link rel="canonical" href={canonical} />}
        <style dangerouslySetInnerHTML={{ __html: tokenStyle }} />
        <Meta />
        <Links />
        <script src="/site.js" defer />
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to the content
        </a>
        {isLanding ? null : <div className="dots" aria-hidden="true" />}
        <SiteHeader />
        <main id="content">{children}</main>
        <SiteFooter />
      </body>
    </html>
  );
};

const Root = () => <Outlet />;

export default Root;
