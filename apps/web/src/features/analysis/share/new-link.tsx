import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { CopyButton } from '#reports/flags/copy-button.tsx';

/** The link that was just made: it is told once, since only its hash is kept. */
export const NewLink = ({ address }: { readonly address: string }) => (
  <Row>
    <TextField
      label="Your new link"
      helperText="Copy it now. It cannot be shown again."
      value={address}
      fullWidth
      size="small"
      slotProps={{
        htmlInput: { readOnly: true, onFocus: (event: { target: HTMLInputElement }) => event.target.select() },
      }}
    />
    <CopyButton text={address} />
  </Row>
);

const Row = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 8, margin: '8px 0 20px' });
