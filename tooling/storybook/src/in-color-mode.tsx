import type { ColorMode } from '@keyclause/theme';
import { useColorScheme } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';

interface InColorModeProps {
  readonly mode: ColorMode;
  readonly children: ReactNode;
}

/** Shows a story in the mode chosen in the toolbar, whatever the system prefers. */
export const InColorMode = ({ mode, children }: InColorModeProps) => {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return children;
};
