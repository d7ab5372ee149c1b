import { styled } from '@mui/material/styles';

/** A page with one marked line: what the product does, as a sign. */
export const BrandMark = ({ name }: { readonly name: string }) => (
  <Row>
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="26" height="26" rx="8" fill="var(--kc-palette-primary-main)" />
      <rect x="7" y="8" width="10" height="2.4" rx="1.2" fill="var(--kc-palette-primary-contrastText)" opacity="0.7" />
      <rect x="7" y="12.4" width="14" height="4" rx="2" fill="var(--kc-palette-secondary-main)" />
      <rect
        x="7"
        y="18.4"
        width="8"
        height="2.4"
        rx="1.2"
        fill="var(--kc-palette-primary-contrastText)"
        opacity="0.7"
      />
    </svg>
    {name}
  </Row>
);

const Row = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontSize: '1.0625rem',
  fontWeight: 680,
  letterSpacing: '-0.02em',
});
