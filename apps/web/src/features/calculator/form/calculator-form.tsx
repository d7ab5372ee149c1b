import type { AnyCalculator, DescribedField, InputProblem } from '@keyclause/calculator';
import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { InputField } from './input-field.tsx';
import { type Texts, textsOf } from './typed-inputs.ts';

interface CalculatorFormProps {
  readonly calculator: AnyCalculator;
  readonly fields: readonly DescribedField[];
  readonly texts: Texts;
  readonly problems: readonly InputProblem[];
  readonly quotes: Readonly<Record<string, string>>;
  readonly onChange: (name: string, text: string) => void;
}

/** The inputs of a calculator. What most people need stands first; the rest is one click away. */
export const CalculatorForm = ({ calculator, fields, texts, problems, quotes, onChange }: CalculatorFormProps) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isOpen, setOpen] = useState(false);
  const leave = useCallback(
    (name: string) => setLeft((known) => (known.has(name) ? known : new Set([...known, name]))),
    [],
  );
  const errorOf = ({ name }: DescribedField): string | undefined => {
    // An empty field that nobody has been in yet is not scolded; the place of the result says what is missing.
    if (!left.has(name) && (texts[name] ?? '') === '') return undefined;
    return problems.find(({ input }) => input?.split('.')[0] === name)?.message;
  };
  const isFirst = ({ name, isRequired }: DescribedField): boolean => isRequired || name in calculator.example;
  const first = fields.filter(isFirst);
  const isFilled = ({ name }: DescribedField): boolean => (texts[name] ?? '') !== '';
  const [brought] = useState(() => new Set(fields.filter(isFilled).map(({ name }) => name)));
  // Files may call the same input by another name. Whoever types needs one box for it, unless a link filled the other.
  const isTwin = (field: DescribedField): boolean =>
    !isFilled(field) && !brought.has(field.name) && first.some(({ title }) => title === field.title);
  const more = fields.filter((field) => !isFirst(field) && !isTwin(field));
  const unused = textsOf(more, {});
  const isMoreUsed = more.some(
    (field) =>
      errorOf(field) !== undefined ||
      quotes[field.name] !== undefined ||
      (texts[field.name] ?? '') !== (unused[field.name] ?? ''),
  );

  const shown = (field: DescribedField) => (
    <InputField
      key={field.name}
      field={field}
      id={`input-${field.name}`}
      isOptional={!isFirst(field)}
      text={texts[field.name] ?? ''}
      error={errorOf(field)}
      quote={quotes[field.name]}
      onChange={onChange}
      onLeave={leave}
    />
  );

  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} aria-label="What you know">
      <Fields>{first.map(shown)}</Fields>
      {more.length === 0 ? null : (
        // Once open it stays so: it must not close over a field that somebody is in.
        <More open={isOpen || isMoreUsed} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>More that can count ({more.length})</summary>
          <Fields>{more.map(shown)}</Fields>
        </More>
      )}
    </form>
  );
};

// A select is as wide as its longest choice unless its column may be narrower.
const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

const More = styled('details')(({ theme }) => ({
  marginTop: 24,
  '& > summary': { cursor: 'pointer', fontWeight: 600, padding: '8px 0', color: theme.vars.palette.primary.main },
  '&[open] > summary': { marginBottom: 12 },
  // The page's box-sizing is inherited, and the browser's own box inside of details does not pass it on.
  '& *': { boxSizing: 'border-box' },
}));
