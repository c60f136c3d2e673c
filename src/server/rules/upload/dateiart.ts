/** Media types that are taken (`specification §5`), `image/jpg` and `image/jpeg` being one. */
export type Dateiart =
  | 'image/heif'
  | 'image/heic'
  | 'image/jpeg'
  | 'image/png'
  | 'video/mpeg'
  | 'video/mp4'
  | 'video/quicktime'
  | 'text/plain'
  | 'application/pdf';

/** What the bytes are, whatever their name says; null for all that is not taken. */
export function dateiart(bytes: Buffer): Dateiart | null {
  return ausAnfang(bytes) ?? ausBehaelter(bytes) ?? (istText(bytes) ? 'text/plain' : null);
}

function ausAnfang(bytes: Buffer): Dateiart | null {
  const [art] = anfaenge.find(([, anfang]) => beginntMit(bytes, anfang)) ?? [];
  return art ?? null;
}

/** Nothing may stand before them: a file that is two things at once begins as only one. */
const anfaenge: readonly (readonly [Dateiart, Buffer])[] = [
  ['image/jpeg', Buffer.from('ffd8ff', 'hex')],
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['application/pdf', Buffer.from('%PDF-')],
  // Pack header and sequence header.
  ['video/mpeg', Buffer.from('000001ba', 'hex')],
  ['video/mpeg', Buffer.from('000001b3', 'hex')],
];

function beginntMit(bytes: Buffer, anfang: Buffer, stelle = 0): boolean {
  return bytes.subarray(stelle, stelle + anfang.length).equals(anfang);
}

/** ISO base media files: a length, then the kind of the first box, then the brand (ISO/IEC 14496-12 §4.3). */
function ausBehaelter(bytes: Buffer): Dateiart | null {
  const kasten = bytes.toString('latin1', 4, 8);
  if (kasten !== 'ftyp') return alteQuicktimeKaesten.has(kasten) ? 'video/quicktime' : null;
  const marken = markenVon(bytes);
  const [erste = ''] = marken;
  if (erste === 'qt  ') return 'video/quicktime';
  if (marken.some((marke) => heic.has(marke))) return 'image/heic';
  if (heif.has(erste)) return 'image/heif';
  return mp4.test(erste) ? 'video/mp4' : null;
}

/** The first brand, then those it is compatible with; between them stands a version. */
function markenVon(bytes: Buffer): string[] {
  const ende = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const marken = [bytes.toString('latin1', 8, 12)];
  for (let stelle = 16; stelle + 4 <= ende; stelle += 4) {
    marken.push(bytes.toString('latin1', stelle, stelle + 4));
  }
  return marken;
}

const heic: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);
const heif: ReadonlySet<string> = new Set(['mif1', 'msf1', 'mif2']);
const mp4 = /^(?:iso[2-9m]|mp4[12]|avc1|M4V |mmp4|MSNV|dash)$/;
/** Before there were brands. */
const alteQuicktimeKaesten: ReadonlySet<string> = new Set(['moov', 'mdat', 'wide', 'pnot']);

/** Readable characters only, and nothing a browser would take for a page or a drawing. */
function istText(bytes: Buffer): boolean {
  if (bytes.some((byte) => byte < 0x20 && !umbruch.has(byte))) return false;
  const anfang = bytes.toString('latin1', 0, 256).replace(/^\u00ef\u00bb\u00bf/, '');
  return bytes.length > 0 && !/^\s*<[a-z!?/]/i.test(anfang);
}

const umbruch: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d]);
