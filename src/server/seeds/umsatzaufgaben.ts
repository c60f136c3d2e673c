import { tagePlus } from '#contract/tag.ts';
import type { Aufgabenzeile } from './vertragszeile.ts';

type Aufgabe = Omit<Aufgabenzeile, 'id'>;

/** First reminder of the revenue chain before a Hauptfälligkeit (`domain/vertrag.md §7`). */
export function umsatzErinnern1(
  versicherungsNummer: string,
  hauptfaelligkeit: string,
  status: Aufgabe['status'],
  erledigtAm: string | null = null,
): Aufgabe {
  return {
    versicherungsNummer,
    typ: 'UmsatzErinnern1',
    status,
    erstelltAm: tagePlus(hauptfaelligkeit, -90),
    faelligAm: tagePlus(hauptfaelligkeit, -60),
    erledigtAm,
  };
}

/** Second reminder; it is made when the first one falls due. */
export function umsatzErinnern2(
  versicherungsNummer: string,
  hauptfaelligkeit: string,
  status: Aufgabe['status'],
): Aufgabe {
  return {
    versicherungsNummer,
    typ: 'UmsatzErinnern2',
    status,
    erstelltAm: tagePlus(hauptfaelligkeit, -60),
    faelligAm: tagePlus(hauptfaelligkeit, -30),
    erledigtAm: null,
  };
}

/** The revenue will be raised at the Hauptfälligkeit unless somebody answers. */
export function umsatzAutomatischAnpassen(
  versicherungsNummer: string,
  hauptfaelligkeit: string,
): Aufgabe {
  return {
    versicherungsNummer,
    typ: 'UmsatzAutomatischAnpassen',
    status: 'Offen',
    erstelltAm: tagePlus(hauptfaelligkeit, -30),
    faelligAm: hauptfaelligkeit,
    erledigtAm: null,
  };
}
