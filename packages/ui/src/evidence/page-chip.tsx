import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

interface PageChipProps {
  /** 1-based. */
  readonly page: number;
  /** Which document, where a lease has several. */
  readonly documentName?: string | undefined;
  /** Writes the document on the chip too, where nothing beside it says which. */
  readonly isNameShown?: boolean;
  readonly href: string;
  readonly isCurrent?: boolean;
  readonly onClick?: () => void;
}

/** A link to the words on their page. */
export const PageChip = ({
  page,
  documentName,
  isNameShown = false,
  href,
  isCurrent = false,
  onClick,
}: PageChipProps) => (
  <Chip
    href={href}
    aria-current={isCurrent ? 'location' : undefined}
    aria-label={`p. ${page}${documentName ? ` of ${documentName}` : ''}: show in the document`}
    {...(onClick ? { onClick } : {})}
  >
    p. {page}
    {documentName && isNameShown ? <Name> of {documentName.replace(/\.[a-z]{2,4}$/i, '')}</Name> : null}
  </Chip>
);

const Name = styled('span')(({ theme }) => ({
  maxWidth: 'min(14ch, 24vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  marginLeft: '0.5ch',
  fontWeight: 400,
  [theme.breakpoints.down('sm')]: { marginLeft: 0, maxWidth: '10ch' },
}));

const Chip = styled(ButtonBase)<{ href: string }>(({ theme }) => ({
  font: 'inherit',
  flex: 'none',
  // Beside it the words need the width of a phone.
  [theme.breakpoints.down('sm')]: { flexDirection: 'column' },
  fontSize: '0.75rem',
  lineHeight: '16px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  padding: '4px 9px',
  borderRadius: 8,
  color: theme.vars.palette.primary.main,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&[aria-current]': { borderColor: theme.vars.palette.primary.main, backgroundColor: theme.vars.palette.primarySoft },
}));
