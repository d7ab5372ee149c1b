export { type ColorMode, type ColorModeState, colorModeStorage, useColorMode } from './color-mode.ts';
export { colorModeAttribute, colorModeKey, colorModeScriptPath } from './color-mode-key.ts';
export { colorModeStyle } from './color-mode-style.ts';
export { createKeyclauseTheme } from './create-keyclause-theme.ts';
export { KeyclauseThemeProvider } from './keyclause-theme-provider.tsx';
export {
  breakpointTokens,
  type ColorTokens,
  darkColors,
  fontTokens,
  layoutTokens,
  lightColors,
  type MarkerTokens,
  type Severity,
  severities,
  shapeTokens,
  type ToneTokens,
} from './tokens.ts';
