import * as z from 'zod/mini';
import { ersterFehler, fehlerListe } from './feldfehler.ts';

/** Types a customer may upload (`specification §5`). */
export const dateiTypen = [
  'image/heif',
  'image/heic',
  'image/jpeg',
  'image/jpg',
  'image/png',
  'video/mpeg',
  'video/mp4',
  'video/quicktime',
  'text/plain',
  'application/pdf',
] as const;

/** Limits of an upload, sizes in MB of 1,048,576 bytes. */
interface Grenzen {
  readonly mb: number;
  readonly anzahl: number;
  readonly mbGesamt: number;
}

/** Limits of a claim (`domain/schaden.md §6`). */
const ueblich: Grenzen = { mb: 20, anzahl: 20, mbGesamt: 200 };
const bytesJeMb = 1024 * 1024;

/** One file before it is sent; the server looks inside as well. */
export function datei(grenzen: Grenzen = ueblich) {
  return z
    .object({ name: z.string().check(z.maxLength(255)), type: z.string(), size: z.int() })
    .check(
      ersterFehler(texteVon(grenzen), ({ name, type, size }) => {
        if (!istErlaubt(type === '' ? typAusName(name) : type)) return 'TYP';
        if (size <= 0) return 'LEER';
        return size > grenzen.mb * bytesJeMb ? 'GROESSE' : null;
      }),
    );
}

/** The files of one step. */
export function dateien(grenzen: Grenzen = ueblich) {
  return z.array(datei(grenzen)).check(
    ersterFehler(texteVon(grenzen), (alle) => {
      if (alle.length > grenzen.anzahl) return 'ANZAHL';
      const bytes = alle.reduce((summe, { size }) => summe + size, 0);
      return bytes > grenzen.mbGesamt * bytesJeMb ? 'GESAMT' : null;
    }),
  );
}

/** Every error of an upload. */
export function dateiFehler(grenzen: Grenzen = ueblich) {
  return fehlerListe(texteVon(grenzen));
}

const erlaubt: ReadonlySet<string> = new Set(dateiTypen);

function istErlaubt(typ: string): boolean {
  return erlaubt.has(typ.toLowerCase().split(';')[0]?.trim() ?? '');
}

/** Browsers that do not know a type leave it empty, HEIC on many desktops. */
function typAusName(name: string): string {
  const endung = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return typJeEndung.get(endung) ?? '';
}

const typJeEndung = new Map<string, (typeof dateiTypen)[number]>([
  ['heif', 'image/heif'],
  ['heic', 'image/heic'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['mpeg', 'video/mpeg'],
  ['mpg', 'video/mpeg'],
  ['mp4', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['txt', 'text/plain'],
  ['pdf', 'application/pdf'],
]);

function texteVon({ mb, anzahl, mbGesamt }: Grenzen) {
  return {
    TYP: 'Dieser Dateityp wird nicht unterstützt. Erlaubt sind HEIF, HEIC, JPEG, PNG, MPEG, MP4, MOV, TXT und PDF.',
    LEER: 'Die Datei ist leer. Wählen Sie eine andere Datei.',
    GROESSE: `Die Datei ist größer als ${mb}\u00A0MB. Wählen Sie eine kleinere Datei.`,
    ANZAHL: `Sie können höchstens ${anzahl}\u00A0Dateien hochladen.`,
    GESAMT: `Zusammen dürfen Ihre Dateien höchstens ${mbGesamt}\u00A0MB groß sein. Entfernen Sie eine Datei.`,
  };
}
