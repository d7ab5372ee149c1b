import type { Lease } from '@keyclause/contracts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';

type LeaseChoiceProps = {
  readonly leases: readonly Lease[];
  /** Null for all. */
  readonly of: readonly string[] | null;
  readonly onChange: (of: readonly string[] | null) => void;
};

/** Which leases are asked: all of them, or those that are ticked. */
export const LeaseChoice = ({ leases, of, onChange }: LeaseChoiceProps) => {
  const isChosen = (id: string): boolean => of === null || of.includes(id);
  const chosen = leases.filter(({ id }) => isChosen(id));
  const toggle = (id: string): void => {
    const next = leases
      .filter((lease) => (lease.id === id ? !isChosen(id) : isChosen(lease.id)))
      .map((lease) => lease.id);
    onChange(next.length === leases.length ? null : next);
  };
  return (
    <Fold>
      <summary>
        {chosen.length === leases.length
          ? `Asks all ${leases.length} leases. Choose others`
          : `Asks ${chosen.length} of ${leases.length} leases. Choose others`}
      </summary>
      <List>
        {leases.map(({ id, title }) => (
          <li key={id}>
            <FormControlLabel
              control={<Checkbox size="small" checked={isChosen(id)} onChange={() => toggle(id)} />}
              label={title}
            />
          </li>
        ))}
      </List>
      <Button size="small" onClick={() => onChange(null)}>
        Ask all
      </Button>
      <Button size="small" onClick={() => onChange([])}>
        Choose none
      </Button>
    </Fold>
  );
};

const Fold = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 8,
  '& summary': { cursor: 'pointer', width: 'fit-content', padding: '4px 0', color: theme.vars.palette.text.secondary },
}));

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 260,
  overflowY: 'auto',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  '& label': { overflowWrap: 'anywhere' },
});
