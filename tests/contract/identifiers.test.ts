import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bic, fehler as bicFehler } from '#contract/fields/bic.ts';
import { blz, fehler as blzFehler } from '#contract/fields/blz.ts';
import { hausnummer, fehler as hausnummerFehler } from '#contract/fields/hausnummer.ts';
import { ihkNummer, fehler as ihkFehler } from '#contract/fields/ihkNummer.ts';
import { mfaCode, fehler as mfaFehler } from '#contract/fields/mfaCode.ts';
import { partnerNummer, fehler as partnerFehler } from '#contract/fields/partnerNummer.ts';
import { plz, fehler as plzFehler } from '#contract/fields/plz.ts';
import { vermittlerNummer, fehler as vermittlerFehler } from '#contract/fields/vermittlerNummer.ts';
import {
  fehler as vertragsnummerFehler,
  versicherungsNummer,
} from '#contract/fields/versicherungsNummer.ts';
import {
  fehler as numerischFehler,
  versicherungsnummerNumerisch,
} from '#contract/fields/versicherungsnummerNumerisch.ts';
import { valueOf, verdict } from './verdict.ts';

const fields = {
  'contract id': [versicherungsNummer, vertragsnummerFehler],
  'insurance number': [versicherungsnummerNumerisch, numerischFehler],
  'IHK number': [ihkNummer, ihkFehler],
  'agent id': [vermittlerNummer, vermittlerFehler],
  BLZ: [blz, blzFehler],
  PLZ: [plz, plzFehler],
  'MFA code': [mfaCode, mfaFehler],
  BIC: [bic, bicFehler],
  'street number': [hausnummer, hausnummerFehler],
  'partner number': [partnerNummer, partnerFehler],
} as const;
type Field = keyof typeof fields;

const cases: [Field, { ok: string[]; bad: string[] }][] = [
  [
    'contract id',
    {
      ok: ['201912345', '202612345', 'VH250000123', 'BH310000001', 'IM490000001', 'RR200000000'],
      bad: ['203012345', 'PH190000001', 'PH500000001', 'HR24000012', 'XX250000123', 'ph250000123'],
    },
  ],
  ['contract id', { ok: ['202012345'], bad: ['20191234', '2019123456', 'HR2400001234'] }],
  [
    'insurance number',
    { ok: ['250000123', '2500001234'], bad: ['25000012', '25000012345', 'PH250000123'] },
  ],
  [
    'IHK number',
    {
      ok: ['D-3Z5P-ABCDE-12', 'D-0ABC-1D2E3-45'],
      bad: ['D-W-124-ABCD-12', 'D-3Z5P-ABCDE-1X', 'd-3z5p-abcde-12', 'D-3Z5P-ABCD-12'],
    },
  ],
  ['agent id', { ok: ['4711000001'], bad: ['471100001', '47110000012', '471100000A'] }],
  ['BLZ', { ok: ['40050150'], bad: ['4005015', '400501500'] }],
  ['PLZ', { ok: ['01067', ' 48143 '], bad: ['1067', '480143', '4814A', '４８１４３'] }],
  ['MFA code', { ok: ['000000', '123456', '123 456'], bad: ['12345', '12345a', '1234567'] }],
  [
    'BIC',
    {
      ok: ['COBADEFF', 'WELADED1MST', 'cobadeff', 'WELA DE D1 MST'],
      bad: ['COBADEFFX', 'COBADEF!', 'COBADEFFXX'],
    },
  ],
  [
    'street number',
    {
      ok: ['12', '12a', '12 a', '12-14', '12a-14b', '12 - 14', '7 B', '1 a - 2 b'],
      bad: ['a12', '12ab', '12/14', '12-', '-14', '12--14', '12 - 14 - 16', '12  a'],
    },
  ],
  ['partner number', { ok: ['P000101'], bad: ['000101', 'P00101', 'p000101'] }],
];

describe('what people type as numbers and keys', () => {
  test.each(cases)('%s: written as it should be it is taken, else refused', (name, { ok, bad }) => {
    const [schema, fehler] = fields[name];
    expect(ok.map((text) => `${text} ${verdict(schema, fehler, text)}`)).toEqual(
      ok.map((text) => `${text} OK`),
    );
    expect(bad.map((text) => `${text} ${verdict(schema, fehler, text)}`)).toEqual(
      bad.map((text) => `${text} FORMAT`),
    );
  });

  test.each(Object.entries(fields))('%s: nothing typed is one error, not two', (_, field) => {
    const [schema, fehler] = field;
    expect(verdict(schema, fehler, '')).toBe('PFLICHT');
    expect(verdict(schema, fehler, '   ')).toBe('PFLICHT');
    expect(verdict(schema, fehler, undefined)).toBe('PFLICHT');
    expect(verdict(schema, fehler, 48143)).toBe('PFLICHT');
  });

  test('spaces around a number do not count and are gone afterwards', () => {
    expect(valueOf(plz, '\u00A001067 ')).toBe('01067');
    expect(valueOf(mfaCode, '12 34 56')).toBe('123456');
    expect(valueOf(bic, 'wela ded1 mst')).toBe('WELADED1MST');
  });
});

