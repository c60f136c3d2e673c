import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brand as brandSchema } from '#brands/brand.ts';
import {
  brandKeys,
  istMarke,
  ladeMarke,
  markeAus,
  standardMarke,
  UnbekannteMarke,
} from '#brands/registry.ts';
import { markenSchluessel } from '#contract/entities/marke.ts';
import { hausmarke } from '#contract/marken.ts';
import { produktSchluessel } from '#contract/entities/produkt.ts';
import { bietetAn } from '#contract/produkte/produkte.ts';
import { spellingVon } from '#portal/aufruf.ts';

const brands = await Promise.all(brandKeys.map((key) => ladeMarke(key)));

describe('The brand of a page', () => {
  test.each(brandKeys)('is %s when the address says so', (key) => {
    expect(markeAus(`?brand=${key}`, null)).toBe(key);
  });

  test('is the one of the address, also when another one was stored', () => {
    expect(markeAus('?blz=99900001&brand=hfk', 's-direkt')).toBe('hfk');
  });

  test('is the stored one when the address names none', () => {
    expect(markeAus('?blz=99900001', 's-direkt')).toBe('s-direkt');
  });

  test('is andsafe when nothing names one', () => {
    expect(markeAus('', null)).toBe('andsafe');
    expect(standardMarke.key).toBe('andsafe');
  });

  test('is andsafe when a brand was stored that is none any more', () => {
    expect(markeAus('', 'protekt')).toBe('andsafe');
  });

  test.each(['', 'HFK', 'andsafe%20', 'constructor', '__proto__', 'toString', 'hfk%00'])(
    'is an error when the address names "%s"',
    (unknown) => {
      expect(() => markeAus(`?brand=${unknown}`, 'hfk')).toThrow(UnbekannteMarke);
    },
  );
});

describe('A brand is fetched', () => {
  test.each(brandKeys)('%s by its key', async (key) => {
    expect((await ladeMarke(key)).key).toBe(key);
    expect(istMarke(key)).toBe(true);
  });

  test.each(['', 'HFK', 'hasOwnProperty', '__proto__'])('never by "%s"', async (unknown) => {
    expect(istMarke(unknown)).toBe(false);
    await expect(ladeMarke(unknown)).rejects.toThrow(UnbekannteMarke);
  });
});

test('The first page carries no brand but its own: the others are fetched by their key only', () => {
  const src = new URL('../../src/', import.meta.url);
  const importing = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /^import .*\/(?:hfk|sDirekt|protect|protectCh)\.ts'/m.test(
        readFileSync(new URL(file, src), 'utf8'),
      ),
    );
  expect(importing).toEqual([]);
});

test.each(brands)('$key is spelled as the texts are before its data is there', (brand) => {
  expect(spellingVon(brand.key)).toBe(brand.spelling);
});

describe('The brands say the same as the contract', () => {
  test('about their keys, and which stands where none is named', () => {
    expect(standardMarke.key).toBe(hausmarke);
    expect(brandKeys).toEqual(markenSchluessel.options);
    expect(brandKeys).toEqual(brandSchema.shape.key.options);
  });

  test('about the products: andsafe sells all but motor vehicle, which is a name only', () => {
    const angebot = produktSchluessel.options.filter((key) => bietetAn(standardMarke.key, key));
    expect([...angebot, 'KFZ']).toEqual(produktSchluessel.options);
  });

  test.each(brands)('$key sells what it opens with', ({ key, switches }) => {
    const angebot = produktSchluessel.options.filter((produkt) => bietetAn(key, produkt));
    expect([...angebot, null]).toContain(switches.startProduct);
  });
});
