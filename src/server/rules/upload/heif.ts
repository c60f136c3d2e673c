/** Boxes a size stands in, from the outside in (ISO/IEC 23008-12 §6.5.3). */
const umhuellende: readonly string[] = ['meta', 'iprp', 'ipco'];

interface Kasten {
  readonly art: string;
  readonly inhalt: Buffer;
}

/**
 * Size of the largest picture in a HEIF or HEIC file: the whole of a photo that is stored in tiles. Null where it has
 * none, or where a box is longer than what is there.
 */
export function heifBild(bytes: Buffer): { breite: number; hoehe: number } | null {
  const groessen = groessenIn(bytes);
  if (!groessen || groessen.length === 0) return null;
  return groessen.reduce((bisher, eine) =>
    eine.breite * eine.hoehe > bisher.breite * bisher.hoehe ? eine : bisher,
  );
}

function groessenIn(bytes: Buffer, tiefe = 0): { breite: number; hoehe: number }[] | null {
  const kaesten = kaestenIn(bytes);
  if (kaesten === null) return null;
  if (tiefe === umhuellende.length) {
    return kaesten
      .filter(({ art, inhalt }) => art === 'ispe' && inhalt.length >= 12)
      .map(({ inhalt }) => ({ breite: inhalt.readUInt32BE(4), hoehe: inhalt.readUInt32BE(8) }));
  }
  const innere = kaesten
    .filter(({ art }) => art === umhuellende[tiefe])
    // Version and flags come first in this one.
    .map(({ art, inhalt }) => groessenIn(art === 'meta' ? inhalt.subarray(4) : inhalt, tiefe + 1));
  return innere.includes(null) ? null : innere.flatMap((groessen) => groessen ?? []);
}

/** The boxes there one after the other; null where one does not end in time (ISO/IEC 14496-12 §4.2). */
function kaestenIn(bytes: Buffer): Kasten[] | null {
  const kaesten: Kasten[] = [];
  for (let stelle = 0; stelle < bytes.length;) {
    if (stelle + 8 > bytes.length) return null;
    const art = bytes.toString('latin1', stelle + 4, stelle + 8);
    const kurz = bytes.readUInt32BE(stelle);
    const kopf = kurz === 1 ? 16 : 8;
    if (stelle + kopf > bytes.length) return null;
    // 0 reaches to the end, 1 says that the length follows in eight bytes.
    const laenge =
      kurz === 1 ? Number(bytes.readBigUInt64BE(stelle + 8)) : kurz || bytes.length - stelle;
    const bis = stelle + laenge;
    if (laenge < kopf || bis > bytes.length) return null;
    kaesten.push({ art, inhalt: bytes.subarray(stelle + kopf, bis) });
    stelle = bis;
  }
  return kaesten;
}
