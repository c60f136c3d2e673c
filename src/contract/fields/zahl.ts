import { beiBedarf } from '../beiBedarf.ts';
import { fehlerListe } from './feldfehler.ts';
import { liesZahl } from './liesZahl.ts';
import { zahlenfeld } from './zahlenfeld.ts';

/** Bounds of a whole number, both included; it starts at 0 where nothing is said (`specification §5`). */
interface Rahmen {
  readonly von?: number;
  readonly bis?: number;
}

/** A typed whole number; leading zeros do not count. */
export function zahlEingabe(rahmen: Rahmen = {}) {
  return zahlenfeld(feldVon(rahmen));
}

/** Every error of a whole number. */
export function zahlFehler(rahmen: Rahmen = {}) {
  return fehlerListe(feldVon(rahmen).texte);
}

/** What stands in the field after leaving it: `007` is 7, a negative value below the bound is cleared (`specification §5`). */
export function zahlBeimVerlassen(text: string, { von = 0 }: Rahmen = {}): string {
  const wert = liesZahl(text);
  if (wert === null) return text;
  return wert < 0 && wert < von ? '' : String(wert);
}

const ganze = beiBedarf(() => new Intl.NumberFormat('de-DE'));

function feldVon({ von = 0, bis = 999_999_999 }: Rahmen) {
  const texte = {
    PFLICHT: 'Geben Sie eine Zahl ein.',
    FORMAT: 'Geben Sie eine ganze Zahl nur mit Ziffern ein.',
    ZU_KLEIN: `Geben Sie mindestens ${ganze().format(von)} ein.`,
    ZU_GROSS: `Geben Sie höchstens ${ganze().format(bis)} ein.`,
  };
  return { lies: liesZahl, von, bis, texte };
}
