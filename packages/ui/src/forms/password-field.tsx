import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormField, type FormFieldProps } from './form-field.tsx';

export const PasswordField = (props: FormFieldProps) => {
  const [isShown, setShown] = useState(false);
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <Button size="small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  );
};
