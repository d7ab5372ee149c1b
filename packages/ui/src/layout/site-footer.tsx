import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BrandMark } from './brand-mark.tsx';
import type { FooterGroup, LayoutBrand } from './navigation.ts';

interface SiteFooterProps {
  readonly brand: LayoutBrand;
  readonly groups: readonly FooterGroup[];
  /** The newsletter box, where the app has one. */
  readonly newsletter?: ReactNode;
}

export const SiteFooter = ({ brand, groups, newsletter }: SiteFooterProps) => (
  <Foot>
    <Columns>
      <div>
        <BrandMark name={brand.name} />
        <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '36ch' }}>
          {brand.tagline}. We explain, we do not give legal advice.
        </Typography>
        {newsletter}
      </div>
      <LinkColumn
        label="Contact"
        links={[
          { label: brand.contactEmail, href: `mailto:${brand.contactEmail}` },
          ...brand.social.map(({ name, url }) => ({ label: name, href: url })),
        ]}
      />
      {groups
        .filter(({ links }) => links.length > 0)
        .map((group) => (
          <LinkColumn key={group.label} {...group} />
        ))}
    </Columns>
  </Foot>
);

const LinkColumn = ({ label, links }: FooterGroup) => (
  <nav aria-label={label}>
    <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
      {label}
    </Typography>
    <LinkList>
      {links.map(({ label: text, href }) => (
        <li key={href}>
          <Link href={href} color="textSecondary" underline="hover" {...(isElsewhere(href) ? { rel: 'noopener' } : {})}>
            {text}
          </Link>
        </li>
      ))}
    </LinkList>
  </nav>
);

const isElsewhere = (href: string): boolean => href.startsWith('https://');

const Foot = styled('footer')(({ theme }) => ({
  marginTop: 'auto',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.sunken,
  padding: '48px 16px',
  [theme.breakpoints.up('sm')]: { padding: '48px 24px' },
  position: 'relative',
  '@media print': { display: 'none' },
}));

const Columns = styled('div')(({ theme }) => ({
  maxWidth: 1072,
  margin: '0 auto',
  display: 'grid',
  gap: '32px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gap: 64,
    gridTemplateColumns: '1fr',
    gridAutoFlow: 'column',
    gridAutoColumns: 'max-content',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}));

const LinkList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 });
