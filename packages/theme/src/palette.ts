import type { PaletteOptions } from '@mui/material/styles';
import { type ColorTokens, type MarkerTokens, type Severity, severities, type ToneTokens } from './tokens.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface TypeBackground {
    /** Behind cards and panes, one step below the page. */
    sunken: string;
    /** The paper of a document; white in both modes. */
    page: string;
  }
  interface Palette {
    severity: Record<Severity, ToneTokens>;
    marker: MarkerTokens;
    line: { main: string; strong: string };
    primarySoft: string;
    secondaryText: string;
    dots: string;
  }
  interface PaletteOptions {
    severity?: Record<Severity, ToneTokens>;
    marker?: MarkerTokens;
    line?: { main: string; strong: string };
    primarySoft?: string;
    secondaryText?: string;
    dots?: string;
  }
}

export const paletteOf = (colors: ColorTokens): PaletteOptions => ({
  primary: {
    main: colors.primary,
    light: colors.primaryHover,
    dark: colors.primaryHover,
    contrastText: colors.onPrimary,
  },
  secondary: {
    main: colors.secondary,
    light: colors.secondary,
    dark: colors.secondary,
    contrastText: colors.onSecondary,
  },
  error: { main: colors.severity.critical.main, contrastText: colors.background },
  warning: { main: colors.severity.medium.main, contrastText: colors.background },
  info: { main: colors.primary, contrastText: colors.onPrimary },
  success: { main: colors.severity.fine.main, contrastText: colors.background },
  background: { default: colors.background, paper: colors.card, sunken: colors.sunken, page: colors.page },
  text: { primary: colors.text, secondary: colors.textQuiet },
  divider: colors.line,
  line: { main: colors.line, strong: colors.lineStrong },
  primarySoft: colors.primarySoft,
  secondaryText: colors.secondaryText,
  dots: colors.dots,
  severity: Object.fromEntries(severities.map((severity) => [severity, colors.severity[severity]])) as Record<
    Severity,
    ToneTokens
  >,
  marker: colors.marker,
});
