import { buffer } from 'node:stream/consumers';
import * as fc from 'fast-check';
import Pdf from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { dateiart } from '#server/rules/upload/dateiart.ts';
import { inhaltPruefen } from '#server/rules/upload/pruefung.ts';
import { dateien } from '#tests/support/dateien.ts';
import { fotos } from '#tests/support/fotos.ts';
import {
  heicMit,
  ihdr,
  jpegMit,
  kasten,
  objektstrom,
  pdfAus,
  pngAus,
  schlechteDateien,
  strom,
} from '#tests/support/schlechteDateien.ts';

const befund = (bytes: Buffer) =>
  inhaltPruefen(bytes, { name: 'datei', typ: '', groesse: bytes.length });

const saetze: Readonly<Record<string, string>> = {
  AKTIV:
    'Die PDF-Datei startet etwas, wenn man sie öffnet. Drucken Sie sie in eine neue PDF-Datei, oder machen Sie ein Foto davon.',
  UNLESBAR:
    'In die PDF-Datei können wir nicht hineinsehen, weil sie geschützt oder beschädigt ist. Drucken Sie sie in eine neue PDF-Datei, oder machen Sie ein Foto davon.',
  BILDPUNKTE: 'Das Bild hat mehr als 50\u00A0Megapixel. Speichern Sie es kleiner.',
  UNVOLLSTAENDIG:
    'Das Bild ist nicht vollständig. Öffnen Sie es auf Ihrem Gerät, und speichern Sie es neu.',
};

test('there are more than forty bad files, each another one', () => {
  expect(schlechteDateien.length).toBeGreaterThanOrEqual(40);
  expect(new Set(schlechteDateien.map(([, , bytes]) => bytes.toString('latin1'))).size).toBe(
    schlechteDateien.length,
  );
});

describe('with a sentence that helps, nobody takes', () => {
  test.each(schlechteDateien.map(([code, was, bytes]) => [was, code, bytes] as const))(
    '%s: %s',
    (_, code, bytes) => {
      expect(dateiart(bytes)).not.toBeNull();
      expect(befund(bytes)).toEqual({ abgelehnt: { code, errorMessage: saetze[code] } });
    },
  );
});

describe('a customer is not refused for', () => {
  const seite = '<< /Type /Page /Contents 3 0 R >>';
  test.each([
    ['a PDF as small as can be', dateien.pdf],
    ['a PDF with packed objects that do nothing', pdfAus(objektstrom('<< /Type /Catalog >>'))],
    [
      'a PDF whose page speaks of scripts',
      pdfAus('<< >>', seite, strom('BT (Warum /JS und /AA?) Tj ET')),
    ],
    [
      'a picture in a PDF whose bytes look like a short name',
      pdfAus('<< >>', strom('\0/JS(\0 /AA<<\0', '/Subtype /Image /Filter /DCTDecode', false)),
    ],
    [
      'a PDF with names that only begin alike',
      pdfAus('<< /AAPL:Keywords [] /JSX 1 /Launcher 2 >>'),
    ],
    ['a photo', fotos.jpeg],
    ['a photo with a film behind it', Buffer.concat([fotos.jpeg, Buffer.from('film')])],
    ['a photo of 50 million dots', jpegMit(10_000, 5_000)],
    ['a picture of a screen', fotos.png],
    [
      'a PNG of 50 million dots',
      pngAus(ihdr(10_000, 5_000), ['IDAT', Buffer.alloc(3)], ['IEND', Buffer.alloc(0)]),
    ],
    ['a HEIC photo of 48 million dots', heicMit(8_064, 6_048)],
    [
      'a HEIC photo whose picture reaches to its end',
      heicMit(4_000, 3_000, kasten('mdat', Buffer.alloc(16), 0)),
    ],
  ])('%s', (_, bytes) => {
    expect(befund(bytes)).toHaveProperty('ok');
  });
});

test('a customer may send a document as this portal makes them', async () => {
  const dokument = new Pdf();
  dokument.text('Warum /JavaScript?').image(fotos.jpeg).image(fotos.png).end();
  expect(befund(await buffer(dokument))).toHaveProperty('ok');
});

test('whatever stands in a file, the answer comes', () => {
  const alle = schlechteDateien.filter(([, , bytes]) => bytes.length < 10_000);
  fc.assert(
    fc.property(
      fc.constantFrom(...alle),
      fc.nat(),
      fc.uint8Array({ maxLength: 4 }),
      ([, , bytes], stelle, neu) => {
        const verdreht = Buffer.from(bytes);
        verdreht.set(
          neu.slice(0, Math.max(0, bytes.length - (stelle % bytes.length))),
          stelle % bytes.length,
        );
        expect(() => befund(verdreht)).not.toThrow();
      },
    ),
    { numRuns: 500 },
  );
});
