import { brand, siteFooter } from '@keyclause/domain';
import { NewsletterForm } from '../forms/newsletter-form.tsx';
import { SiteName } from './site-name.tsx';

export const SiteFooter = () => (
  <footer className="footer">
    <div className="wide footer-row">
      <div className="footer-brand">
        <span className="name">
          <SiteName />
        </span>
        <p>{brand.tagline}. We explain, we do not give legal advice.</p>
        <NewsletterForm />
      </div>
      <nav aria-label="Contact">
        <h2>Contact</h2>
        <ul>
          <li>
            <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
          </li>
          {brand.social.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {siteFooter.map(({ label, links }) => (
        <nav aria-label={label} key={label}>
          <h2>{label}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
            {label === 'About' ? (
              <li data-consent-part="" hidden>
                <button className="link" type="button" data-consent-open="">
                  Privacy choices
                </button>
              </li>
            ) : null}
          </ul>
        </nav>
      ))}
    </div>
  </footer>
);
