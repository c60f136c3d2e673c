import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const verfahren = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** `vmr` of a broker's links: iv, secret text and tag as base64url; another one every time. */
export function vmrVon(vermittlerNummer: string, schluessel: Buffer): string {
  const iv = randomBytes(ivBytes);
  const chiffre = createCipheriv(verfahren, schluessel, iv, { authTagLength: tagBytes });
  const text = Buffer.concat([chiffre.update(vermittlerNummer, 'utf8'), chiffre.final()]);
  return Buffer.concat([iv, text, chiffre.getAuthTag()]).toString('base64url');
}

/** Broker number of a `vmr`; null when it was not made with this key or has been changed. */
export function vermittlerNummerAus(vmr: string, schluessel: Buffer): string | null {
  if (!/^[\w-]+$/.test(vmr)) return null;
  const bytes = Buffer.from(vmr, 'base64url');
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
