interface PageMetaProps {
  readonly title: string;
  readonly brandName: string;
  readonly origin: string;
  readonly pathname: string;
  readonly description?: string;
}

/** Title, description and canonical link; React puts them into the head. */
export const PageMeta = ({ title, brandName, origin, pathname, description }: PageMetaProps) => (
  <>
    <title>{`${title} · ${brandName}`}</title>
    {description ? <meta name="description" content={description} /> : null}
    <link rel="canonical" href={canonicalUrl(origin, pathname)} />
  </>
);

/** The product's own domain, with the trailing slash removed. */
export const canonicalUrl = (origin: string, pathname: string): string =>
  `${origin.replace(/\/+$/, '')}${pathname.replace(/\/+$/, '')}`;
