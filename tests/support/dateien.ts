import { fotos } from './fotos.ts';

/** That a HEIC or HEIF photo has 16 by 8 dots: `meta`, `iprp`, `ipco`, `ispe`. */
const beschreibung = Buffer.from(
  [
    '000000306d65746100000000',
    '0000002469707270',
    '0000001c6970636f',
    '0000001469737065000000000000001000000008',
  ].join(''),
  'hex',
);

/** The smallest bytes that are what their name says. */
export const dateien = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  png: fotos.png,
  jpeg: fotos.jpeg,
  heic: Buffer.concat([ftyp('heic', ['mif1', 'heic']), beschreibung]),
  heif: Buffer.concat([ftyp('mif1', ['mif1', 'miaf']), beschreibung]),
  mp4: kasten('isom', ['isom', 'mp42']),
  mov: kasten('qt  ', ['qt  ']),
  mpeg: Buffer.from('000001ba44000400', 'hex'),
  text: Buffer.from('Kaufvertrag über ein Fahrrad\r\nPreis: 900 €\n'),
} as const;

/** What every virus scanner knows; made here, so that no scanner takes this source for it. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD', 'ANTIVIRUS', 'TEST', 'FILE!$H+H*'].join('-'),
);

/** A film as far as anybody looks. */
function kasten(marke: string, vertraeglich: readonly string[]): Buffer {
  return Buffer.concat([ftyp(marke, vertraeglich), Buffer.alloc(16)]);
}

function ftyp(marke: string, vertraeglich: readonly string[]): Buffer {
  const inhalt = Buffer.from(`ftyp${marke}\0\0\0\0${vertraeglich.join('')}`, 'latin1');
  const laenge = Buffer.alloc(4);
  laenge.writeUInt32BE(inhalt.length + 4);
  return Buffer.concat([laenge, inhalt]);
}
