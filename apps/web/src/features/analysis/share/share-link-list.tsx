import type { ShareLink } from '@keyclause/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

type ShareLinkListProps = {
  readonly links: readonly ShareLink[];
  readonly isBusy: boolean;
  readonly onRevoke: (link: ShareLink) => void;
};

export const ShareLinkList = ({ links, isBusy, onRevoke }: ShareLinkListProps) => (
  <>
    <Typography variant="h3" component="h3" sx={{ mt: 3, mb: 1 }}>
      Links that work
    </Typography>
    <List>
      {links.map((link) => (
        <li key={link.id}>
          <span>
            Made {momentWords(link.createdAt)}, {link.withDocument ? 'with the lease' : 'without the lease'},{' '}
            {link.expiresAt ? `works until ${momentWords(link.expiresAt)}` : 'works until you end it'}
          </span>
          <Button
            size="small"
            color="error"
            disabled={isBusy}
            aria-label={`Revoke the link made ${momentWords(link.createdAt)}`}
            onClick={() => onRevoke(link)}
          >
            Revoke
          </Button>
        </li>
      ))}
    </List>
  </>
);

const momentWords = (instant: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '8px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));
