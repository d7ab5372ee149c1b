import type { Lease } from '@keyclause/contracts';
import { uploadLimits } from '@keyclause/domain';
import InputBase from '@mui/material/InputBase';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useState } from 'react';
import { paths } from '#paths.ts';

type LeaseNameProps = {
  readonly lease: Lease;
  readonly isRenaming: boolean;
  /** The new name, or null when it stays. */
  readonly onDone: (title: string | null) => void;
};

/** The lease's name: a link, or a field while it is being renamed. */
export const LeaseName = ({ lease, isRenaming, onDone }: LeaseNameProps) => (
  <>
    {isRenaming ? (
      <NameField title={lease.title} onDone={onDone} />
    ) : (
      <Name href={paths.lease(lease.id)} underline="hover" data-lease-link={lease.id}>
        {lease.title}
      </Name>
    )}
    <Where>{whereOf(lease)}</Where>
  </>
);

const NameField = ({ title, onDone }: { readonly title: string } & Pick<LeaseNameProps, 'onDone'>) => {
  const [draft, setDraft] = useState(title);
  const save = (): void => {
    const name = draft.trim();
    onDone(name === '' || name === title ? null : name);
  };
  const answerKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') onDone(null);
  };
  return (
    <Field
      autoFocus
      fullWidth
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={save}
      onKeyDown={answerKey}
      inputProps={{ 'aria-label': 'New name', maxLength: uploadLimits.titleLength }}
    />
  );
};

const whereOf = ({ summary, files }: Lease): string =>
  summary?.premises ?? (files.length === 1 ? (files[0]?.name ?? '') : `${files.length} files`);

const Name = styled(Link)(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 640,
  color: theme.vars.palette.text.primary,
  overflowWrap: 'anywhere',
}));

const Where = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

const Field = styled(InputBase)(({ theme }) => ({
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.primary.main}`,
  '& input': { ...theme.typography.body1, fontWeight: 600, padding: '2px 8px' },
}));
