import { calculatorNamed, describedFields } from '@keyclause/calculator';
import type { SavedCalculation } from '@keyclause/contracts';
import { FormField } from '@keyclause/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { paths } from '#paths.ts';
import { addressOf } from '../form/scenarios.ts';
import { textsOf } from '../form/typed-inputs.ts';
import { savedCalculationsQuery, useSavedActions } from './saved-queries.ts';

/** What the signed-in person has saved. Nothing stands here until there is something. */
export const SavedList = () => {
  const { data, error, refetch } = useQuery(savedCalculationsQuery);
  const [renaming, setRenaming] = useState<string | null>(null);
  const { update, remove } = useSavedActions();
  if (error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Your saved calculations could not be loaded. {error.message}
      </Alert>
    );
  if (!data || data.calculations.length === 0) return null;

  const rename = async (event: FormEvent<HTMLFormElement>, saved: SavedCalculation): Promise<void> => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title') ?? '').trim();
    if (title === '') return;
    setRenaming(null);
    await update(saved.id, { title });
  };

  return (
    <section aria-labelledby="saved-calculations">
      <Typography variant="h2" id="saved-calculations">
        Saved
      </Typography>
      <List>
        {data.calculations.map((saved) =>
          renaming === saved.id ? (
            <li key={saved.id}>
              <Rename onSubmit={(event) => void rename(event, saved)}>
                <FormField
                  label="New name"
                  name="title"
                  defaultValue={saved.title}
                  maxLength={120}
                  required
                  autoFocus
                />
                <Button type="submit" variant="contained" size="small">
                  Rename
                </Button>
                <Button size="small" onClick={() => setRenaming(null)}>
                  Cancel
                </Button>
              </Rename>
            </li>
          ) : (
            <li key={saved.id}>
              <div>
                <Link href={savedAddress(saved)}>{saved.title}</Link>
                <Typography variant="body2" color="textSecondary">
                  {calculatorNamed(saved.calculator)?.question}
                  {saved.scenarios.length > 1 ? ` ${saved.scenarios.length} scenarios.` : ''}
                </Typography>
              </div>
              <Actions>
                <Button size="small" aria-label={`Rename ${saved.title}`} onClick={() => setRenaming(saved.id)}>
                  Rename
                </Button>
                <Button size="small" aria-label={`Delete ${saved.title}`} onClick={() => void remove(saved)}>
                  Delete
                </Button>
              </Actions>
            </li>
          ),
        )}
      </List>
    </section>
  );
};

const savedAddress = ({ id, calculator: name, scenarios }: SavedCalculation): string => {
  const calculator = calculatorNamed(name);
  const fields = calculator ? describedFields(calculator.inputs) : [];
  const { search, hash } = addressOf(
    scenarios.map((inputs) => textsOf(fields, inputs)),
    id,
  );
  return `${paths.calculation(name)}${search}${hash}`;
};

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    padding: '10px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
}));
const Actions = styled('div')({ display: 'flex', gap: 4 });
const Rename = styled('form')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end', flex: 1 });
