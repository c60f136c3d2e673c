import { alterAm, tagePlus, tageZwischen } from '../tag.ts';
import { werktagePlus } from '../werktage.ts';
import { reise } from './reise.ts';

const { buchung: frist, personenkreise, kindUnter, volljaehrigAb } = reise.grenzen;

/** Days of a trip, both ends counted (`domain/antrag.md §6.7`). */
export function reisedauer(beginn: string, ende: string): number {
  return tageZwischen(beginn, ende) + 1;
}

/** A trip so near that the day of its booking counts. */
export function istKurzfristig(beginn: string, heute: string): boolean {
  return beginn < tagePlus(heute, frist.tageVorher);
}

/**
 * Cancellation cover is sold 30 days before the trip, or up to 3 working days after the booking;
 * otherwise the refusal BUCHUNGSFRIST (`domain/antrag.md §6.7`).
 */
export function istBuchungsfristGewahrt(lage: {
  heute: string;
  buchung: string;
  beginn: string;
}): boolean {
  const { heute, buchung, beginn } = lage;
  return !istKurzfristig(beginn, heute) || heute <= werktagePlus(buchung, frist.werktage);
}

/** What is wrong with who travels, by the ages on a day (yyyy-MM-dd), a sentence each. */
export function reisendeFehler(
  kreis: Personenkreis,
  geburtsdaten: readonly string[],
  heute: string,
): readonly string[] {
  const gruppe = gruppen.get(kreis);
  if (!gruppe) return [];
  const alle = geburtsdaten.map((tag) => alterAm(tag, heute));
  if (alle.length < gruppe.von || alle.length > gruppe.bis) {
    const zahl = gruppe.von === gruppe.bis ? String(gruppe.von) : `${gruppe.von} bis ${gruppe.bis}`;
    return [`Geben Sie ${zahl} reisende Personen an.`];
  }
  const zuAlt = alle.filter((alter) => alter >= kindUnter).length > gruppe.erwachsene;
  const zuJung = alle.filter((alter) => alter >= volljaehrigAb).length < gruppe.volljaehrige;
  return [
    ...(zuAlt ? [`Mitversicherte Kinder müssen jünger als ${kindUnter}\u00A0Jahre sein.`] : []),
    ...(zuJung
      ? [
          `${volljaehrigSind[kreis]} mindestens ${volljaehrigAb}\u00A0Jahre alt sein. Prüfen Sie die Geburtsdaten oder wählen Sie, wer mitreist.`,
        ]
      : []),
  ];
}

type Personenkreis = keyof typeof personenkreise;

const gruppen = new Map<
  string,
  { von: number; bis: number; erwachsene: number; volljaehrige: number }
>(Object.entries(personenkreise));

const volljaehrigSind: Readonly<Record<Personenkreis, string>> = {
  SINGLE: 'Wer allein reist, muss',
  SINGLE_PLUS_KIND: 'Wer mit Kindern reist, muss',
  PAAR: 'Ein Paar sind zwei Personen, beide müssen',
  FAMILIE: 'In einer Familie müssen zwei Personen',
};

/** The oldest of them, in completed years. */
export function aeltestePerson(geburtsdaten: readonly string[], heute: string): number {
  return Math.max(...geburtsdaten.map((tag) => alterAm(tag, heute)));
}
