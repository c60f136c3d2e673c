import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { CodeField } from '#widgets/code-field/CodeField.tsx';
import { CurrencyField } from '#widgets/currency-field/CurrencyField.tsx';
import { DateField } from '#widgets/date-field/DateField.tsx';
import { NumberField } from '#widgets/number-field/NumberField.tsx';
import { PasswordField } from '#widgets/password-field/PasswordField.tsx';
import { Select } from '#widgets/select/Select.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { Textarea } from '#widgets/textarea/Textarea.tsx';
import { markup, runningButton, wayOn } from './markup.tsx';

const wrong = {
  label: 'Eingabe',
  name: 'probe',
  value: 'x',
  hint: 'Zum Beispiel so.',
  error: 'Geben Sie mehr ein.',
  onChange: () => undefined,
};

describe.each([
  ['text', createElement(TextField, wrong)],
  ['password', createElement(PasswordField, { ...wrong, autoComplete: 'current-password' })],
  ['code', createElement(CodeField, wrong)],
  ['number', createElement(NumberField, wrong)],
  ['date', createElement(DateField, wrong)],
  ['textarea', createElement(Textarea, wrong)],
  ['select', createElement(Select, { ...wrong, options: [] })],
])('A customer who has to mend a %s', (_, field) => {
  const html = markup(field);
  const input = /<(?:input|textarea|select)[^>]*>/.exec(html)?.[0] ?? '';

  test('hears the hint and then the error, and that the field is wrong', () => {
    expect(input).toContain('id="field-probe"');
    expect(input).toContain('aria-describedby="field-probe-hint field-probe-error"');
    expect(input).toContain('aria-invalid="true"');
    expect(input).toContain('aria-required="true"');
  });

  test('reads label, hint and error above the input', () => {
    const marks = ['<label', 'id="field-probe-hint"', 'id="field-probe-error"', input];
    const places = marks.map((mark) => html.indexOf(mark));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(html).toMatch(/<label[^>]* for="field-probe"/);
  });
});

test('A field that may stay empty says so in its label and is not required', () => {
  const { error: _error, hint: _hint, ...plain } = wrong;
  const html = markup(createElement(TextField, { ...plain, optional: true }));
  expect(html).toMatch(/<label[^>]*>Eingabe<span[^>]*> \(optional\)<\/span><\/label>/);
  expect(html).toContain('aria-required="false"');
  expect(html).not.toContain('aria-invalid');
  expect(html).not.toContain('aria-describedby');
});

test('A password manager is told which password it is', () => {
  const field = createElement(PasswordField, { ...wrong, autoComplete: 'new-password' });
  expect(markup(field)).toMatch(/<input[^>]*autoComplete="new-password"/);
});

test('A running button is announced and can still be reached', () => {
  const html = markup(runningButton);
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*aria-busy="true"/);
  expect(html).not.toContain('disabled');
});

test('A page may forbid style tags and style attributes in its markup', () => {
  const fields = [
    createElement(TextField, wrong),
    createElement(CodeField, wrong),
    createElement(NumberField, wrong),
    createElement(CurrencyField, wrong),
    createElement(DateField, wrong),
    createElement(Textarea, wrong),
  ];
  for (const widget of [wayOn, ...fields]) expect(markup(widget)).not.toMatch(/<style| style=/);
});
