import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { revealInPane } from './reveal-in-pane.ts';

type ItemDisclosureProps = {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** What the closed item says; it is the button. */
  readonly summary: ReactNode;
  /** Beside the button: page chips, which are links of their own. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** One item of the report. Its details unfold in place, and it comes into view when it is opened from elsewhere. */
export const ItemDisclosure = ({ isOpen, onToggle, summary, aside, children }: ItemDisclosureProps) => {
  const detailsId = useId();
  const rowRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen && rowRef.current) revealInPane(rowRef.current);
  }, [isOpen]);

  return (
    <Row ref={rowRef} data-open={isOpen}>
      <Head>
        <Toggle data-item aria-expanded={isOpen} aria-controls={isOpen ? detailsId : undefined} onClick={onToggle}>
          <Chevron fontSize="small" data-open={isOpen} aria-hidden />
          {summary}
        </Toggle>
        {isOpen ? null : aside}
      </Head>
      {isOpen ? <Details id={detailsId}>{children}</Details> : null}
    </Row>
  );
};

const Row = styled('div')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&[data-open="true"]': { backgroundColor: theme.vars.palette.primarySoft },
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  paddingRight: 16,
  '& > a': { marginTop: 8 },
});

const Toggle = styled(ButtonBase)({
  font: 'inherit',
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 8,
  padding: '10px 8px 10px 12px',
  textAlign: 'left',
  '&.Mui-focusVisible': { outlineOffset: -2 },
});

const Chevron = styled(ExpandMoreIcon)(({ theme }) => ({
  flexShrink: 0,
  color: theme.vars.palette.text.secondary,
  transform: 'rotate(-90deg)',
  transition: 'transform 150ms',
  '&[data-open="true"]': { transform: 'none' },
}));

const Details = styled('div')({
  display: 'grid',
  gap: 14,
  padding: '2px 20px 20px 40px',
  maxWidth: '76ch',
  '@container (max-width: 560px)': { paddingLeft: 20 },
});
