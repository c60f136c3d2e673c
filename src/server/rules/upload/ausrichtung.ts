const kennung = 0x0112;
const aufrecht = 1;
const kopfLaenge = 8;
const eintragLaenge = 12;

/** EXIF data that say which way up a picture is shown and nothing else; null where it stands upright or they do not say. */
export function nurAusrichtung(tiff: Buffer): Buffer | null {
  const wert = ausrichtung(tiff);
  return wert === null || wert === aufrecht ? null : minimal(wert);
}

/** Tag `Orientation` of the first directory, 1 to 8 (EXIF 2.32 §4.6.4); null where there is none. */
function ausrichtung(tiff: Buffer): number | null {
  const klein = tiff.toString('latin1', 0, 2) === 'II';
  const zwei = (stelle: number) =>
    stelle + 2 > tiff.length ? 0 : klein ? tiff.readUInt16LE(stelle) : tiff.readUInt16BE(stelle);
  if (tiff.length < kopfLaenge || zwei(2) !== 42) return null;
  const verzeichnis = klein ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let nummer = 0; nummer < zwei(verzeichnis); nummer += 1) {
    const eintrag = verzeichnis + 2 + nummer * eintragLaenge;
    if (zwei(eintrag) !== kennung) continue;
    const wert = zwei(eintrag + 8);
    return wert >= 1 && wert <= 8 ? wert : null;
  }
  return null;
}

/** Big-endian header, then a directory with one entry: a short, once. */
function minimal(wert: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(wert, 18);
  return tiff;
}
