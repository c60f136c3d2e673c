import * as z from 'zod/mini';
import { ersterFehler, fehlerListe } from './feldfehler.ts';

const texte = {
  PFLICHT: 'Geben Sie Ihre E-Mail-Adresse ein.',
  ZU_LANG: 'Die E-Mail-Adresse ist zu lang. Geben Sie höchstens 254\u00A0Zeichen ein.',
  FORMAT: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.',
};

/** Every error of the field. */
export const fehler = fehlerListe(texte);

/** An address as it is written everywhere: without the spaces around it, in lower case. */
export function schreibweise(text: string): string {
  return text.trim().toLowerCase();
}

/** E-mail address, trimmed and in lower case, at most 254 characters (`domain/konto.md §1`). */
export const email = z.string({ error: texte.PFLICHT }).check(
  z.overwrite(schreibweise),
  ersterFehler(texte, (text) => {
    if (text === '') return 'PFLICHT';
    if (text.length > 254) return 'ZU_LANG';
    return istAdresse(text) ? null : 'FORMAT';
  }),
);

/** One @, a local part of at most 64 characters and a domain of at least two labels (RFC 5321, umlauts allowed). */
function istAdresse(text: string): boolean {
  const [lokal = '', domain = '', ...rest] = text.split('@');
  const labels = domain.split('.');
  const endung = labels.at(-1) ?? '';
  return (
    rest.length === 0 &&
    lokal.length <= 64 &&
    lokal.split('.').every((teil) => lokalerTeil.test(teil)) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && domainLabel.test(label)) &&
    endung.length >= 2 &&
    !/^\d+$/.test(endung)
  );
}

const lokalerTeil = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;
const domainLabel = /^(?!-)[\p{L}\p{N}-]+(?<!-)$/u;
