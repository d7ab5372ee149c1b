import { contentId } from '@keyclause/ui';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** What is seen on paper only, black on white whatever mode the screen is in. */
export const Paper = ({ children }: { readonly children: ReactNode }) => (
  <Sheet data-color-mode="light">
    <GlobalStyles styles={pageStyles} />
    {children}
  </Sheet>
);

const pageStyles = {
  '@page': { margin: '18mm 16mm' },
  '@media print': { [`a[href="#${contentId}"]`]: { display: 'none' } },
};

const Sheet = styled('article')({
  display: 'none',
  '@media print': { display: 'block' },
  color: '#000',
  fontSize: '10.5pt',
  lineHeight: 1.45,
  '& h1': { fontSize: '18pt', margin: '0 0 6pt' },
  '& h2': { fontSize: '14pt', margin: '18pt 0 6pt', breakAfter: 'avoid' },
  '& h3': { fontSize: '11.5pt', margin: '12pt 0 4pt', breakAfter: 'avoid' },
  '& h4': { fontSize: '10.5pt', margin: '0', breakAfter: 'avoid' },
  '& p': { margin: '2pt 0' },
  '& article': { margin: '0 0 8pt', breakInside: 'avoid' },
  '& blockquote': { margin: '3pt 0 0 10pt', paddingLeft: '8pt', borderLeft: '2pt solid #999' },
});
