import { expect, test } from 'vitest';
import { placeFor, wholePostcode } from '#widgets/address/places.ts';
import { splitStreet } from '#widgets/address/Address.tsx';

test.each([
  ['the only place is filled in', ['Hamburg'], '', [], 'Hamburg'],
  ['the place of the earlier postcode goes', ['Hamburg'], 'Köln', ['Köln'], 'Hamburg'],
  ['a place written by hand stays', ['Hamburg'], 'Hamburg-Altstadt', [], 'Hamburg-Altstadt'],
  ['one of several is hers to choose', ['Böhnhusen', 'Flintbek'], '', [], ''],
  ['one chosen before stays', ['Böhnhusen', 'Flintbek'], 'Flintbek', [], 'Flintbek'],
  ['what is not among several is chosen anew', ['Böhnhusen', 'Flintbek'], 'Kiel', [], ''],
  ['an unknown postcode keeps what she wrote', [], 'Kiel', [], 'Kiel'],
  ['an unknown postcode drops what was filled in', [], 'Köln', ['Köln'], ''],
])('When the places of a postcode are known, %s', (_, places, current, before, expected) => {
  expect(placeFor(places, current, before)).toBe(expected);
});

test.each([
  ['48143', '48143'],
  [' 01 067 ', '01067'],
  ['4814', null],
  ['481430', null],
  ['D-48143', null],
])('Of the postcode "%s" is asked for %s', (typed, asked) => {
  expect(wholePostcode(typed)).toBe(asked);
});

test.each([
  ['Domstraße 5', 'Domstraße', '5'],
  ['Invalidenstraße 3a', 'Invalidenstraße', '3a'],
  ['Unter den Linden 12 - 14 b', 'Unter den Linden', '12 - 14 b'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
])('A customer may write street and number in one: %s', (text, strasse, hausnummer) => {
  expect(splitStreet(text)).toEqual({ strasse, hausnummer });
});

test.each(['Domstraße', 'Straße des 17. Juni', 'Q7', 'Q 7', ''])(
  'A street without a number stays whole: "%s"',
  (text) => {
    expect(splitStreet(text)).toBeNull();
  },
);

test('A customer who pastes a long text into the street goes on at once', () => {
  const start = performance.now();
  expect(splitStreet(`${'a'.repeat(60_000)} `.repeat(2))).toBeNull();
  expect(performance.now() - start).toBeLessThan(500);
});
