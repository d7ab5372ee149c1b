import { styled } from '@mui/material/styles';
import { Columns, Side } from './board-columns.tsx';
import { Section } from './panel.tsx';

/** Where the board will stand, before it is known what is on it. */
export const BoardOutline = () => (
  <Columns role="progressbar" aria-label="Loading your leases">
    <Outline as="div" style={{ minHeight: 320 }}>
      <Bar style={{ width: '40%' }} />
      <Bar style={{ width: '70%' }} />
      <Bar style={{ width: '60%' }} />
    </Outline>
    <Side>
      <Outline as="div" style={{ minHeight: 160 }}>
        <Bar style={{ width: '50%' }} />
        <Bar style={{ width: '80%' }} />
      </Outline>
    </Side>
  </Columns>
);

const Outline = styled(Section)({ display: 'grid', alignContent: 'start', gap: 20 });

const Bar = styled('span')(({ theme }) => ({
  height: 14,
  borderRadius: 7,
  backgroundColor: theme.vars.palette.divider,
}));
