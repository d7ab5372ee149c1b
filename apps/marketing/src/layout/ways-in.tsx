/** How a visitor starts: with a lease of their own, or with ours. */
export const WaysIn = () => (
  <p className="actions">
    <a className="button" href="/analysis">
      Read a lease
    </a>
    <a className="button quiet" href="/analysis/sample">
      Open a sample report
    </a>
  </p>
);
