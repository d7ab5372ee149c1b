import { colorModeAttribute } from './color-mode-key.ts';
import { darkColors, lightColors } from './tokens.ts';

/** The few rules a page needs before its style sheet: the paper in the right colour. */
export const colorModeStyle = [
  `html{background:${lightColors.background};color-scheme:light}`,
  `html[${colorModeAttribute}="dark"]{background:${darkColors.background};color-scheme:dark}`,
].join('');
