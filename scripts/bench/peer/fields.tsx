// The few kinds of fields the wizard is made of; uncontrolled, as React Hook Form likes them.
import type { ReactNode } from 'react';
import { get, type Path, useFormContext, useFormState } from 'react-hook-form';
import type { Answers } from './shapes.ts';

export type Name = Path<Answers>;
/** Value and what is read beside it. */
export type Choice = readonly [value: string, label: string, note?: string];

export const yesAndNo: readonly Choice[] = [
  ['ja', 'Ja'],
  ['nein', 'Nein'],
];

interface FieldProps {
  name: Name;
  label: string;
  hint?: string;
  why?: string;
}

type TextProps = FieldProps & { inputMode?: 'numeric' | 'email' | 'tel'; autoComplete?: string };

export function Text({ name, label, hint, why, ...input }: TextProps) {
  const { register } = useFormContext<Answers>();
  const error = useError(name);
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <input id={name} {...input} {...described(name, hint, error)} {...register(name)} />
      <ErrorOf name={name} error={error} />
      <Why>{why}</Why>
    </div>
  );
}

export function Choices({
  name,
  label,
  hint,
  why,
  options,
  kind = 'radio',
}: FieldProps & { options: readonly Choice[]; kind?: 'radio' | 'checkbox' }) {
  const { register } = useFormContext<Answers>();
  const error = useError(name);
  return (
    <fieldset id={name} tabIndex={-1} {...described(name, hint, error)}>
      <legend>{label}</legend>
      {hint !== undefined && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {options.map(([value, text, note]) => (
        <label className="choice" key={value}>
          <input type={kind} value={value} {...register(name)} />
          <span>
            <span>{text}</span>
            {note !== undefined && <small>{note}</small>}
          </span>
        </label>
      ))}
      <ErrorOf name={name} error={error} />
      <Why>{why}</Why>
    </fieldset>
  );
}

export function Select({ name, label, options }: FieldProps & { options: readonly Choice[] }) {
  const { register } = useFormContext<Answers>();
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} {...register(name)}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

export function Tick({ name, label }: FieldProps) {
  const { register } = useFormContext<Answers>();
  const error = useError(name);
  return (
    <div className="field">
      <label className="choice">
        <input
          id={name}
          type="checkbox"
          {...described(name, undefined, error)}
          {...register(name)}
        />
        <span>{label}</span>
      </label>
      <ErrorOf name={name} error={error} />
    </div>
  );
}

export function Slider({
  name,
  label,
  why,
  children,
  ...range
}: FieldProps & { min: number; max: number; step: number; children: ReactNode }) {
  const { register } = useFormContext<Answers>();
  const error = useError(name);
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <output htmlFor={name}>{children}</output>
      <input
        id={name}
        type="range"
        {...range}
        {...described(name, undefined, error)}
        {...register(name)}
      />
      <ErrorOf name={name} error={error} />
      <Why>{why}</Why>
    </div>
  );
}

export function Note({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'warning';
  children: ReactNode;
}) {
  return <p className={`note ${tone}`}>{children}</p>;
}

function Why({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <details>
      <summary>Warum fragen wir das?</summary>
      <p>{children}</p>
    </details>
  );
}

function useError(name: Name): string | undefined {
  const { errors } = useFormState<Answers>({ name, exact: true });
  const error: unknown = get(errors, name);
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : undefined;
}

function ErrorOf({ name, error }: { name: Name; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p className="error" id={`${name}-error`}>
      {error}
    </p>
  );
}

function described(name: Name, hint: string | undefined, error: string | undefined) {
  const parts = [
    hint === undefined ? '' : `${name}-hint`,
    error === undefined ? '' : `${name}-error`,
  ];
  const ids = parts.filter((part) => part !== '').join(' ');
  return {
    ...(ids !== '' && { 'aria-describedby': ids }),
    ...(error !== undefined && { 'aria-invalid': true }),
  };
}
