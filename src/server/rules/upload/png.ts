import { crc32 } from 'node:zlib';
import { nurAusrichtung } from './ausrichtung.ts';

const signaturLaenge = 8;
/** Length, type and checksum of a chunk. */
const rahmen = 12;
/** Chunks beside the critical ones that a picture is drawn with: transparency, colours, size of its dots, animation. */
const gebraucht: ReadonlySet<string> = new Set([
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'mDCV',
  'cLLI',
  'bKGD',
  'hIST',
  'pHYs',
  'sPLT',
  'acTL',
  'fcTL',
  'fdAT',
]);

/**
 * Without EXIF, texts, time and chunks only a maker knows, and without anything after the picture (PNG 3rd edition
 * §5.3, §11). From where its chunks cannot be followed it stays as it is.
 */
export function pngOhneAufnahmedaten(bytes: Buffer): Buffer {
  const teile = [bytes.subarray(0, signaturLaenge)];
  let stelle = signaturLaenge;
  while (stelle + rahmen <= bytes.length) {
    const bis = stelle + rahmen + bytes.readUInt32BE(stelle);
    if (bis > bytes.length) break;
    const typ = bytes.toString('latin1', stelle + 4, stelle + 8);
    teile.push(behalten(typ, bytes.subarray(stelle, bis)));
    stelle = bis;
    if (typ === 'IEND') return Buffer.concat(teile);
  }
  return Buffer.concat([...teile, bytes.subarray(stelle)]);
}

/** A capital first letter says that there is no picture without it. */
function behalten(typ: string, ganz: Buffer): Buffer {
  if (/^[A-Z]/.test(typ) || gebraucht.has(typ)) return ganz;
  const tiff = typ === 'eXIf' ? nurAusrichtung(ganz.subarray(8, -4)) : null;
  return tiff ? alsChunk(typ, tiff) : Buffer.alloc(0);
}

function alsChunk(typ: string, inhalt: Buffer): Buffer {
  const mitTyp = Buffer.concat([Buffer.from(typ, 'latin1'), inhalt]);
  const chunk = Buffer.alloc(mitTyp.length + 8);
  chunk.writeUInt32BE(inhalt.length);
  mitTyp.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(mitTyp), mitTyp.length + 4);
  return chunk;
}
