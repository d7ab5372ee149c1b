import { breakpointTokens } from '@keyclause/theme';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { readLayout, writeLayout } from './split-layout.ts';

export type SplitSide = 'start' | 'end';

interface SplitViewProps {
  /** The key under which the browser remembers the divider. */
  readonly storageKey: string;
  readonly startLabel: string;
  readonly start: ReactNode;
  readonly endLabel: string;
  readonly end: ReactNode;
  /** Which one is in front on a narrow screen. Kept inside when not given. */
  readonly side?: SplitSide;
  readonly onSideChange?: (side: SplitSide) => void;
}

/** Two panes with a divider that remembers; under 900 px two tabs, each of which keeps its place. Fills its parent. */
export const SplitView = ({ side, onSideChange, ...panes }: SplitViewProps) => {
  const isWide = useMediaQuery(`(min-width:${breakpointTokens.md}px)`, { noSsr: true });
  const [ownSide, setOwnSide] = useState<SplitSide>('end');
  const changeSide = (next: SplitSide) => {
    setOwnSide(next);
    onSideChange?.(next);
  };
  return isWide ? <Panes {...panes} /> : <TabbedPanes {...panes} side={side ?? ownSide} onSideChange={changeSide} />;
};

const Panes = ({ storageKey, startLabel, start, endLabel, end }: SplitViewProps) => {
  const [defaultLayout] = useState(() => readLayout(storageKey));
  return (
    <Group
      orientation="horizontal"
      defaultLayout={defaultLayout}
      onLayoutChanged={(layout) => writeLayout(storageKey, layout)}
      style={{ height: '100%', minHeight: 0, flex: 1 }}
    >
      <Panel id="start" minSize="320px" defaultSize="54%">
        <Pane aria-label={startLabel}>{start}</Pane>
      </Panel>
      <Divider aria-label={`Resize ${startLabel} and ${endLabel}`} />
      <Panel id="end" minSize="360px">
        <Pane aria-label={endLabel}>{end}</Pane>
      </Panel>
    </Group>
  );
};

const TabbedPanes = ({
  startLabel,
  start,
  endLabel,
  end,
  side,
  onSideChange,
}: Required<Pick<SplitViewProps, 'side' | 'onSideChange'>> & SplitViewProps) => {
  const id = useId();
  return (
    <Stack>
      <Tabs
        value={side}
        variant="fullWidth"
        aria-label={`${startLabel} and ${endLabel}`}
        onChange={(_event, next: SplitSide) => onSideChange(next)}
      >
        <Tab value="start" label={startLabel} id={`${id}-start-tab`} aria-controls={`${id}-start`} />
        <Tab value="end" label={endLabel} id={`${id}-end-tab`} aria-controls={`${id}-end`} />
      </Tabs>
      <Layers>
        <Layer id={`${id}-start`} role="tabpanel" aria-labelledby={`${id}-start-tab`} inert={side !== 'start'}>
          {start}
        </Layer>
        <Layer id={`${id}-end`} role="tabpanel" aria-labelledby={`${id}-end-tab`} inert={side !== 'end'}>
          {end}
        </Layer>
      </Layers>
    </Stack>
  );
};

const Pane = styled('section')({
  height: '100%',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
});

const Divider = styled(Separator)(({ theme }) => ({
  width: 9,
  margin: '0 -4px',
  zIndex: 1,
  cursor: 'col-resize',
  background: `linear-gradient(${theme.vars.palette.divider}, ${theme.vars.palette.divider}) center / 1px 100% no-repeat`,
  '&:hover, &:focus-visible, &[data-separator="active"]': {
    background: `linear-gradient(${theme.vars.palette.primary.main}, ${theme.vars.palette.primary.main}) center / 3px 100% no-repeat`,
  },
  '@media print': { display: 'none' },
}));

const Stack = styled('div')({ flex: 1, minHeight: 0, height: '100%', display: 'flex', flexDirection: 'column' });

const Layers = styled('div')({ position: 'relative', flex: 1, minHeight: 0 });

// Hidden by visibility, not by display: a pane that is not laid out forgets how far it was scrolled.
const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  '&[inert]': { visibility: 'hidden' },
});
