import * as z from 'zod/mini';
import { ersterFehler, fehlerListe } from './feldfehler.ts';

// In a file of its own, because the first question of an application asks for it before zod is there.
export { heuteInBerlin } from './heute.ts';

/** What to do about a day that is missing or does not exist. */
export const texte = { UNGUELTIG: 'Geben Sie ein gültiges Datum ein, zum Beispiel 31.01.2027.' };

/** Every error of a date without bounds. */
export const fehler = fehlerListe(texte);

/** Calendar day as `yyyy-MM-dd` in Europe/Berlin; a day that does not exist is refused (`specification §5`). */
export const datum = z
  .string({ error: 'Geben Sie ein Datum ein.' })
  .check(z.refine(istDatum, texte.UNGUELTIG));

/** First and last day that is taken, both included; absent means no bound. */
export interface Rahmen {
  readonly von?: string;
  readonly bis?: string;
}

/** What to do about a day outside its bounds. */
export interface RahmenTexte {
  readonly ZU_FRUEH: string;
  readonly ZU_SPAET: string;
}

/** Every error of a date with bounds. */
export function rahmenFehler(eigene: RahmenTexte) {
  return fehlerListe({ ...texte, ...eigene });
}

/**
 * A typed day, `31.01.2027` or `2027-01-31`, as `yyyy-MM-dd`; an invalid one counts as empty
 * (`specification §5`). The bounds are asked for at each check, because today moves on.
 */
export function datumImRahmen(rahmen: () => Rahmen, eigene: RahmenTexte) {
  return z.string({ error: texte.UNGUELTIG }).check(
    z.overwrite(liesDatum),
    ersterFehler({ ...texte, ...eigene }, (tag) => {
      const { von, bis } = rahmen();
      if (tag === '') return 'UNGUELTIG';
      if (von !== undefined && tag < von) return 'ZU_FRUEH';
      return bis !== undefined && tag > bis ? 'ZU_SPAET' : null;
    }),
  );
}

/** `yyyy-MM-dd` of a day typed either way; empty when there is no such day (`specification §5`). */
export function liesDatum(text: string): string {
  const getippt = text.trim();
  const [, tag = '', monat = '', jahr = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(getippt) ?? [];
  const iso = jahr ? `${jahr}-${monat.padStart(2, '0')}-${tag.padStart(2, '0')}` : getippt;
  return istDatum(iso) ? iso : '';
}

/** The day so many days later, or earlier where negative. */
export function tageSpaeter(tag: string, tage: number): string {
  const zeitpunkt = mittags(tag);
  zeitpunkt.setUTCDate(zeitpunkt.getUTCDate() + tage);
  return zeitpunkt.toISOString().slice(0, 10);
}

/** That many calendar months later, or earlier where negative; a day the month does not have becomes its last. */
export function monateSpaeter(tag: string, monate: number): string {
  const gezaehlt = Number(tag.slice(0, 4)) * 12 + Number(tag.slice(5, 7)) - 1 + monate;
  const jahr = Math.floor(gezaehlt / 12);
  const monat = (gezaehlt % 12) + 1;
  const letzter = Math.min(Number(tag.slice(8)), tageImMonat(jahr, monat));
  return `${jahr}-${String(monat).padStart(2, '0')}-${String(letzter).padStart(2, '0')}`;
}

/** `31.01.2027` */
export function formatDatum(tag: string): string {
  return `${tag.slice(8)}.${tag.slice(5, 7)}.${tag.slice(0, 4)}`;
}

/** `31. Januar 2027`, for sentences in which the day matters. */
export function formatDatumLang(tag: string): string {
  return lang.format(mittags(tag)).replace(' ', '\u00A0');
}

const lang = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

function mittags(tag: string): Date {
  return new Date(`${tag}T12:00:00Z`);
}

/** Days of a month of the year, 28 to 31. */
export function tageImMonat(jahr: number, monat: number): number {
  if (monat !== 2) return monat === 4 || monat === 6 || monat === 9 || monat === 11 ? 30 : 31;
  return (jahr % 4 === 0 && jahr % 100 !== 0) || jahr % 400 === 0 ? 29 : 28;
}

/** Years of four digits: no calendar and no database of the portal knows the year 0. */
function istDatum(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const monat = Number(text.slice(5, 7));
  const tag = Number(text.slice(8));
  if (monat < 1 || monat > 12 || tag < 1) return false;
  return tag <= tageImMonat(Number(text.slice(0, 4)), monat);
}
