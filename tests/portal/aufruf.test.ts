import { array, assert, constantFrom, json, oneof, property, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandKeys, ladeMarke } from '#brands/registry.ts';
import { aufrufAus, ohne, parameter, spellingVon } from '#portal/aufruf.ts';
import { texte } from '#portal/texte.ts';
import { memoryStorage } from './memoryStorage.ts';

describe('the parameters of an address', () => {
  test('are read in their formats', () => {
    const search =
      '?blz=40050150&vermittlernummer=4711000001&vmr=Zm9v_-&ref=Kampagne-7&embedded=true&brand=hfk' +
      '&savedDraftId=6f9619ff-8b86-4d01-b42d-00cf4fc964ff&withoutTranslations';
    expect(aufrufAus(search, null)).toEqual({
      brand: 'hfk',
      withoutTranslations: true,
      embedded: true,
      blz: '40050150',
      vermittlernummer: '4711000001',
      vmr: 'Zm9v_-',
      ref: 'Kampagne-7',
      savedDraftId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
      unlesbar: [],
    });
  });

  test('with a value that is none count as not given, and are named', () => {
    const search =
      '?blz=4005015&vermittlernummer=x&vmr=a+b&ref=%C3%A4&savedDraftId=1&embedded=ja&brand=acme';
    expect(aufrufAus(search, null)).toMatchObject({
      brand: null,
      embedded: false,
      blz: null,
      vermittlernummer: null,
      vmr: null,
      ref: null,
      savedDraftId: null,
    });
    expect(aufrufAus(search, null).unlesbar.toSorted()).toEqual(
      ['blz', 'brand', 'embedded', 'ref', 'savedDraftId', 'vermittlernummer', 'vmr'].toSorted(),
    );
  });

  test('never break a page, whatever they hold and whatever was kept', () => {
    const given = array(tuple(constantFrom(...parameter), string()), { maxLength: 8 });
    const kept = oneof(json({ maxDepth: 2 }), string());
    assert(
      property(given, kept, (pairs, note) => {
        const storage = memoryStorage();
        storage.setItem('aufruf', note);
        const read = aufrufAus(`?${new URLSearchParams(pairs).toString()}`, storage);
        expect(Object.keys(read)).toEqual(expect.arrayContaining([...parameter]));
      }),
    );
  });
});

describe('the tab keeps', () => {
  test('brand, keys instead of texts, frame and broker, but no draft', () => {
    const storage = memoryStorage();
    const first = aufrufAus(
      '?brand=protect-ch&withoutTranslations=true&embedded=true&vmr=Zm9v&ref=r1' +
        '&savedDraftId=6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
      storage,
    );
    expect(aufrufAus('', storage)).toEqual({ ...first, savedDraftId: null });
  });

  test('the newest broker only', () => {
    const storage = memoryStorage();
    aufrufAus('?vmr=Zm9v', storage);
    expect(aufrufAus('?blz=40050150', storage)).toMatchObject({ vmr: null, blz: '40050150' });
    expect(aufrufAus('', storage)).toMatchObject({ vmr: null, blz: '40050150' });
  });

  test('nothing of a brand that does not exist', () => {
    const storage = memoryStorage();
    aufrufAus('?brand=hfk', storage);
    expect(aufrufAus('?brand=acme', storage).brand).toBeNull();
    expect(aufrufAus('', storage).brand).toBe('hfk');
  });

  test('no longer what was switched off', () => {
    const storage = memoryStorage();
    aufrufAus('?withoutTranslations', storage);
    expect(aufrufAus('?withoutTranslations=false', storage).withoutTranslations).toBe(false);
    expect(aufrufAus('', storage).withoutTranslations).toBe(false);
  });
});

test('an address loses one parameter and keeps the others', () => {
  expect(ohne('brand', '?brand=acme&ref=r1')).toBe('?ref=r1');
  expect(ohne('brand', '?brand=acme')).toBe('');
});

test.each(brandKeys)('texts of %s are spelled as its brand says', async (key) => {
  expect(spellingVon(key)).toBe((await ladeMarke(key)).spelling);
});

test('a Swiss brand writes ss and keeps what customers wrote', () => {
  const texts = { gruss: 'Grüße an „{name}“' };
  const swiss = texte('probe', texts, { brand: 'protect-ch', withoutTranslations: false });
  expect(swiss('gruss', { name: 'Frau Weiß' })).toBe('Grüsse an «Frau Weiß»');
  const german = texte('probe', texts, { brand: 'andsafe', withoutTranslations: false });
  expect(german('gruss', { name: 'Frau Weiß' })).toBe('Grüße an „Frau Weiß“');
});

test('without translations a text is its key', () => {
  const keys = texte('probe', { a: 'Hallo' }, { brand: 'hfk', withoutTranslations: true });
  expect(keys('a')).toBe('probe.a');
});
