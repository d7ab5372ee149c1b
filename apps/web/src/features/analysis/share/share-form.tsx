import { shareLinkDays } from '@keyclause/contracts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

export type ShareWish = { readonly days: (typeof shareLinkDays)[number] | null; readonly withDocument: boolean };

type ShareFormProps = { readonly isBusy: boolean; readonly onCreate: (wish: ShareWish) => void };

export const ShareForm = ({ isBusy, onCreate }: ShareFormProps) => {
  const [days, setDays] = useState<ShareWish['days']>(30);
  const [withDocument, setWithDocument] = useState(true);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onCreate({ days, withDocument });
      }}
    >
      <TextField
        select
        size="small"
        label="The link works"
        value={days ?? 'always'}
        onChange={({ target }) => setDays(shareLinkDays.find((each) => String(each) === String(target.value)) ?? null)}
        sx={{ minWidth: 200 }}
      >
        {shareLinkDays.map((each) => (
          <MenuItem key={each} value={each}>
            for {each} days
          </MenuItem>
        ))}
        <MenuItem value="always">until you end it</MenuItem>
      </TextField>
      <FormControlLabel
        control={<Checkbox checked={withDocument} onChange={(_, isChecked) => setWithDocument(isChecked)} />}
        label="Show the lease itself beside the report"
      />
      <Button type="submit" variant="contained" loading={isBusy}>
        Create a link
      </Button>
    </Form>
  );
};

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  paddingTop: 8,
});
