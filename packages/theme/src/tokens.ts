/** The numbers of section 9 of the specification: radii, breakpoints and layout, in CSS pixels and milliseconds. */
export const shapeTokens = { radius: 16, buttonRadius: 24, cardRadius: 20, chipRadius: 8 } as const;

export const breakpointTokens = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

export const layoutTokens = {
  topBarHeight: 72,
  drawerWidth: 250,
  drawerOpenMs: 200,
  drawerCloseMs: 150,
  drawerLayer: 1200,
  backdropLayer: 1199,
  dotGridOpacity: 0.08,
  /** Reading measure: at most 72 characters a line. */
  readingMeasure: '68ch',
} as const;

export const fontTokens = {
  family: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  monospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
} as const;

export const severities = ['critical', 'high', 'medium', 'low', 'fine'] as const;
export type Severity = (typeof severities)[number];

/** `main` is for words and marks, `soft` for the surface behind them. */
export interface ToneTokens {
  readonly main: string;
  readonly soft: string;
}

/** A highlight over a page: `open` and `outline` mark the one that is being read. The page itself stays paper-white in both modes. */
export interface MarkerTokens {
  readonly rest: string;
  readonly hover: string;
  readonly open: string;
  readonly outline: string;
  readonly search: string;
}

export interface ColorTokens {
  readonly primary: string;
  readonly primaryHover: string;
  readonly onPrimary: string;
  readonly primarySoft: string;
  readonly secondary: string;
  readonly onSecondary: string;
  /** The brand's secondary is too light for words on paper, so words use this step. */
  readonly secondaryText: string;
  readonly background: string;
  readonly card: string;
  readonly sunken: string;
  readonly page: string;
  readonly text: string;
  readonly textQuiet: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly dots: string;
  readonly severity: Readonly<Record<Severity, ToneTokens>>;
  readonly marker: MarkerTokens;
}

const paperMarker = {
  rest: 'rgba(255, 209, 26, 0.38)',
  hover: 'rgba(255, 196, 0, 0.52)',
  open: 'rgba(255, 188, 0, 0.62)',
  outline: '#8A5200',
  search: 'rgba(16, 217, 196, 0.38)',
} as const satisfies MarkerTokens;

export const lightColors: ColorTokens = {
  primary: '#0B63F6',
  primaryHover: '#0A52CC',
  onPrimary: '#FFFFFF',
  primarySoft: '#EEF4FF',
  secondary: '#10D9C4',
  onSecondary: '#07201E',
  secondaryText: '#08756A',
  background: '#FFFFFF',
  card: '#FFFFFF',
  sunken: '#F5F7FB',
  page: '#FFFFFF',
  text: '#10182B',
  textQuiet: '#4C566B',
  line: '#DFE4EE',
  lineStrong: '#7D889D',
  dots: '#10182B',
  severity: {
    critical: { main: '#B0122B', soft: '#FDECEE' },
    high: { main: '#A83E06', soft: '#FDEFE6' },
    medium: { main: '#7E5500', soft: '#FBF3DC' },
    low: { main: '#3D5170', soft: '#EEF2F8' },
    fine: { main: '#0A6743', soft: '#E6F5EE' },
  },
  marker: paperMarker,
};

export const darkColors: ColorTokens = {
  primary: '#8AB4FF',
  primaryHover: '#A9C8FF',
  onPrimary: '#0B1020',
  primarySoft: '#17264A',
  secondary: '#10D9C4',
  onSecondary: '#07201E',
  secondaryText: '#3FE3D1',
  background: '#0B1020',
  card: '#121930',
  sunken: '#0E1529',
  page: '#FFFFFF',
  text: '#E9EDF7',
  textQuiet: '#A8B2C9',
  line: '#26304D',
  lineStrong: '#6F7C9C',
  dots: '#E9EDF7',
  severity: {
    critical: { main: '#FF909C', soft: '#361724' },
    high: { main: '#FFA873', soft: '#35210F' },
    medium: { main: '#F0C453', soft: '#2F2712' },
    low: { main: '#AFBFDB', soft: '#1B2540' },
    fine: { main: '#63D6A6', soft: '#0F2C28' },
  },
  marker: paperMarker,
};
