import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateiart } from '#server/rules/upload/dateiart.ts';
import { nameMit, sichererName } from '#server/rules/upload/dateiname.ts';
import { ankuendigungPruefen, inhaltPruefen } from '#server/rules/upload/pruefung.ts';
import { dateien, eicar } from '#tests/support/dateien.ts';

const mb = 1024 * 1024;

describe('what a file is', () => {
  test.each([
    ['application/pdf', dateien.pdf],
    ['image/png', dateien.png],
    ['image/jpeg', dateien.jpeg],
    ['image/heic', dateien.heic],
    ['image/heif', dateien.heif],
    ['video/mp4', dateien.mp4],
    ['video/quicktime', dateien.mov],
    ['video/quicktime', Buffer.from('\0\0\0\x08wide\0\0\0\0mdat', 'latin1')],
    ['video/mpeg', dateien.mpeg],
    ['text/plain', dateien.text],
    ['text/plain', Buffer.from('\u{FEFF}Zeile\f')],
    // As Windows writes it.
    ['text/plain', Buffer.from('f\u00fcr', 'latin1')],
  ])('%s is known by its bytes', (typ, bytes) => {
    expect(dateiart(bytes)).toBe(typ);
  });

  test.each([
    ['a page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
    ['a page after a mark and blank lines', Buffer.from('\u{FEFF}\n \n<html>')],
    ['a drawing that can run', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['XML', Buffer.from('<?xml version="1.0"?><a/>')],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['a program', Buffer.from('4d5a900003000000', 'hex')],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
    ['a PDF behind something else', Buffer.concat([Buffer.from([0]), dateien.pdf])],
    ['a film of another kind', Buffer.from('\0\0\0\x14ftypM4A \0\0\0\0M4A ', 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['three bytes', Buffer.from([0, 0, 1])],
  ])('%s is not taken', (_, bytes) => {
    expect(dateiart(bytes)).toBeNull();
  });

  test('whatever the bytes are, the answer comes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        expect(() => dateiart(Buffer.from(bytes))).not.toThrow();
      }),
    );
  });
});

describe('what is taken', () => {
  const pdf = { name: 'nachweis.pdf', typ: 'application/pdf', groesse: dateien.pdf.length };

  test('a file that is what it says keeps its name', () => {
    expect(inhaltPruefen(dateien.pdf, pdf)).toEqual({
      ok: { typ: 'application/pdf', name: 'nachweis.pdf' },
    });
  });

  test('a HEIC photo that a phone calls .jpg gets its ending', () => {
    const foto = { name: 'IMG_0001.jpg', typ: 'image/jpeg', groesse: 1 };
    expect(inhaltPruefen(dateien.heic, foto)).toEqual({
      ok: { typ: 'image/heic', name: 'IMG_0001.heic' },
    });
  });

  test('a file without ending or type is known by its bytes', () => {
    expect(inhaltPruefen(dateien.png, { name: 'foto', typ: '', groesse: 1 })).toEqual({
      ok: { typ: 'image/png', name: 'foto.png' },
    });
  });

  test.each([
    ['a text that says it is a photo', dateien.text, { ...pdf, name: 'a.jpg', typ: 'image/jpeg' }],
    ['a PDF that is called a program', dateien.pdf, { ...pdf, name: 'rechnung.pdf.exe' }],
    ['a photo that is called a PDF', dateien.jpeg, { ...pdf, typ: 'image/jpeg' }],
    ['a page that says it is text', Buffer.from('<html>'), { ...pdf, typ: 'text/plain' }],
  ])('%s is refused by its kind', (_, bytes, angekuendigt) => {
    expect(inhaltPruefen(bytes, angekuendigt)).toMatchObject({ abgelehnt: { code: 'TYP' } });
  });

  test('the test file of virus scanners is refused, by name and by content', () => {
    const abgelehnt = {
      code: 'NICHT_GEPRUEFT',
      errorMessage: 'Die Datei konnte nicht geprüft werden.',
    };
    const text = { name: 'notiz.txt', typ: 'text/plain', groesse: 1 };
    expect(inhaltPruefen(eicar, text)).toEqual({ abgelehnt });
    expect(inhaltPruefen(dateien.text, { ...text, name: 'Eicar.txt' })).toEqual({ abgelehnt });
  });

  test('a step holds twenty files and 200 MB', () => {
    const zwanzig = Array.from({ length: 20 }, () => pdf);
    expect(ankuendigungPruefen(pdf, zwanzig.slice(1))).toBeNull();
    expect(ankuendigungPruefen(pdf, zwanzig)).toEqual({
      code: 'ANZAHL',
      errorMessage: 'Sie können höchstens 20\u00A0Dateien hochladen.',
    });
    const grosse = Array.from({ length: 10 }, () => ({ ...pdf, groesse: 20 * mb }));
    expect(ankuendigungPruefen(pdf, grosse)).toMatchObject({ code: 'GESAMT' });
    expect(ankuendigungPruefen({ ...pdf, groesse: 20 * mb + 1 }, [])).toMatchObject({
      code: 'GROESSE',
    });
    expect(ankuendigungPruefen({ ...pdf, groesse: 0 }, [])).toMatchObject({ code: 'LEER' });
    expect(ankuendigungPruefen({ ...pdf, typ: 'image/svg+xml' }, [])).toMatchObject({
      code: 'TYP',
    });
  });
});

describe('its name', () => {
  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Bilder\\Rad.png', 'Rad.png'],
    ['Rechnung\r\nSet-Cookie: a.pdf', 'RechnungSet-Cookie a.pdf'],
    ['harmlos\u202Efdp.exe', 'harmlosfdp.exe'],
    ['null\0byte.pdf', 'nullbyte.pdf'],
    ['zwei\u2028Zeilen.pdf', 'zweiZeilen.pdf'],
    ['..', 'Datei'],
    ['Kaufvertrag Müller (1).pdf', 'Kaufvertrag Müller (1).pdf'],
  ])('%j is kept as %j', (name, sicher) => {
    expect(sichererName(name)).toBe(sicher);
  });

  test('a long one is cut before its ending', () => {
    expect(sichererName(`${'a'.repeat(250)}.pdf`)).toBe(`${'a'.repeat(120)}.pdf`);
  });

  test('the ending follows what was found', () => {
    expect(nameMit('image/png', 'foto.jpeg')).toBe('foto.png');
    expect(nameMit('image/heic', 'foto.HEIF')).toBe('foto.HEIF');
  });
});
