import { useColorMode } from '@keyclause/theme';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';

export const ColorModeButton = () => {
  const { mode, toggle } = useColorMode();
  const isDark = mode === 'dark';
  return (
    <IconButton color="inherit" onClick={toggle} aria-label={isDark ? 'Use light colours' : 'Use dark colours'}>
      {isDark ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
    </IconButton>
  );
};
