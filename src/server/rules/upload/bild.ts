import { crc32 } from 'node:zlib';
import type { Dateiart } from './dateiart.ts';
import { heifBild } from './heif.ts';
import { jpegBild } from './jpeg.ts';

/** Dots of a picture, as far as it says so itself; null where it breaks off or cannot be followed. */
export interface Bild {
  readonly breite: number;
  readonly hoehe: number;
}

/** More than any phone takes; unpacked, it would fill the memory of whoever looks at it. */
export const hoechstensBildpunkte = 50_000_000;

/** What is wrong with a picture before anybody draws it; null where nothing is, or it is none. */
export function bildBefund(art: Dateiart, bytes: Buffer): 'BILDPUNKTE' | 'UNVOLLSTAENDIG' | null {
  const lesen = leser[art];
  if (!lesen) return null;
  const bild = lesen(bytes);
  if (bild === null || bild.breite === 0 || bild.hoehe === 0) return 'UNVOLLSTAENDIG';
  return bild.breite * bild.hoehe > hoechstensBildpunkte ? 'BILDPUNKTE' : null;
}

const leser: Partial<Record<Dateiart, (bytes: Buffer) => Bild | null>> = {
  'image/jpeg': jpegBild,
  'image/png': pngBild,
  'image/heic': heifBild,
  'image/heif': heifBild,
};

const rahmen = 12;

/** Begins with its header, has data and an end, and every chunk is as it was written (PNG 3rd edition §5). */
function pngBild(bytes: Buffer): Bild | null {
  let bild: Bild | null = null;
  let hatDaten = false;
  for (let stelle = 8; stelle + rahmen <= bytes.length;) {
    const laenge = bytes.readUInt32BE(stelle);
    const bis = stelle + rahmen + laenge;
    if (bis > bytes.length) return null;
    const typ = bytes.toString('latin1', stelle + 4, stelle + 8);
    if (crc32(bytes.subarray(stelle + 4, bis - 4)) !== bytes.readUInt32BE(bis - 4)) return null;
    if (bild === null) {
      if (typ !== 'IHDR' || laenge !== 13) return null;
      bild = { breite: bytes.readUInt32BE(stelle + 8), hoehe: bytes.readUInt32BE(stelle + 12) };
    }
    hatDaten ||= typ === 'IDAT' && laenge > 0;
    if (typ === 'IEND') return hatDaten ? bild : null;
    stelle = bis;
  }
  return null;
}
