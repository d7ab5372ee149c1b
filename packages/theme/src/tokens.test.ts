import { describe, expect, it } from 'vitest';
import { createKeyclauseTheme } from './create-keyclause-theme.ts';
import { type ColorTokens, darkColors, layoutTokens, lightColors, severities, shapeTokens } from './tokens.ts';

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

// WCAG 2.2, relative luminance.
const luminance = (rgb: readonly number[]): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const ratio = (one: readonly number[], other: readonly number[]): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const contrast = (one: string, other: string): number => ratio(channels(one), channels(other));

const over = (rgba: string, paper: string): number[] => {
  const [r = 0, g = 0, b = 0, alpha = 1] = (rgba.match(/[\d.]+/g) ?? []).map(Number);
  return channels(paper).map((channel, index) => channel * (1 - alpha) + ([r, g, b][index] ?? 0) * alpha);
};

const surfacesOf = (colors: ColorTokens) => [colors.background, colors.card, colors.sunken];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('%s colours', (_mode, colors) => {
  it('keeps words at 4.5:1 or more on every surface', () => {
    for (const surface of surfacesOf(colors)) {
      for (const word of [colors.text, colors.textQuiet, colors.primary, colors.primaryHover, colors.secondaryText]) {
        expect(contrast(word, surface), `${word} on ${surface}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('keeps words on filled buttons at 4.5:1 or more', () => {
    expect(contrast(colors.onPrimary, colors.primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.onPrimary, colors.primaryHover)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.onSecondary, colors.secondary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.primary, colors.primarySoft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.text, colors.primarySoft)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(severities)('keeps severity %s at 4.5:1 or more on every surface and on its own', (severity) => {
    const tone = colors.severity[severity];
    for (const surface of [...surfacesOf(colors), tone.soft]) {
      expect(contrast(tone.main, surface), `${severity} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colors.text, tone.soft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.textQuiet, tone.soft)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps the border of a field at 3:1 or more', () => {
    for (const surface of surfacesOf(colors)) {
      expect(contrast(colors.lineStrong, surface)).toBeGreaterThanOrEqual(3);
    }
  });

  it('keeps the words of a page readable under every marker, and the outline visible', () => {
    const { rest, hover, open, search, outline } = colors.marker;
    for (const marker of [rest, hover, open, search]) {
      // A poor scan has grey ink, not black.
      expect(ratio(over(marker, colors.page), channels('#444444'))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(outline, colors.page)).toBeGreaterThanOrEqual(3);
    expect(ratio(over(open, colors.page), channels(outline))).toBeGreaterThanOrEqual(3);
  });
});

it('gives the theme the breakpoints, radii and font of the specification', () => {
  const { breakpoints, shape, components, typography } = createKeyclauseTheme();

  expect(breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  expect(shape.borderRadius).toBe(16);
  expect(components?.MuiButton?.styleOverrides?.root).toMatchObject({ borderRadius: 24 });
  expect(components?.MuiCard?.styleOverrides?.root).toMatchObject({ borderRadius: 20 });
  expect(typography.fontFamily).toMatch(/^'Inter/);
});

it('holds the numbers of the specification', () => {
  expect(lightColors).toMatchObject({ primary: '#0B63F6', secondary: '#10D9C4', background: '#FFFFFF' });
  expect(darkColors).toMatchObject({ primary: '#8AB4FF', secondary: '#10D9C4', background: '#0B1020' });
  expect(shapeTokens).toMatchObject({ radius: 16, buttonRadius: 24, cardRadius: 20 });
  expect(layoutTokens).toMatchObject({
    topBarHeight: 72,
    drawerWidth: 250,
    drawerOpenMs: 200,
    drawerCloseMs: 150,
    drawerLayer: 1200,
    backdropLayer: 1199,
    dotGridOpacity: 0.08,
  });
});
