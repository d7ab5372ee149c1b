import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { LeaseSource } from '#reports/lease-source.ts';
import { outlineQuery } from './document-queries.ts';
import type { Mark } from './marks.ts';
import { PagedDocument, type ViewerTarget } from './paged-document.tsx';

type DocumentViewerProps = {
  readonly source: LeaseSource;
  readonly documents: readonly { readonly name: string; readonly role: string }[];
  readonly documentIndex: number;
  readonly onDocument: (documentIndex: number) => void;
  readonly marks: readonly Mark[];
  readonly target: ViewerTarget | null;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onOpenMark: (address: string) => void;
};

/** The lease's documents, one at a time, with what the report found marked on their words. */
export const DocumentViewer = ({
  source,
  documents,
  documentIndex,
  onDocument,
  marks,
  target,
  searchRef,
  onOpenMark,
}: DocumentViewerProps) => {
  const { data: outline, error, refetch } = useQuery(outlineQuery(source, documentIndex));

  return (
    <Frame>
      {documents.length > 1 ? (
        <Tabs
          value={documentIndex}
          onChange={(_, index: number) => onDocument(index)}
          variant="scrollable"
          aria-label="Documents of this lease"
        >
          {documents.map(({ name, role }, index) => (
            <Tab key={`${index} ${name}`} value={index} label={role === 'base' ? name : `${name} (${role})`} />
          ))}
        </Tabs>
      ) : null}
      {outline ? (
        <PagedDocument
          key={documentIndex}
          source={source}
          documentIndex={documentIndex}
          outline={outline}
          marks={marks}
          target={target}
          searchRef={searchRef}
          onOpenMark={onOpenMark}
        />
      ) : (
        <Waiting>
          {error ? (
            <Alert
              severity="error"
              action={
                <Button color="inherit" size="small" onClick={() => void refetch()}>
                  Try again
                </Button>
              }
            >
              The document could not be opened. {error.message}
            </Alert>
          ) : (
            <CircularProgress aria-label="Opening the document" />
          )}
        </Waiting>
      )}
    </Frame>
  );
};

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  minWidth: 0,
  backgroundColor: theme.vars.palette.background.paper,
  '@media print': { display: 'none' },
}));

const Waiting = styled('div')({ flex: 1, display: 'grid', placeItems: 'center', padding: 24 });
