import { styled } from '@mui/material/styles';

interface QuoteLineProps {
  /** The exact words of the document. */
  readonly quote: string;
  /** Lines to show before the rest is folded away; all of them when not given. */
  readonly linesMax?: number;
}

/** The words as they stand, set apart as a quiet line. */
export const QuoteLine = ({ quote, linesMax }: QuoteLineProps) => (
  <Quote {...(linesMax === undefined ? {} : { 'data-clamped': true, style: { WebkitLineClamp: linesMax } })}>
    {quote}
  </Quote>
);

const Quote = styled('blockquote')(({ theme }) => ({
  margin: 0,
  paddingLeft: 12,
  maxWidth: '72ch',
  fontSize: '0.8125rem',
  lineHeight: 1.55,
  color: theme.vars.palette.text.secondary,
  borderLeft: `3px solid ${theme.vars.palette.marker.open}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  quotes: '"“" "”"',
  '&::before': { content: 'open-quote' },
  '&::after': { content: 'close-quote' },
  '&[data-clamped]': { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' },
}));
