import { brand } from '@keyclause/domain';

export const SiteFooter = () => (
  <footer className="footer">
    <div className="wide footer-row">
      <div>
        <strong>{brand.name}</strong>
        <p className="small">It explains leases. It is not a law firm and gives no legal advice.</p>
      </div>
      <div>
        <h2>Contact</h2>
        <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
      </div>
      <nav aria-label="Footer">
        <h2>Pages</h2>
        <ul>
          <li>
            <a href="/analysis">Document analyzer</a>
          </li>
          <li>
            <a href="/analysis/sample">Sample report</a>
          </li>
          <li>
            <a href="/login">Sign In</a>
          </li>
        </ul>
      </nav>
      <nav aria-label="Social">
        <h2>Follow</h2>
        <ul>
          {brand.social.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
);
