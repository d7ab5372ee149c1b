import {
  type ColorTokens,
  colorModeAttribute,
  darkColors,
  fontTokens,
  layoutTokens,
  lightColors,
  severities,
  shapeTokens,
} from '@keyclause/theme';

const variablesOf = (colors: ColorTokens): string =>
  [
    ['primary', colors.primary],
    ['primary-hover', colors.primaryHover],
    ['on-primary', colors.onPrimary],
    ['primary-soft', colors.primarySoft],
    ['secondary', colors.secondary],
    ['background', colors.background],
    ['card', colors.card],
    ['sunken', colors.sunken],
    ['text', colors.text],
    ['quiet', colors.textQuiet],
    ['dots', colors.dots],
    ['line', colors.line],
    ['line-strong', colors.lineStrong],
    ['marker', colors.marker.rest],
    ['marker-open', colors.marker.open],
    ['marker-outline', colors.marker.outline],
    ...severities.flatMap((severity) => [
      [severity, colors.severity[severity].main],
      [`${severity}-soft`, colors.severity[severity].soft],
    ]),
  ]
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The theme's tokens as custom properties, for pages that carry no script. */
export const tokenStyle = [
  `:root{${variablesOf(lightColors)};color-scheme:light}`,
  `:root[${colorModeAttribute}="dark"]{${variablesOf(darkColors)};color-scheme:dark}`,
  // Without script nothing sets the attribute; the system's choice then decides.
  `@media (prefers-color-scheme:dark){:root:not([${colorModeAttribute}]){${variablesOf(darkColors)};color-scheme:dark}}`,
  `:root{--font:${fontTokens.family};--bar:${layoutTokens.topBarHeight}px;--dot-opacity:${layoutTokens.dotGridOpacity};--radius:${shapeTokens.radius}px;--radius-button:${shapeTokens.buttonRadius}px;--radius-card:${shapeTokens.cardRadius}px}`,
].join('');
