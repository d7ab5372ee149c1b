import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { shapeTokens } from './tokens.ts';

type ThemeComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const focusRing = (color: string) => ({ outline: `2px solid ${color}`, outlineOffset: 2 });

/** Borders and backgrounds carry the elevation. `link` renders every `href`, so that an app decides which paths its router owns. */
export const componentsOf = (link?: ElementType): ThemeComponents => ({
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 96, textSizeAdjust: '100%' },
      body: { fontSynthesis: 'none', textRendering: 'optimizeLegibility' },
      '::selection': { backgroundColor: theme.vars.palette.marker.open, color: 'inherit' },
      ':focus-visible': focusRing(theme.vars.palette.primary.main),
      // What a fold holds inherits from this box, which no selector of elements reaches: without it, its contents are measured another way.
      '::details-content': { boxSizing: 'inherit' },
      'main:focus-visible': { outline: 'none' },
      'p, li, dd, h1, h2, h3, h4': { overflowWrap: 'anywhere' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
      '@media print': { body: { backgroundColor: '#fff', color: '#000' } },
    }),
  },
  MuiTypography: {
    // A subtitle is a paragraph: as a heading it would break the outline of the page.
    defaultProps: { variantMapping: { display: 'h1', subtitle1: 'p', subtitle2: 'p', reading: 'p', figures: 'span' } },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true, ...(link ? { LinkComponent: link } : {}) },
    styleOverrides: {
      root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme.vars.palette.primary.main) }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always', ...(link ? { component: link } : {}) },
    styleOverrides: {
      root: ({ theme }) => ({
        textUnderlineOffset: '0.18em',
        textDecorationThickness: '0.06em',
        textDecorationColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 45%, transparent)`,
        borderRadius: 4,
        '&:hover': { textDecorationColor: 'currentColor' },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: shapeTokens.buttonRadius, minHeight: 40, padding: '8px 20px', whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: 32, padding: '4px 14px', fontSize: '0.8125rem' },
      sizeLarge: { minHeight: 48, padding: '12px 26px', fontSize: '0.9375rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.line.strong,
        '&:hover': { borderColor: 'currentColor', backgroundColor: theme.vars.palette.primarySoft },
      }),
      text: ({ theme }) => ({ '&:hover': { backgroundColor: theme.vars.palette.primarySoft } }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 12 }, sizeMedium: { width: 40, height: 40 } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: shapeTokens.cardRadius } },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 24, '&:last-child': { paddingBottom: 24 } } },
  },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        borderRadius: shapeTokens.radius,
        fontSize: '1rem',
        '&:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.line.strong,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.MuiInputBase-sizeSmall': { fontSize: '0.875rem' },
        '&.MuiInputBase-sizeSmall .MuiOutlinedInput-input': { padding: '8px 14px' },
      }),
      input: { padding: '12px 16px', height: 24, '&:focus-visible': { outline: 'none' } },
      multiline: { padding: '12px 16px', '& .MuiOutlinedInput-input': { padding: 0, height: 'auto' } },
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: shapeTokens.chipRadius, fontWeight: 500 } } },
  MuiTab: {
    styleOverrides: { root: { minHeight: 44, padding: '10px 14px', minWidth: 0, fontWeight: 550 } },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 44 }, indicator: { height: 2, borderRadius: 2 } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, arrow: false },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
        fontSize: '0.75rem',
        borderRadius: 8,
        padding: '6px 10px',
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: shapeTokens.radius,
        marginTop: 8,
        boxShadow: '0 12px 32px -12px rgb(8 16 40 / 0.28)',
      }),
      list: { padding: 8 },
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: { borderRadius: 10, minHeight: 40, padding: '8px 12px', fontSize: '0.875rem' } },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.primarySoft,
          color: theme.vars.palette.primary.main,
        },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: shapeTokens.cardRadius,
        border: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiAlert: {
    styleOverrides: { root: { borderRadius: shapeTokens.radius, fontSize: '0.875rem', alignItems: 'flex-start' } },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 6, borderRadius: 3, backgroundColor: theme.vars.palette.divider }),
      bar: { borderRadius: 3 },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottomColor: theme.vars.palette.divider, padding: '12px 16px' }),
      head: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        fontSize: '0.75rem',
        fontWeight: 600,
        backgroundColor: theme.vars.palette.background.paper,
      }),
    },
  },
});
