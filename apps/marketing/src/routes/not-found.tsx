import { brand } from '@keyclause/domain';

export const meta = () => [{ title: `Page not found · ${brand.name}` }, { name: 'robots', content: 'noindex' }];

const NotFound = () => (
  <section className="narrow center">
    <p className="eyebrow">404</p>
    <h1>This page does not exist</h1>
    <p className="lead">The address may be mistyped, or the page may have moved.</p>
    <p className="actions middle">
      <a className="button" href="/">
        Go home
      </a>
      <a className="button quiet" href="/analysis">
        Read a lease
      </a>
    </p>
  </section>
);

export default NotFound;
