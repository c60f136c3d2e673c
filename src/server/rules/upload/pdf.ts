import { constants, inflateSync } from 'node:zlib';

/** What a PDF may not do when it is opened (ISO 32000-1 §12.6); these names stand in nothing else. */
const lange = namen('JavaScript', 'OpenAction', 'Launch');
/** The same in names so short that any picture's bytes may spell them: they count where no such bytes are. */
const alle = namen('JavaScript', 'OpenAction', 'Launch', 'JS', 'AA');

/** More streams than that, or more in them once unpacked, nobody sends as a proof; looking at it would take seconds. */
const hoechstens = { stroeme: 10_000, bytes: 64 * 1024 * 1024 };

const verschluesselt = namen('Encrypt');
const objektliste = namen('ObjStm');
const anzahl = namen('N');
const erstes = namen('First');
const filter = namen('Filter', 'F');
const flateJedes = new RegExp(namen('FlateDecode', 'Fl').source, 'g');
/** Ways to pack that nobody uses for objects, but whoever hides some. */
const andere = namen(
  'ASCIIHexDecode',
  'AHx',
  'ASCII85Decode',
  'A85',
  'LZWDecode',
  'LZW',
  'RunLengthDecode',
  'RL',
  'Crypt',
  'DecodeParms',
  'DP',
);

/**
 * Whether a PDF starts something, or cannot be looked into; null where neither. Names are read as readers do, with
 * their `#4a` signs, in the whole file and in the objects packed into streams. What is encrypted is not taken: names
 * could be read, the packed objects could not.
 */
export function pdfBefund(bytes: Buffer): 'AKTIV' | 'UNLESBAR' | null {
  const text = bytes.toString('latin1');
  if (lange.test(text)) return 'AKTIV';
  const stroeme = stroemeIn(text);
  const draussen = ausserhalb(text, stroeme);
  if (alle.test(draussen)) return 'AKTIV';
  if (verschluesselt.test(draussen) || stroeme.length > hoechstens.stroeme) return 'UNLESBAR';
  const datei = { text, bytes, vorrat: hoechstens.bytes };
  for (const strom of stroeme) {
    const objekte = objekteIn(strom, datei);
    if (objekte === null || datei.vorrat <= 0) return 'UNLESBAR';
    if (alle.test(objekte)) return 'AKTIV';
  }
  return null;
}

interface Datei {
  readonly text: string;
  readonly bytes: Buffer;
  /** Bytes that may still be unpacked. */
  vorrat: number;
}

/** Where the word `stream` stands: what was said of it before, and where its bytes begin. */
interface Strom {
  readonly davor: number;
  readonly von: number;
}

/** Every one that might be one, also within another: a comment could feign one. */
function stroemeIn(text: string): Strom[] {
  const stroeme: Strom[] = [];
  let davor = 0;
  for (const { index, 0: wort } of text.matchAll(/(?<!end)stream\r?[\r\n]/g)) {
    const von = index + wort.length;
    const gesagt = text.slice(davor, index);
    stroeme.push({ davor: davor + Math.max(0, gesagt.lastIndexOf('endobj')), von });
    davor = von;
    if (stroeme.length > hoechstens.stroeme) break;
  }
  return stroeme;
}

/** The file without the bytes of its streams. */
function ausserhalb(text: string, stroeme: readonly Strom[]): string {
  const teile: string[] = [];
  let stelle = 0;
  for (const { von } of stroeme) {
    if (von < stelle) continue;
    teile.push(text.slice(stelle, von));
    stelle = endeVon(text, von);
  }
  return [...teile, text.slice(stelle)].join(' ');
}

function endeVon(text: string, von: number): number {
  const ende = text.indexOf('endstream', von);
  return ende === -1 ? text.length : ende;
}

/** The objects packed into a stream as text; empty where there are none, null where they cannot be read. */
function objekteIn({ davor, von }: Strom, datei: Datei): string | null {
  const { text } = datei;
  const gesagt = text.slice(davor, von);
  // Its kind may be left out; readers go by the two numbers every such stream has.
  const enthaelt = objektliste.test(gesagt) || (anzahl.test(gesagt) && erstes.test(gesagt));
  if (!enthaelt) return siehtSoAus(datei, von) ? entpackt(datei, von) : '';
  if (andere.test(gesagt)) return null;
  if (!filter.test(gesagt)) return roh(datei, von);
  // Packed twice, it would have to be unpacked twice.
  const gepackt = gesagt.match(flateJedes)?.length ?? 0;
  return gepackt === 1 ? entpackt(datei, von) : null;
}

/** Packed, and begins with two numbers, as a list of objects does; so do some pages, which say nothing of the kind. */
function siehtSoAus(datei: Datei, von: number): boolean {
  const { bytes } = datei;
  const istGepackt = von + 2 <= bytes.length && bytes.readUInt16BE(von) % 31 === 0;
  if (!istGepackt || ((bytes[von] ?? 0) & 0x0f) !== 8) return false;
  const anfang = entpackt(datei, von, von + 512);
  return anfang !== null && /^(?:\s|%[^\r\n]*[\r\n])*\d+\s+\d/.test(anfang.slice(0, 4096));
}

function roh(datei: Datei, von: number): string {
  const text = datei.text.slice(von, endeVon(datei.text, von));
  datei.vorrat -= text.length;
  return text;
}

/** As far as it goes, like readers do; null where nothing comes of it, or more than may be unpacked. */
function entpackt(datei: Datei, von: number, bis = datei.bytes.length): string | null {
  const optionen = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: datei.vorrat };
  try {
    const inhalt = inflateSync(datei.bytes.subarray(von, bis), optionen);
    datei.vorrat -= inhalt.length;
    return inhalt.toString('latin1');
  } catch (error) {
    const istZuViel = error instanceof RangeError;
    if (istZuViel) datei.vorrat = 0;
    return null;
  }
}

/** Finds names as they are meant (ISO 32000-1 §7.3.5): each of their signs may be written as `#` and two digits. */
function namen(...gesuchte: readonly string[]): RegExp {
  const geschrieben = gesuchte.map((name) =>
    Array.from(name, (zeichen) => `(?:${zeichen}|#${hex(zeichen)})`).join(''),
  );
  return new RegExp(`/(?:${geschrieben.join('|')})(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])`);
}

/** Of a letter or a digit; letters within it in either size. */
function hex(zeichen: string): string {
  const ziffern = (zeichen.codePointAt(0) ?? 0).toString(16);
  return ziffern.replaceAll(/[a-f]/g, (eine) => `[${eine}${eine.toUpperCase()}]`);
}
