import { expect, test, vi } from 'vitest';
import { nochFalsch } from '#portal/formular/nochFalsch.ts';

const gezeigt = { iban: 'Geben Sie Ihre IBAN ein.', email: 'Geben Sie Ihre E-Mail-Adresse ein.' };

test('an error goes once its value is right, and another stays in the words that hold now', () => {
  const jetzt = { iban: 'Diese IBAN gibt es nicht.' };
  expect(nochFalsch(gezeigt, () => jetzt)).toEqual(jetzt);
});

test('a field she has not sent yet gets no error while she types', () => {
  const jetzt = { ...gezeigt, name: 'Geben Sie Ihren Namen ein.' };
  expect(nochFalsch(gezeigt, () => jetzt)).toEqual(gezeigt);
});

test('nothing is looked at before the form was sent', () => {
  const jetzt = vi.fn<() => typeof gezeigt>(() => gezeigt);
  expect(nochFalsch({}, jetzt)).toEqual({});
  expect(jetzt).not.toHaveBeenCalled();
});
