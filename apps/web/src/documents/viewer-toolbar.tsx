import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { type RefObject, useEffect, useState } from 'react';
import { SearchField } from './search-field.tsx';
import type { DocumentSearch } from './use-document-search.ts';
import { type Zoom, zoomIn, zoomMax, zoomMin, zoomOut } from './zoom.ts';

type ViewerToolbarProps = {
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly onPage: (pageNumber: number) => void;
  readonly factor: number;
  readonly isFitted: boolean;
  readonly onZoom: (zoom: Zoom) => void;
  readonly search: DocumentSearch;
  readonly searchRef: RefObject<HTMLInputElement | null>;
};

export const ViewerToolbar = ({
  pageNumber,
  pageCount,
  onPage,
  factor,
  isFitted,
  onZoom,
  search,
  searchRef,
}: ViewerToolbarProps) => (
  <Bar role="toolbar" aria-label="Document" className="no-print">
    <PageField pageNumber={pageNumber} pageCount={pageCount} onPage={onPage} />
    <Group>
      <Tooltip title="Zoom out">
        <ZoomButton
          size="small"
          aria-label="Zoom out"
          aria-disabled={factor <= zoomMin}
          onClick={() => factor > zoomMin && onZoom(zoomOut(factor))}
        >
          <RemoveIcon fontSize="small" />
        </ZoomButton>
      </Tooltip>
      <Percent>{Math.round(factor * 100)} %</Percent>
      <Tooltip title="Zoom in">
        <ZoomButton
          size="small"
          aria-label="Zoom in"
          aria-disabled={factor >= zoomMax}
          onClick={() => factor < zoomMax && onZoom(zoomIn(factor))}
        >
          <AddIcon fontSize="small" />
        </ZoomButton>
      </Tooltip>
      <Button size="small" aria-pressed={isFitted} onClick={() => onZoom('fit')}>
        Fit width
      </Button>
    </Group>
    <SearchField search={search} inputRef={searchRef} />
  </Bar>
);

type PageFieldProps = Pick<ViewerToolbarProps, 'pageNumber' | 'pageCount' | 'onPage'>;

const PageField = ({ pageNumber, pageCount, onPage }: PageFieldProps) => {
  const [draft, setDraft] = useState(String(pageNumber));
  useEffect(() => setDraft(String(pageNumber)), [pageNumber]);

  const go = (): void => {
    const wanted = Number(draft);
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pageCount) onPage(wanted);
    else setDraft(String(pageNumber));
  };

  return (
    <Group
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <NumberField
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={go}
        inputProps={{ 'aria-label': `Page, of ${pageCount}`, inputMode: 'numeric', maxLength: 5 }}
      />
      <Percent>of {pageCount}</Percent>
    </Group>
  );
};

// Not `disabled`, which would take the keyboard from whoever has just pressed it: at the end of the scale a press does nothing.
const ZoomButton = styled(IconButton)(({ theme }) => ({
  '&[aria-disabled="true"]': { color: theme.vars.palette.action.disabled, cursor: 'default' },
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '6px 12px',
  minHeight: 48,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Group = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 });

const Percent = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  minWidth: 40,
  textAlign: 'center',
  whiteSpace: 'nowrap',
}));

const NumberField = styled(InputBase)(({ theme }) => ({
  width: 44,
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.line.strong}`,
  '& input': { ...theme.typography.body2, padding: '3px 4px', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
}));
