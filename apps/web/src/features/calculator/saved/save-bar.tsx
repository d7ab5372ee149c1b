import type { AnyCalculator, DescribedField } from '@keyclause/calculator';
import { useAuth } from '@keyclause/session';
import { FormField, showNotice } from '@keyclause/ui';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, memo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#paths.ts';
import { saveBlob } from '#reports/save-blob.ts';
import { addressOf } from '../form/scenarios.ts';
import { inputsOf, type Texts } from '../form/typed-inputs.ts';
import { makeCalculationPdf } from '../pdf/make-calculation-pdf.ts';
import { useSavedActions } from './saved-queries.ts';

interface SaveBarProps {
  readonly calculator: AnyCalculator;
  readonly fields: readonly DescribedField[];
  /** Every scenario has a result. */
  readonly isWhole: boolean;
  /** What stands in the forms at this moment: a result may still be on its way. */
  readonly typed: () => readonly Texts[];
}

/** Take the calculation along: as a link, on paper, or kept under a name. Not drawn again for what is typed. */
export const SaveBar = memo(({ calculator, fields, isWhole, typed }: SaveBarProps) => {
  const { user } = useAuth();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const { save, update } = useSavedActions();
  const savedId = query.get('saved');
  const content = () => typed().map((texts) => inputsOf(fields, texts).inputs as Record<string, string>);

  const address = (): string => {
    const { search, hash } = addressOf(typed());
    return `${location.origin}${paths.calculation(calculator.name)}${search}${hash}`;
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address()).then(
      () => showNotice({ message: 'The link is copied. It brings these numbers back.', tone: 'success' }),
      () =>
        showNotice({
          message: 'Your browser did not let us copy. The address of this page is the link.',
          tone: 'warning',
        }),
    );
  };
  const savePdf = async (): Promise<void> => {
    setMaking(true);
    await makeCalculationPdf(calculator.name, typed(), address()).then(
      (pdf) => saveBlob(pdf, `${calculator.name}.pdf`),
      () => showNotice({ message: 'The PDF could not be made. Try again, or print the page instead.', tone: 'error' }),
    );
    setMaking(false);
  };
  const keep = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title') ?? '').trim();
    if (title === '') return;
    const saved = await save({ title, calculator: calculator.name, scenarios: content() });
    if (saved === null) return;
    setNaming(false);
    showNotice({ message: `${saved.title} is saved.`, tone: 'success' });
    void navigate(addressOf(typed(), saved.id), { replace: true, preventScrollReset: true });
  };
  const change = async (id: string): Promise<void> => {
    if (await update(id, { scenarios: content() })) showNotice({ message: 'The changes are saved.', tone: 'success' });
  };

  return (
    <Bar>
      <Button size="small" variant="outlined" onClick={() => void copy()}>
        Copy a link
      </Button>
      <Button size="small" variant="outlined" disabled={isMaking} onClick={() => void savePdf()}>
        {isMaking ? 'Making the PDF' : 'Save as PDF'}
      </Button>
      <Button size="small" variant="outlined" onClick={() => window.print()}>
        Print
      </Button>
      {user && isWhole && savedId ? (
        <Button size="small" variant="outlined" onClick={() => void change(savedId)}>
          Save the changes
        </Button>
      ) : null}
      {user && isWhole && !isNaming ? (
        <Button size="small" variant="contained" onClick={() => setNaming(true)}>
          {savedId ? 'Save as another' : 'Save'}
        </Button>
      ) : null}
      {user && isNaming ? (
        <Name onSubmit={(event) => void keep(event)}>
          <FormField
            label="Name"
            name="title"
            maxLength={120}
            required
            autoFocus
            placeholder="The flat in Elm Street"
          />
          <Button type="submit" variant="contained" size="small">
            Save
          </Button>
          <Button size="small" onClick={() => setNaming(false)}>
            Cancel
          </Button>
        </Name>
      ) : null}
      {user === null ? (
        <Typography variant="body2" color="textSecondary">
          <Link href={paths.login}>Sign in</Link> to save this and to start from your leases.
        </Typography>
      ) : null}
    </Bar>
  );
});

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
});
const Name = styled('form')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end', flexBasis: '100%' });
