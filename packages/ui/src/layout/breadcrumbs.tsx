import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { NavigationLink } from './navigation.ts';

interface BreadcrumbsProps {
  /** From the outermost page inwards. */
  readonly trail: readonly NavigationLink[];
  /** The page that is open. Left out where its heading stands beside the trail or below it. */
  readonly current?: string;
  /** The heading of the page stands right beside the trail and ends it. */
  readonly isBesideHeading?: boolean;
}

/** The way from the top to a page that lies deeper. On a phone only the last step of it. */
export const Breadcrumbs = ({ trail, current, isBesideHeading = false }: BreadcrumbsProps) => (
  <Nav aria-label="Breadcrumb" data-goes-on={isBesideHeading}>
    <ol>
      {trail.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} color="textSecondary" underline="hover">
            {label}
          </Link>
        </li>
      ))}
      {current ? (
        <li>
          <span aria-current="page">{current}</span>
        </li>
      ) : null}
    </ol>
  </Nav>
);

const Nav = styled('nav')(({ theme }) => ({
  flex: 'none',
  minWidth: 0,
  maxWidth: '100%',
  color: theme.vars.palette.text.secondary,
  '& ol': { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  '& li': { display: 'flex', gap: 8, minWidth: 0, padding: '4px 0' },
  '& li:not(:last-child)::after, &[data-goes-on="true"] li::after': {
    content: '"/"',
    color: theme.vars.palette.line.strong,
  },
  [theme.breakpoints.down('sm')]: { '& li:has(~ li a)': { display: 'none' } },
}));
