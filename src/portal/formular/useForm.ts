import { type FormErrors, useForm as useMantineForm } from '@mantine/form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { nochFalsch } from './nochFalsch.ts';

export interface FieldError {
  fieldId: string;
  text: string;
}

/**
 * Text fields of one form. Checked when it is sent, not while typing; wrong values stay, and an
 * error goes as soon as its value is right.
 */
export function useForm<Field extends string, Schema extends z.core.$ZodType>(
  schema: Schema,
  initial: Record<Field, string>,
) {
  // Taken apart, so that what only needs one of them keeps its identity.
  const {
    values,
    setValues,
    getValues,
    errors: found,
    setErrors,
  } = useMantineForm<Record<string, string>>({
    initialValues: initial,
    clearInputErrorOnChange: false,
  });
  const [attempt, setAttempt] = useState(0);
  const errors = shown(found);
  const value = (name: Field) => values[name] ?? '';
  const errorsIn = (all: object) => errorsOf(z.safeParse(schema, all).error?.issues ?? []);
  const set = (name: Field, text: string) => {
    setValues({ [name]: text });
    setErrors(nochFalsch(found, () => errorsIn({ ...getValues(), [name]: text })));
  };

  return {
    value,
    errors,
    /** Counts the times the form was sent; as key of the summary it takes the focus there again. */
    attempt,
    /** Props of a field widget. */
    field: (name: Field) => {
      const error = errors.find(({ fieldId }) => fieldId === id(name))?.text;
      return {
        name,
        value: value(name),
        onChange: (text: string) => set(name, text),
        ...(error === undefined ? {} : { error }),
      };
    },
    /** The answers in the shape of the schema, or null after showing what is wrong with them. */
    check: (late: Partial<Record<Field, string>> = {}): z.output<Schema> | null => {
      setAttempt((now) => now + 1);
      const result = z.safeParse(schema, { ...getValues(), ...late });
      setErrors(errorsOf(result.error?.issues ?? []));
      return result.success ? result.data : null;
    },
    // Not by `set`: an effect that empties a field on leaving must not run whenever an error goes.
    clear: (name: Field) => setValues({ [name]: '' }),
  };
}

/** One error per field; several broken rules of one are said together. */
function errorsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const texts = new Map<string, string[]>();
  for (const { path, message } of issues) {
    const field = path.join('.');
    texts.set(field, [...(texts.get(field) ?? []), message]);
  }
  return Object.fromEntries([...texts].map(([field, all]) => [field, all.join(' ')]));
}

function shown(errors: FormErrors): FieldError[] {
  return Object.entries(errors).flatMap(([field, text]) =>
    typeof text === 'string' ? [{ fieldId: id(field), text }] : [],
  );
}

/** Id of a field widget's input. */
function id(field: string): string {
  return `field-${field}`;
}
