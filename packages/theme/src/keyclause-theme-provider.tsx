import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ElementType, type ReactNode, useMemo } from 'react';
import { colorModeStorage } from './color-mode.ts';
import { colorModeKey } from './color-mode-key.ts';
import { createKeyclauseTheme } from './create-keyclause-theme.ts';

interface KeyclauseThemeProviderProps {
  /** Renders every `href` of buttons and links. Must keep its identity between renders. */
  readonly link?: ElementType;
  readonly children: ReactNode;
}

export const KeyclauseThemeProvider = ({ link, children }: KeyclauseThemeProviderProps) => {
  const theme = useMemo(() => createKeyclauseTheme(link), [link]);
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={colorModeKey}
      storageManager={colorModeStorage}
      disableTransitionOnChange
      noSsr
    >
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
};
