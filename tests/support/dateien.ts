/** The smallest bytes that are what their name says. */
export const dateien = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  png: Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  heic: kasten('heic', ['mif1', 'heic']),
  heif: kasten('mif1', ['mif1', 'miaf']),
  mp4: kasten('isom', ['isom', 'mp42']),
  mov: kasten('qt  ', ['qt  ']),
  mpeg: Buffer.from('000001ba44000400', 'hex'),
  text: Buffer.from('Kaufvertrag über ein Fahrrad\r\nPreis: 900 €\n'),
} as const;

/** What every virus scanner knows; made here, so that no scanner takes this source for it. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD', 'ANTIVIRUS', 'TEST', 'FILE!$H+H*'].join('-'),
);

function kasten(marke: string, vertraeglich: readonly string[]): Buffer {
  const inhalt = Buffer.from(`ftyp${marke}\0\0\0\0${vertraeglich.join('')}`, 'latin1');
  const laenge = Buffer.alloc(4);
  laenge.writeUInt32BE(inhalt.length + 4);
  return Buffer.concat([laenge, inhalt, Buffer.alloc(16)]);
}
