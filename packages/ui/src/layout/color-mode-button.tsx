import { useColorMode } from '@keyclause/theme';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

/** Both icons are there and the style sheet shows one, so that a page drawn before its script shows the right one too. */
export const ColorModeButton = () => (
  <IconButton color="inherit" onClick={useColorMode().toggle} aria-label="Switch between light and dark">
    <InLight fontSize="small" />
    <InDark fontSize="small" />
  </IconButton>
);

const InLight = styled(DarkModeOutlined)(({ theme }) => theme.applyStyles('dark', { display: 'none' }));

const InDark = styled(LightModeOutlined)(({ theme }) => ({
  display: 'none',
  ...theme.applyStyles('dark', { display: 'inline-block' }),
}));
