import { nurAusrichtung } from './ausrichtung.ts';

const anfangDerDatei = 2;
const ende = 0xd9;
const exif = Buffer.from('Exif\0\0', 'latin1');
/** Application segments a picture is drawn with, by marker and first bytes: size of its dots, colours. */
const gebraucht: readonly (readonly [number, string])[] = [
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
];

/**
 * Without EXIF, XMP, IPTC, comments and what makers add, and without anything after the picture, where phones put
 * previews and films (ISO/IEC 10918-1 §B.1). From where its segments cannot be followed it stays as it is.
 */
export function jpegOhneAufnahmedaten(bytes: Buffer): Buffer {
  const teile = [bytes.subarray(0, anfangDerDatei)];
  let stelle = anfangDerDatei;
  for (;;) {
    const abschnitt = abschnittAb(bytes, stelle);
    if (abschnitt === null) return Buffer.concat([...teile, bytes.subarray(stelle)]);
    const { marke, von, bis } = abschnitt;
    teile.push(behalten(marke, bytes.subarray(von, bis), bytes.subarray(stelle, bis)));
    stelle = bis;
    if (marke === ende) return Buffer.concat(teile);
  }
}

/**
 * Size of a picture whose segments can be followed to its end, with a frame and a scan that holds something; null
 * where it breaks off.
 */
export function jpegBild(bytes: Buffer): { breite: number; hoehe: number } | null {
  let bild: { breite: number; hoehe: number } | null = null;
  let hatScan = false;
  for (let stelle = anfangDerDatei; ;) {
    const abschnitt = abschnittAb(bytes, stelle);
    if (abschnitt === null) return null;
    const { marke, von, bis } = abschnitt;
    if (marke === ende) return hatScan ? bild : null;
    if (istRahmen(marke) && von + 5 <= bis) {
      bild = { hoehe: bytes.readUInt16BE(von + 1), breite: bytes.readUInt16BE(von + 3) };
    }
    // Behind its head of six bytes at least; a photo has many more.
    hatScan ||= marke === 0xda && bis > von + 6;
    stelle = bis;
  }
}

/** `SOF0` to `SOF15`, between which tables have their markers. */
function istRahmen(marke: number): boolean {
  return marke >= 0xc0 && marke <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marke);
}

interface Abschnitt {
  marke: number;
  /** Where its content begins, and where what follows it does. */
  von: number;
  bis: number;
}

/** The marker there with its content; a scan reaches to the next marker that is none of its own. */
function abschnittAb(bytes: Buffer, stelle: number): Abschnitt | null {
  let hier = stelle;
  if (bytes[hier] !== 0xff) return null;
  // Any number of them may stand before a marker.
  while (bytes[hier + 1] === 0xff) hier += 1;
  const marke = bytes[hier + 1];
  const von = hier + 2;
  if (marke === undefined) return null;
  if (ohneInhalt(marke)) return { marke, von, bis: von };
  if (von + 2 > bytes.length) return null;
  const bis = von + bytes.readUInt16BE(von);
  if (bis > bytes.length || bis < von + 2) return null;
  return { marke, von: von + 2, bis: marke === 0xda ? scanEnde(bytes, bis) : bis };
}

function ohneInhalt(marke: number): boolean {
  return marke === ende || marke === 0x01 || (marke >= 0xd0 && marke <= 0xd8);
}

/** Within a scan a marker byte is followed by a zero or belongs to a restart. */
function scanEnde(bytes: Buffer, ab: number): number {
  for (let stelle = bytes.indexOf(0xff, ab); stelle !== -1; stelle = bytes.indexOf(0xff, stelle)) {
    const naechstes = bytes[stelle + 1];
    if (naechstes === undefined) return bytes.length;
    const eigenes = naechstes === 0 || (naechstes >= 0xd0 && naechstes <= 0xd7);
    if (!eigenes && naechstes !== 0xff) return stelle;
    stelle += naechstes === 0xff ? 1 : 2;
  }
  return bytes.length;
}

function behalten(marke: number, inhalt: Buffer, ganz: Buffer): Buffer {
  const istAnwendung = marke >= 0xe0 && marke <= 0xef;
  if (!istAnwendung && marke !== 0xfe) return ganz;
  if (gebraucht.some(([eine, anfang]) => eine === marke && beginntMit(inhalt, anfang))) return ganz;
  const tiff =
    marke === 0xe1 &&
    beginntMit(inhalt, 'Exif\0\0') &&
    nurAusrichtung(inhalt.subarray(exif.length));
  return tiff ? alsAbschnitt(Buffer.concat([exif, tiff])) : Buffer.alloc(0);
}

function beginntMit(inhalt: Buffer, anfang: string): boolean {
  return inhalt.toString('latin1', 0, anfang.length) === anfang;
}

function alsAbschnitt(inhalt: Buffer): Buffer {
  const kopf = Buffer.from([0xff, 0xe1, 0, 0]);
  kopf.writeUInt16BE(inhalt.length + 2, 2);
  return Buffer.concat([kopf, inhalt]);
}
