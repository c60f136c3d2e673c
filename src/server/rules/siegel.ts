import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const verfahren = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A short text nobody else reads or writes: iv, secret text and tag as base64url; another one every time. */
export function versiegelt(text: string, schluessel: Buffer): string {
  return mitIv(text, schluessel, randomBytes(ivBytes));
}

/** The same for the same text: its iv is a keyed hash of it, so that no iv serves two texts. */
export function gleichVersiegelt(text: string, schluessel: Buffer): string {
  const iv = createHmac('sha256', schluessel).update(text).digest().subarray(0, ivBytes);
  return mitIv(text, schluessel, iv);
}

/** The text behind a seal; null when it was not made with this key or has been changed. */
export function entsiegelt(siegel: string, schluessel: Buffer): string | null {
  if (!/^[\w-]+$/.test(siegel)) return null;
  const bytes = Buffer.from(siegel, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return null;
  const iv = bytes.subarray(0, ivBytes);
  const chiffre = createDecipheriv(verfahren, schluessel, iv, { authTagLength: tagBytes });
  chiffre.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = [chiffre.update(bytes.subarray(ivBytes, -tagBytes)), chiffre.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    // The tag does not fit: the library throws the same for every kind of damage.
    return null;
  }
}

function mitIv(text: string, schluessel: Buffer, iv: Buffer): string {
  const chiffre = createCipheriv(verfahren, schluessel, iv, { authTagLength: tagBytes });
  const geheim = Buffer.concat([chiffre.update(text, 'utf8'), chiffre.final()]);
  return Buffer.concat([iv, geheim, chiffre.getAuthTag()]).toString('base64url');
}
