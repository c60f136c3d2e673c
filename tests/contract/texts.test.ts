import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mitversichertePerson } from '#contract/entities/risiken.ts';
import { datei, dateien, dateiFehler, dateiTypen } from '#contract/fields/datei.ts';
import { laender, land, fehler as landFehler } from '#contract/fields/land.ts';
import { freitext, pflichttext, pflichttextFehler } from '#contract/fields/pflichttext.ts';
import { valueOf, verdict } from './verdict.ts';

describe('a text that must be given', () => {
  const wunsch = { was: 'Ihren Vornamen', max: 60, ohneZiffern: true };
  const vorname = pflichttext(wunsch);
  const fehler = pflichttextFehler(wunsch);

  test.each([
    ['Anna', 'OK'],
    ['  Anna Maria ', 'OK'],
    ['Jean-Luc', 'OK'],
    ["D'Angelo", 'OK'],
    ['Łukasz', 'OK'],
    ['محمد', 'OK'],
    ['', 'PFLICHT'],
    [' \u00A0\n', 'PFLICHT'],
    [undefined, 'PFLICHT'],
    ['Anna2', 'ZIFFERN'],
    ['Anna\u0662', 'ZIFFERN'],
    ['a'.repeat(60), 'OK'],
    ['a'.repeat(61), 'ZU_LANG'],
    ['An\u0000na', 'ZEICHEN'],
    ['An\nna', 'ZEICHEN'],
    ['An\u202Ena', 'ZEICHEN'],
    ['An\u2028na', 'ZEICHEN'],
    ['An\u2029na', 'ZEICHEN'],
    ['An\u0085na', 'ZEICHEN'],
    ['An\u000Bna', 'ZEICHEN'],
    ['An\u000Cna', 'ZEICHEN'],
    ['An\uD800na', 'ZEICHEN'],
  ])('the first name %j: %s', (text, expected) => {
    expect(verdict(vorname, fehler, text)).toBe(expected);
  });

  test('where digits are allowed they stay, and emoji and line breaks as well', () => {
    const nachricht = pflichttext({ was: 'Ihre Nachricht', max: 2000, mehrzeilig: true });
    expect(valueOf(nachricht, ' Haus 4\nHerzlich 👩‍👧 \n')).toBe('Haus 4\nHerzlich 👩‍👧');
    expect(pflichttextFehler({ was: 'Ihre Nachricht' }).map(({ code }) => code)).not.toContain(
      'ZIFFERN',
    );
  });

  test('a line that breaks unseen is no name of somebody insured along, nor a short text of one line', () => {
    const person = { vorname: 'Ben', nachname: 'Berg', geburtsdatum: '2015-05-05' };
    expect(mitversichertePerson.safeParse(person).success).toBe(true);
    for (const nachname of ['Be\u2028rg', 'Be\u2029rg', 'Be\nrg', 'Be\u0000rg']) {
      expect(mitversichertePerson.safeParse({ ...person, nachname }).success).toBe(false);
      expect(freitext({ max: 60 }).safeParse(nachname).success).toBe(false);
    }
  });

  test('a taken text is trimmed, not empty, short enough and taken again unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const taken = valueOf(vorname, text);
        if (typeof taken !== 'string') return;
        expect(taken).toBe(text.trim());
        expect(taken.length).toBeGreaterThan(0);
        expect(taken.length).toBeLessThanOrEqual(60);
        expect(taken).not.toMatch(/[0-9]|[\p{Cc}\p{Zl}\p{Zp}]/u);
        expect(valueOf(vorname, taken)).toBe(taken);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('files', () => {
  const mb = 1024 * 1024;
  const foto = { name: 'foto.jpg', type: 'image/jpeg', size: 3 * mb };
  const fotos = (length: number, size = 3 * mb) =>
    Array.from({ length }, () => ({ ...foto, size }));

  test.each([
    ['image/heic', 'OK'],
    ['image/heif', 'OK'],
    ['image/jpeg', 'OK'],
    ['image/jpg', 'OK'],
    ['image/png', 'OK'],
    ['video/mpeg', 'OK'],
    ['video/mp4', 'OK'],
    ['video/quicktime', 'OK'],
    ['text/plain', 'OK'],
    ['text/plain;charset=utf-8', 'OK'],
    ['application/pdf', 'OK'],
    ['IMAGE/PNG', 'OK'],
    ['image/gif', 'TYP'],
    ['image/svg+xml', 'TYP'],
    ['text/html', 'TYP'],
    ['application/zip', 'TYP'],
    ['application/msword', 'TYP'],
    ['constructor', 'TYP'],
  ])('a file of type %s: %s', (type, expected) => {
    expect(verdict(datei(), dateiFehler(), { ...foto, type })).toBe(expected);
  });

  test.each([
    ['IMG_0001.HEIC', 'OK'],
    ['clip.mov', 'OK'],
    ['brief.docx', 'TYP'],
    ['constructor', 'TYP'],
    ['', 'TYP'],
  ])('a browser that does not know the type of "%s": %s', (name, expected) => {
    expect(verdict(datei(), dateiFehler(), { ...foto, name, type: '' })).toBe(expected);
  });

  test.each([
    [0, 'LEER'],
    [1, 'OK'],
    [20 * mb, 'OK'],
    [20 * mb + 1, 'GROESSE'],
  ])('a file of %i bytes: %s', (size, expected) => {
    expect(verdict(datei(), dateiFehler(), { ...foto, size })).toBe(expected);
  });

  test('twenty files are taken, one more is not', () => {
    expect(verdict(dateien(), dateiFehler(), fotos(20))).toBe('OK');
    expect(verdict(dateien(), dateiFehler(), fotos(21))).toBe('ANZAHL');
  });

  test('many files that are too large together are refused together', () => {
    const large = fotos(11, 19 * mb);
    expect(verdict(dateien(), dateiFehler(), large)).toBe('GESAMT');
  });

  test('another place may have other limits, and says so', () => {
    const grenzen = { mb: 5, anzahl: 1, mbGesamt: 5 };
    expect(verdict(datei(grenzen), dateiFehler(grenzen), { ...foto, size: 6 * mb })).toBe(
      'GROESSE',
    );
    expect(dateiFehler(grenzen).find(({ code }) => code === 'GROESSE')?.text).toContain(
      '5\u00A0MB',
    );
  });

  test('files are taken exactly within type, size and count', () => {
    const any = fc.record({
      name: fc.constant('datei'),
      type: fc.constantFrom(...dateiTypen, 'image/gif'),
      size: fc.integer({ min: 0, max: 21 * mb }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 22 }), (files) => {
        const sum = files.reduce((all, { size }) => all + size, 0);
        const good = files.every(
          ({ type, size }) => type !== 'image/gif' && size > 0 && size <= 20 * mb,
        );
        const expected = good && files.length <= 20 && sum <= 200 * mb;
        expect(valueOf(dateien(), files) !== undefined).toBe(expected);
      }),
    );
  });
});

describe('countries', () => {
  test('Germany comes first, the others by the German alphabet, each with its German name', () => {
    const [first, ...others] = laender();
    expect(first).toEqual({ value: 'DE', label: 'Deutschland' });
    expect(others).toHaveLength(248);
    const names = others.map(({ label }) => label);
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    expect(names).toEqual(expect.arrayContaining(['Österreich', 'Schweiz', 'Ägypten', 'Türkei']));
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(248);
  });

  test('only countries of the list are taken', () => {
    expect(laender().every(({ value }) => verdict(land, landFehler, value) === 'OK')).toBe(true);
    expect(['XX', 'de', 'Deutschland', '', null].map((v) => verdict(land, landFehler, v))).toEqual(
      Array(5).fill('AUSWAHL'),
    );
  });
});
