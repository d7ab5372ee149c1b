import { styled } from '@mui/material/styles';

export const contentId = 'content';

export const SkipLink = () => <Anchor href={`#${contentId}`}>Skip to content</Anchor>;

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 12,
  left: 12,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 18px',
  borderRadius: 24,
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));
