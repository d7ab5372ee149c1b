import { createTheme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { colorModeSelector } from './color-mode-key.ts';
import { componentsOf } from './components.ts';
import { paletteOf } from './palette.ts';
import { breakpointTokens, darkColors, layoutTokens, lightColors, shapeTokens } from './tokens.ts';
import { typography } from './typography.ts';

const quietShadow = '0 1px 2px rgb(8 16 40 / 0.06)';
const liftedShadow = '0 12px 32px -12px rgb(8 16 40 / 0.28)';

/** The MUI theme over CSS variables; both modes are in the style sheet, so a change of mode renders nothing anew. */
export const createKeyclauseTheme = (link?: ElementType) =>
  createTheme({
    cssVariables: { cssVarPrefix: 'kc', colorSchemeSelector: colorModeSelector },
    colorSchemes: { light: { palette: paletteOf(lightColors) }, dark: { palette: paletteOf(darkColors) } },
    breakpoints: { values: breakpointTokens },
    shape: { borderRadius: shapeTokens.radius },
    typography,
    motion: { reducedMotion: 'system' },
    shadows: ['none', ...Array.from({ length: 24 }, (_, index) => (index < 4 ? quietShadow : liftedShadow))] as Shadows,
    transitions: {
      duration: { enteringScreen: layoutTokens.drawerOpenMs, leavingScreen: layoutTokens.drawerCloseMs },
    },
    components: componentsOf(link),
  });

type Shadows = NonNullable<NonNullable<Parameters<typeof createTheme>[0]>['shadows']>;
