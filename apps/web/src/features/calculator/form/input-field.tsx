import type { DescribedField } from '@keyclause/calculator';
import { FormField } from '@keyclause/ui';
import { styled } from '@mui/material/styles';
import { memo } from 'react';

interface InputFieldProps {
  readonly field: DescribedField;
  readonly id: string;
  /** Nothing is missing without it. */
  readonly isOptional: boolean;
  readonly text: string;
  readonly error: string | undefined;
  /** The words of a lease that this value comes from. */
  readonly quote: string | undefined;
  readonly onChange: (name: string, text: string) => void;
  readonly onLeave: (name: string) => void;
}

/** One input, by its kind: a box with its unit, a choice, a tick, a day or a list with a line for each entry. */
export const InputField = memo(({ field, id, isOptional, text, error, quote, onChange, onLeave }: InputFieldProps) => {
  const { name, kind, title, description, options } = field;
  const label = isOptional && kind !== 'flag' && field.fallback === undefined ? `${title} (optional)` : title;
  const described = [description || quote ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    'aria-invalid': error !== undefined,
    ...(described ? { 'aria-describedby': described } : {}),
    onBlur: () => onLeave(name),
  };
  const help = (
    <>
      {description}
      {quote ? <Quote>From your lease: “{quote}”</Quote> : null}
    </>
  );
  const change = ({ target }: { readonly target: { readonly value: string } }) => onChange(name, target.value);

  if (kind === 'flag') {
    return (
      <Field>
        <Tick>
          <input
            {...shared}
            type="checkbox"
            checked={text === 'true'}
            onChange={({ target }) => onChange(name, String(target.checked))}
          />
          {label}
        </Tick>
        {description ? <Help id={`${id}-help`}>{description}</Help> : null}
      </Field>
    );
  }
  if (kind === 'choice' || kind === 'list') {
    return (
      <Field>
        <Label htmlFor={id}>{label}</Label>
        {kind === 'choice' ? (
          <select {...shared} value={text} onChange={change}>
            {Object.entries(options ?? {}).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        ) : (
          <textarea {...shared} rows={4} value={text} onChange={change} />
        )}
        {error ? <Fault id={`${id}-error`}>{error}</Fault> : null}
        {description || quote ? <Help id={`${id}-help`}>{help}</Help> : null}
      </Field>
    );
  }
  return (
    <FormField
      {...{ id, name, label, error }}
      value={text}
      onChange={change}
      onBlur={() => onLeave(name)}
      autoComplete="off"
      type={kind === 'day' ? 'date' : 'text'}
      {...(kind === 'day' || kind === 'words' ? {} : { inputMode: 'decimal' as const })}
      {...(description || quote ? { help } : {})}
      {...(kind === 'money' ? { startAdornment: <span aria-hidden="true">$</span> } : {})}
      {...(unitOf(field) === '' ? {} : { endAdornment: <Unit>{unitOf(field)}</Unit> })}
    />
  );
});

const unitOf = ({ kind, unit }: DescribedField): string => (kind === 'rate' || kind === 'percent' ? '%' : (unit ?? ''));

const Field = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  alignContent: 'start',
  '& select, & textarea': {
    width: '100%',
    minHeight: 48,
    padding: '10px 14px',
    font: 'inherit',
    fontSize: '1rem',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.line.strong}`,
    borderRadius: theme.shape.borderRadius,
    '&:focus': {
      outline: 'none',
      borderColor: theme.vars.palette.primary.main,
      boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
    },
    '&[aria-invalid="true"]': { borderColor: theme.vars.palette.severity.critical.main },
  },
  '& textarea': { resize: 'vertical', fontVariantNumeric: 'tabular-nums' },
}));

const Label = styled('label')({ fontSize: '0.875rem', fontWeight: 600, justifySelf: 'start' });
const Tick = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  fontSize: '0.9375rem',
  '& input': { width: 20, height: 20, flex: 'none' },
});
const Unit = styled('span')({ paddingRight: 8, whiteSpace: 'nowrap' });
const Quote = styled('span')({ display: 'block', fontStyle: 'italic' });
const Help = styled('div')(({ theme }) => ({ fontSize: '0.8125rem', color: theme.vars.palette.text.secondary }));
const Fault = styled('div')(({ theme }) => ({
  fontSize: '0.8125rem',
  fontWeight: 550,
  color: theme.vars.palette.severity.critical.main,
}));
