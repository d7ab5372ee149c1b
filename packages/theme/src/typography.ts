import type { TypographyVariantsOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { fontTokens } from './tokens.ts';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    display: CSSProperties;
    reading: CSSProperties;
    figures: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
    reading?: CSSProperties;
    figures?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    reading: true;
    figures: true;
  }
}

/** Headings differ by weight and space rather than by size; 14 px in tools, 17 px in reading. */
export const typography: TypographyVariantsOptions = {
  fontFamily: fontTokens.family,
  display: {
    fontFamily: fontTokens.family,
    fontSize: 'clamp(2.25rem, 1.4rem + 3.6vw, 3.75rem)',
    lineHeight: 1.06,
    fontWeight: 680,
    letterSpacing: '-0.032em',
    textWrap: 'balance',
  },
  h1: { fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 660, letterSpacing: '-0.022em', textWrap: 'balance' },
  h2: { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 640, letterSpacing: '-0.014em', textWrap: 'balance' },
  h3: { fontSize: '1.0625rem', lineHeight: 1.35, fontWeight: 640, letterSpacing: '-0.01em' },
  h4: { fontSize: '0.9375rem', lineHeight: 1.4, fontWeight: 640, letterSpacing: '-0.006em' },
  h5: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 640 },
  h6: { fontSize: '0.8125rem', lineHeight: 1.4, fontWeight: 640 },
  subtitle1: { fontSize: '1rem', lineHeight: 1.5 },
  subtitle2: { fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 600 },
  body1: { fontSize: '0.875rem', lineHeight: 1.55, letterSpacing: '-0.003em' },
  body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
  caption: { fontSize: '0.75rem', lineHeight: 1.45 },
  overline: { fontSize: '0.75rem', lineHeight: 1.4, fontWeight: 600, letterSpacing: '0.01em', textTransform: 'none' },
  button: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 600, letterSpacing: '-0.004em', textTransform: 'none' },
  reading: { fontFamily: fontTokens.family, fontSize: '1.0625rem', lineHeight: 1.6, letterSpacing: '-0.006em' },
  figures: { fontFamily: fontTokens.family, fontSize: '0.875rem', lineHeight: 1.5, fontVariantNumeric: 'tabular-nums' },
};
