import { RequestError } from '@keyclause/request';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';

interface ScreenFormOptions<Values extends FieldValues> {
  readonly schema: z.ZodType<Values, Values>;
  readonly defaultValues: DefaultValues<Values>;
  /** Rejects with the reason when it did not work; what was typed stays. */
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly explain?: (error: unknown) => string;
}

/** State of a form: fields by name, faults for the summary, and a submit that keeps what was typed when it fails. */
export const useScreenForm = <Values extends FieldValues>({
  schema,
  defaultValues,
  onSubmit,
  explain = messageOf,
}: ScreenFormOptions<Values>) => {
  const [attempt, setAttempt] = useState(0);
  const { register, handleSubmit, setError, formState, reset, getValues, watch } = useForm<Values>({
    defaultValues,
    resolver: resolverOf(schema),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isSubmitted } = formState;
  const failed = () => setAttempt((count) => count + 1);

  const submit = handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      setError('root', { message: explain(error) });
      failed();
    }
  }, failed);

  const field = (name: Path<Values>) => {
    const { ref, ...handlers } = register(name);
    const fault = errors[name]?.message;
    return { ...handlers, id: fieldId(name), inputRef: ref, error: typeof fault === 'string' ? fault : undefined };
  };

  const faults = Object.entries(errors).map(([name, fault]) => ({
    message: String((fault as { message?: unknown } | undefined)?.message ?? ''),
    ...(name === 'root' ? {} : { fieldId: fieldId(name) }),
  }));

  return { field, submit, faults, attempt, isSubmitting, isSubmitted, reset, getValues, watch };
};

export const messageOf = (error: unknown): string =>
  error instanceof RequestError || error instanceof Error ? error.message : 'An unexpected error occurred.';

const fieldId = (name: string): string => `field-${name}`;

const resolverOf =
  <Values extends FieldValues>(schema: z.ZodType<Values, Values>): Resolver<Values> =>
  async (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of parsed.error.issues) {
      errors[String(path[0] ?? 'root')] ??= { type: code, message };
    }
    return { values: {}, errors } as Awaited<ReturnType<Resolver<Values>>>;
  };
