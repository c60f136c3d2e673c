import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ohneAufnahmedaten } from '#server/rules/upload/ohneAufnahmedaten.ts';
import { dateien } from '#tests/support/dateien.ts';
import { abschnitt, exif, fotos, ort } from '#tests/support/fotos.ts';

const { jpeg, png } = fotos;
/** Behind the first segment, which says only how big a dot is. */
const jpegKopf = 20;
/** Behind the picture's size. */
const pngKopf = 33;

describe('A JPEG', () => {
  test('without any such data stays as it is, byte for byte', () => {
    expect(sauberesJpeg(jpeg)).toEqual(jpeg);
    expect(sauberesJpeg(dateien.jpeg)).toEqual(dateien.jpeg);
  });

  test('loses place, maker, texts and comments, and keeps its picture and its colours', () => {
    const foto = eingefuegt(jpeg, jpegKopf, [
      abschnitt(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif(1)])),
      abschnitt(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${ort}`)),
      abschnitt(0xed, Buffer.from(`Photoshop 3.0\x008BIM${ort}`)),
      abschnitt(0xe2, Buffer.from(`MPF\0${ort}`)),
      abschnitt(0xe0, Buffer.from(`JFXX\0${ort}`)),
      abschnitt(0xef, Buffer.from(ort)),
      abschnitt(0xfe, Buffer.from(ort)),
    ]);
    expect(foto.includes(ort)).toBe(true);
    expect(sauberesJpeg(foto)).toEqual(jpeg);
  });

  test('loses the preview and the film a phone puts behind the picture', () => {
    const film = Buffer.concat([Buffer.from('ftypmp42'), exif(1)]);
    expect(sauberesJpeg(Buffer.concat([jpeg, jpeg, film]))).toEqual(jpeg);
  });

  test.each(['II', 'MM'] as const)('is shown the same way up as before: %s', (folge) => {
    for (const ausrichtung of [2, 3, 6, 8]) {
      const daten = Buffer.concat([Buffer.from('Exif\0\0'), exif(ausrichtung, folge)]);
      const ohne = sauberesJpeg(eingefuegt(jpeg, jpegKopf, [abschnitt(0xe1, daten)]));
      expect(ohne.includes(ort)).toBe(false);
      const nurDas = Buffer.from(
        'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0',
        'latin1',
      );
      const rest = Buffer.from([ausrichtung, 0, 0, 0, 0, 0, 0]);
      const minimal = abschnitt(0xe1, Buffer.concat([nurDas, rest]));
      expect(ohne).toEqual(eingefuegt(jpeg, jpegKopf, [minimal]));
    }
  });

  test('with data that say nothing readable of it stands upright', () => {
    for (const daten of [exif(9), exif(0), exif(6).subarray(0, 12), Buffer.from('II+\0')]) {
      const foto = eingefuegt(jpeg, jpegKopf, [
        abschnitt(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), daten])),
      ]);
      expect(sauberesJpeg(foto)).toEqual(jpeg);
    }
  });

  test('drawn in several passes is followed through all of them', () => {
    const durchgaenge = [
      Buffer.from([0xff, 0xd8]),
      scan([1, 0xff, 0, 2, 0xff, 0xd0, 3]),
      scan([4, 0xff, 0xff, 0xd9]),
    ] as const;
    const [anfang, erster, zweiter] = durchgaenge;
    const kommentar = abschnitt(0xfe, Buffer.from(ort));
    expect(sauberesJpeg(Buffer.concat([anfang, erster, kommentar, zweiter]))).toEqual(
      Buffer.concat([anfang, erster, zweiter]),
    );
  });

  test('that breaks off or is none keeps its bytes from there on', () => {
    const abgebrochen = jpeg.subarray(0, -40);
    expect(sauberesJpeg(abgebrochen)).toEqual(abgebrochen);
    const kaputt = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]), exif(6)]);
    expect(sauberesJpeg(kaputt)).toEqual(kaputt);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        const foto = Buffer.concat([Buffer.from('ffd8ff', 'hex'), bytes]);
        expect(sauberesJpeg(foto).length).toBeLessThanOrEqual(foto.length);
      }),
    );
  });
});

describe('A PNG', () => {
  test('without any such data stays as it is, byte for byte', () => {
    expect(sauberesPng(dateien.png)).toEqual(dateien.png);
  });

  test('loses place, texts, time and what only its maker knows, and keeps picture and colours', () => {
    const bild = sauberesPng(png);
    const farben = eingefuegt(bild, pngKopf, [chunk('gAMA', Buffer.from([0, 0, 177, 143]))]);
    const foto = eingefuegt(farben, pngKopf, [
      chunk('eXIf', exif(1)),
      chunk('tEXt', Buffer.from(`Location\0${ort}`)),
      chunk('zTXt', Buffer.from(`Location\0\0${ort}`)),
      chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${ort}`)),
      chunk('tIME', Buffer.from([7, 234, 11, 22, 8, 0, 0])),
      chunk('prVt', Buffer.from(ort)),
    ]);
    expect(sauberesPng(Buffer.concat([foto, Buffer.from(ort)]))).toEqual(farben);
  });

  test('is shown the same way up as before', () => {
    const bild = sauberesPng(png);
    const ohne = sauberesPng(eingefuegt(bild, pngKopf, [chunk('eXIf', exif(6))]));
    const minimal = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
    expect(ohne).toEqual(eingefuegt(bild, pngKopf, [chunk('eXIf', minimal)]));
  });

  test('that breaks off keeps its bytes from there on', () => {
    const abgebrochen = sauberesPng(png).subarray(0, -20);
    expect(sauberesPng(abgebrochen)).toEqual(abgebrochen);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        const foto = Buffer.concat([dateien.png.subarray(0, 8), bytes]);
        expect(sauberesPng(foto).length).toBeLessThanOrEqual(foto.length);
      }),
    );
  });
});

test('a file of any other kind stays as it is', () => {
  expect(ohneAufnahmedaten('application/pdf', dateien.pdf)).toBe(dateien.pdf);
  expect(ohneAufnahmedaten('image/heic', dateien.heic)).toBe(dateien.heic);
});

function sauberesJpeg(foto: Buffer): Buffer {
  return ohneAufnahmedaten('image/jpeg', foto);
}

function sauberesPng(foto: Buffer): Buffer {
  return ohneAufnahmedaten('image/png', foto);
}

/** One pass of a picture. */
function scan(inhalt: readonly number[]): Buffer {
  return Buffer.concat([abschnitt(0xda, Buffer.from([1, 2, 3])), Buffer.from(inhalt)]);
}

function eingefuegt(foto: Buffer, stelle: number, teile: readonly Buffer[]): Buffer {
  return Buffer.concat([foto.subarray(0, stelle), ...teile, foto.subarray(stelle)]);
}

function chunk(typ: string, inhalt: Buffer): Buffer {
  const mitTyp = Buffer.concat([Buffer.from(typ, 'latin1'), inhalt]);
  const rahmen = Buffer.alloc(8);
  rahmen.writeUInt32BE(inhalt.length);
  rahmen.writeUInt32BE(crc32(mitTyp), 4);
  return Buffer.concat([rahmen.subarray(0, 4), mitTyp, rahmen.subarray(4)]);
}
