import { crc32, deflateSync } from 'node:zlib';
import { abschnitt, fotos } from './fotos.ts';

/** A PDF of these objects, in the order they are given. */
export function pdfAus(...objekte: readonly (string | Buffer)[]): Buffer {
  const teile = objekte.map((objekt, nummer) =>
    Buffer.concat([
      Buffer.from(`${nummer + 1} 0 obj\n`),
      Buffer.from(objekt),
      Buffer.from('\nendobj\n'),
    ]),
  );
  const ende = Buffer.from('trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n');
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...teile, ende]);
}

/** An object whose bytes are packed. */
export function strom(inhalt: string | Buffer, woerterbuch = '', gepackt = true): Buffer {
  const bytes = gepackt ? deflateSync(inhalt) : Buffer.from(inhalt);
  const filter = gepackt ? '/Filter /FlateDecode' : '';
  return Buffer.concat([
    Buffer.from(`<< ${woerterbuch} ${filter} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** Objects within a packed stream, as every tool of today writes them. */
export function objektstrom(inhalt: string, mehr = ''): Buffer {
  return strom(`5 0 ${inhalt}`, `/Type /ObjStm /N 1 /First 4 ${mehr}`);
}

const seiten = '<< /Type /Pages /Kids [] /Count 0 >>';
const katalog = (mehr: string) => `<< /Type /Catalog /Pages 2 0 R ${mehr} >>`;
const mitKatalog = (mehr: string) => pdfAus(katalog(mehr), seiten);
const skript = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

const aktive = {
  'runs a script when it opens': mitKatalog(`/OpenAction ${skript}`),
  'only says where it opens': mitKatalog('/OpenAction [3 0 R /FitH 0]'),
  'has a script among its names': mitKatalog(`/Names << /JavaScript << /Names [(a) 3 0 R] >> >>`),
  'names only the text of a script': pdfAus(katalog(''), seiten, '<< /JS 4 0 R >>'),
  'acts when a page is turned': pdfAus(katalog(''), '<< /Type /Page /AA << /O 3 0 R >> >>'),
  'starts a program': pdfAus(katalog(''), '<< /S /Launch /F (cmd.exe) >>'),
  'writes its script in signs': mitKatalog('/Open#41ction << /S /#4aavaScript >>'),
  'writes every letter of it in signs': mitKatalog(
    '/Names << /#4A#61#76#61#53#63#72#69#70#74 3 0 R >>',
  ),
  'writes the short name in signs': pdfAus(katalog(''), '<< /#4a#53 (1) >>'),
  'packs its script': pdfAus(katalog(''), seiten, objektstrom(skript)),
  'packs what it does at the opening': pdfAus(objektstrom(katalog('/OpenAction 3 0 R')), seiten),
  'packs a signed name': pdfAus(katalog(''), objektstrom('<< /#4Caunch 1 >>')),
  'packs it without saying so': pdfAus(katalog(''), strom(`5 0 ${skript}`, '/N 1 /First 4')),
  'packs it not at all': pdfAus(
    katalog(''),
    strom(`5 0 ${skript}`, '/Type /ObjStm /N 1 /First 4', false),
  ),
  'has it in the data of a picture': pdfAus(
    katalog(''),
    strom('\0\0 9 0 obj << /S /JavaScript >> endobj \0', '/Subtype /Image', false),
  ),
  'has it behind its end': Buffer.concat([
    mitKatalog(''),
    Buffer.from('6 0 obj << /AA << /C 1 0 R >> >> endobj\n%%EOF\n'),
  ]),
  'has it right behind a bracket': mitKatalog(`/Names<</JavaScript[3 0 R]>>`),
};

const unlesbare = {
  'has a password': Buffer.from(
    mitKatalog('').toString('latin1').replace('/Root', '/Encrypt 3 0 R /Root'),
    'latin1',
  ),
  'is encrypted for readers of today': pdfAus(
    katalog(''),
    strom('1', '/Type /XRef /Encrypt 3 0 R'),
  ),
  'packs its objects in a way of its own': pdfAus(
    katalog(''),
    Buffer.from(
      '<< /Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode] >>\nstream\n78da>\nendstream',
    ),
  ),
  'packs its script twice': pdfAus(
    katalog(''),
    strom(
      deflateSync(deflateSync(`5 0 ${skript}`)),
      '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]',
      false,
    ),
  ),
  'turns its objects round before they are read': pdfAus(
    katalog(''),
    objektstrom('<< >>', '/DecodeParms << /Predictor 12 /Columns 4 >>'),
  ),
  'packs what nobody can unpack': pdfAus(
    katalog(''),
    Buffer.from(
      '<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\nnot packed\nendstream',
    ),
  ),
  'unpacks to more than anybody can look at': pdfAus(
    katalog(''),
    objektstrom(' '.repeat(70 * 1024 * 1024)),
  ),
};

/** A PNG of these chunks; a sum of one's own breaks it. */
export function pngAus(...chunks: readonly (readonly [string, Buffer, number?])[]): Buffer {
  const teile = chunks.map(([typ, inhalt, summe]) => {
    const mitTyp = Buffer.concat([Buffer.from(typ, 'latin1'), inhalt]);
    const laenge = Buffer.alloc(4);
    laenge.writeUInt32BE(inhalt.length);
    const pruefsumme = Buffer.alloc(4);
    pruefsumme.writeUInt32BE(summe ?? crc32(mitTyp));
    return Buffer.concat([laenge, mitTyp, pruefsumme]);
  });
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...teile]);
}

export function ihdr(breite: number, hoehe: number): readonly [string, Buffer] {
  const inhalt = Buffer.alloc(13);
  inhalt.writeUInt32BE(breite, 0);
  inhalt.writeUInt32BE(hoehe, 4);
  inhalt.set([8, 6], 8);
  return ['IHDR', inhalt];
}

const idat = ['IDAT', deflateSync(Buffer.alloc(5))] as const;
const iend = ['IEND', Buffer.alloc(0)] as const;

/** The photo with another size written into its frame. */
export function jpegMit(breite: number, hoehe: number): Buffer {
  const foto = Buffer.from(fotos.jpeg);
  const rahmen = foto.indexOf(Buffer.from('ffc0', 'hex'));
  foto.writeUInt16BE(hoehe, rahmen + 5);
  foto.writeUInt16BE(breite, rahmen + 7);
  return foto;
}

/** A box of an ISO media file; a length of one's own lies about it. */
export function kasten(art: string, inhalt: Buffer, laenge = inhalt.length + 8): Buffer {
  const kopf = Buffer.alloc(8);
  kopf.writeUInt32BE(laenge);
  kopf.write(art, 4, 'latin1');
  return Buffer.concat([kopf, inhalt]);
}

/** A HEIC photo of that size, as far as its boxes go. */
export function heicMit(breite: number, hoehe: number, daten = kasten('mdat', Buffer.alloc(16))) {
  const groesse = Buffer.alloc(12);
  groesse.writeUInt32BE(breite, 4);
  groesse.writeUInt32BE(hoehe, 8);
  const klein = Buffer.from('000000000000010000000100', 'hex');
  const ipco = kasten('ipco', Buffer.concat([kasten('ispe', klein), kasten('ispe', groesse)]));
  return Buffer.concat([
    kasten('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')),
    kasten('meta', Buffer.concat([Buffer.alloc(4), kasten('iprp', ipco)])),
    daten,
  ]);
}

const zuGross = {
  'a PNG of 50,010,000 dots': pngAus(ihdr(10_002, 5_000), idat, iend),
  'a PNG of two billion dots a side': pngAus(ihdr(2 ** 31 - 1, 2 ** 31 - 1), idat, iend),
  'a JPEG of 65,535 by 65,535 dots': jpegMit(65_535, 65_535),
  'a JPEG of 8,000 by 6,251 dots': jpegMit(8_000, 6_251),
  'a HEIC photo of 12,000 by 9,000 dots': heicMit(12_000, 9_000),
};

const abgeschnitten = {
  'a JPEG that ends within its picture': fotos.jpeg.subarray(0, -12),
  'a JPEG without its last two bytes': fotos.jpeg.subarray(0, -2),
  'a JPEG that ends within a table': fotos.jpeg.subarray(0, 600),
  'a JPEG that ends before its picture': fotos.jpeg.subarray(0, 100),
  'a JPEG without a picture': Buffer.concat([
    fotos.jpeg.subarray(0, 2),
    abschnitt(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    Buffer.from('ffd9', 'hex'),
  ]),
  'a JPEG without a size': jpegMit(0, 8),
  'a PNG without its end': fotos.png.subarray(0, -12),
  'a PNG that ends within its picture': fotos.png.subarray(0, -40),
  'a PNG whose picture was changed on the way': pngAus(ihdr(1, 1), [...idat, 4711], iend),
  'a PNG without a picture': pngAus(ihdr(1, 1), iend),
  'a PNG whose chunk is longer than the file': Buffer.from(
    fotos.png.toString('hex').replace(/0000....49444154/, '7fffffff49444154'),
    'hex',
  ),
  'a PNG that begins with its picture': pngAus(idat, ihdr(1, 1), iend),
  'a HEIC photo whose picture is longer than the file': heicMit(
    4_000,
    3_000,
    kasten('mdat', Buffer.alloc(16), 4_711_000),
  ),
  'a HEIC photo that ends within its description': heicMit(4_000, 3_000).subarray(0, 60),
  'a HEIC photo without a description': Buffer.concat([
    heicMit(1, 1).subarray(0, 24),
    kasten('mdat', Buffer.alloc(16)),
  ]),
};

/** Files nobody should keep, what is wrong with each, and the code that says so. */
export const schlechteDateien: readonly (readonly [string, string, Buffer])[] = [
  ...Object.entries(aktive).map(([was, datei]) => ['AKTIV', `a PDF that ${was}`, datei] as const),
  ...Object.entries(unlesbare).map(
    ([was, datei]) => ['UNLESBAR', `a PDF that ${was}`, datei] as const,
  ),
  ...Object.entries(zuGross).map(([was, datei]) => ['BILDPUNKTE', was, datei] as const),
  ...Object.entries(abgeschnitten).map(([was, datei]) => ['UNVOLLSTAENDIG', was, datei] as const),
];