const digit = (c: string) => c >= '0' && c <= '9';
const capital = (c: string) => c >= 'A' && c <= 'Z';
const all = (text: string, ok: (c: string) => boolean) => text.split('').every(ok);
const digits = (text: string, ...lengths: number[]) =>
  lengths.includes(text.length) && all(text, digit);

const key = (part: string, length: number) =>
  part.length === length && all(part, (c) => digit(c) || capital(c));

/** The rules of specification §5 once more, letter by letter and without a pattern. */
const oracle: Record<Field, (text: string) => boolean> = {
  'contract id': (text) => {
    if (text.length === 9 && all(text, digit)) {
      return text.startsWith('2019') || text.startsWith('202');
    }
    const prefix = ['VH', 'IM', 'IA', 'RR', 'HR', 'FA', 'PH', 'TH', 'BH'].includes(
      text.slice(0, 2),
    );
    return prefix && digits(text.slice(2), 9) && '234'.includes(text.charAt(2));
  },
  'insurance number': (text) => digits(text, 9, 10),
  'IHK number': (text) => {
    const [d, four = '', five = '', two = '', ...rest] = text.split('-');
    return d === 'D' && rest.length === 0 && key(four, 4) && key(five, 5) && digits(two, 2);
  },
  'agent id': (text) => digits(text, 10),
  BLZ: (text) => digits(text, 8),
  PLZ: (text) => digits(text, 5),
  'MFA code': (text) => digits(text, 6),
  BIC: (text) =>
    [8, 11].includes(text.length) && all(text.toUpperCase(), (c) => digit(c) || capital(c)),
  'street number': (text) => {
    const ends = text.split('-');
    return (
      ends.length <= 2 &&
      ends.every((end, index) => {
        const outer = index === 0 ? end.replace(/ $/, '') : end.replace(/^ /, '');
        const number = ends.length === 1 ? end : outer;
        const last = number.at(-1) ?? '';
        const letter = capital(last.toUpperCase());
        const rest = letter ? number.slice(0, -1).replace(/ $/, '') : number;
        return digits(rest, 1, 2, 3, 4, 5);
      })
    );
  },
  'partner number': (text) => text.startsWith('P') && digits(text.slice(1), 6),
};

const near: Record<Field, string> = {
  'contract id': '20193VHIMARFTBP45',
  'insurance number': '0123456789A',
  'IHK number': 'D-AZ09d',
  'agent id': '0123456789x',
  BLZ: '0123456789-',
  PLZ: '0123456789.',
  'MFA code': '0123456789+',
  BIC: 'ABCXYZ019!az',
  'street number': '019aZ- /',
  'partner number': 'P0123456789p',
};

test.each(Object.keys(oracle) as Field[])('%s: any text is judged as the rule says', (name) => {
  const [schema] = fields[name];
  const nearby = fc.string({ unit: fc.constantFrom(...near[name].split('')), maxLength: 17 });
  fc.assert(
    fc.property(fc.oneof(nearby, fc.string({ unit: 'binary', maxLength: 17 })), (text) => {
      const bare = /^(MFA code|BIC)$/.test(name) ? text.replaceAll(/\s/g, '') : text.trim();
      expect(valueOf(schema, text) !== undefined).toBe(oracle[name](bare));
    }),
    { numRuns: 2000 },
  );
});

test.each<[Field, RegExp]>([
  ['contract id', /^(?:20(?:19|2[0-9])[0-9]{5}|(?:VH|IM|IA|RR|HR|FA|PH|TH|BH)[234][0-9]{8})$/],
  ['IHK number', /^D-[A-Z0-9]{4}-[A-Z0-9]{5}-[0-9]{2}$/],
  ['street number', /^[0-9]{1,5} ?[a-z]?(?: ?- ?[0-9]{1,5}[A-Z]?)?$/],
  ['BIC', /^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/],
])('%s: whatever has the right form is taken and stays as it is', (name, form) => {
  fc.assert(
    fc.property(fc.stringMatching(form), (text) => {
      fc.pre(oracle[name](text.trim()));
      expect(valueOf(fields[name][0], text)).toBe(text.trim());
    }),
  );
});
