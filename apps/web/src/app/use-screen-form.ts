import { type FormEvent, useState } from 'react';
import type { z } from 'zod';

interface ScreenFormOptions<Values> {
  readonly schema: z.ZodType<Values>;
  /** Rejects with the reason when it did not work; what was typed stays. */
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly explain?: (error: unknown) => string;
}

/** A fault of a field, or of the whole form where no field is named. */
interface Fault {
  readonly name: string | null;
  readonly message: string;
}

/**
 * A form whose values stay where they are typed. Checked as a whole when it is sent, field by field as faults are mended;
 * nothing that was typed is ever cleared by a fault.
 */
export const useScreenForm = <Values extends Readonly<Record<string, unknown>>>({
  schema,
  onSubmit,
  explain = messageOf,
}: ScreenFormOptions<Values>) => {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isSubmitting, setSubmitting] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSubmitting) return;
    const parsed = schema.safeParse(valuesOf(event.currentTarget));
    if (!parsed.success) {
      setFaults(faultsOf(parsed.error));
      setAttempt((count) => count + 1);
      return;
    }
    setSubmitting(true);
    setFaults([]);
    try {
      await onSubmit(parsed.data);
    } catch (error) {
      setFaults([{ name: null, message: explain(error) }]);
      setAttempt((count) => count + 1);
    } finally {
      setSubmitting(false);
    }
  };

  const mend = (event: FormEvent<HTMLFormElement>): void => {
    if (!faults.some(({ name }) => name !== null)) return;
    const parsed = schema.safeParse(valuesOf(event.currentTarget));
    const left = parsed.success ? [] : faultsOf(parsed.error);
    // A field that was fine when the form was sent is not scolded while it is being typed in.
    setFaults(faults.flatMap(({ name }) => left.find((fault) => fault.name === name) ?? []));
  };

  return {
    form: { onSubmit: submit, onInput: mend, noValidate: true },
    field: (name: keyof Values & string) => ({
      name,
      id: fieldId(name),
      error: faults.find((fault) => fault.name === name)?.message,
    }),
    faults: faults.map(({ name, message }) => ({ message, ...(name === null ? {} : { fieldId: fieldId(name) }) })),
    attempt,
    isSubmitting,
  };
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'An unexpected error occurred.';

const valuesOf = (form: HTMLFormElement): Record<string, FormDataEntryValue> => Object.fromEntries(new FormData(form));

const faultsOf = (error: z.ZodError): readonly Fault[] => {
  const faults = error.issues.map(({ path, message }) => ({ name: path.length > 0 ? String(path[0]) : null, message }));
  return faults.filter(({ name }, index) => faults.findIndex((fault) => fault.name === name) === index);
};

const fieldId = (name: string): string => `field-${name}`;
