import type { Tarifhinweis } from '#contract/endpoints/tarifieren/antwort.ts';
import type { Gewerbehinderung } from '#contract/fields/gewerbehinderung.ts';
import { gruendungstexte } from '#contract/fields/gruendungsdatum.ts';
import { gruendung } from '#contract/produkte/gewerblich.ts';
import { gewerbe, type Gewerbe } from '../../reference/gewerbe.ts';
import { risikofragen, type Risikofrage } from '../../reference/risikofragen.ts';
import { istExistenzgruender } from '../fristen/antrag.ts';
import { feldfehler, manuell, nicht, type Hindernis } from './bewertung.ts';
import { cent, mal, type Faktor } from './dezimal.ts';
import { gewerbetarif } from './tafeln/gewerbe.ts';

const nachId = new Map(gewerbe.map((eintrag) => [eintrag.gewerbeId, eintrag]));
const frageNachId = new Map(risikofragen.map((frage) => [frage.id, frage]));

interface Taetigkeiten {
  hauptgewerbe: string;
  nebengewerbe: readonly string[];
  risikofragen?: Readonly<Record<string, boolean>>;
}

/** Main and side trades as the tariff sees them. */
export interface Gewerbelage {
  /** Class of the main trade after its risk questions. */
  klasse: number;
  /** Factor of the highest side trade above the main one. */
  nebengewerbe: Faktor;
  hindernisse: (Hindernis | null)[];
  hinweise: Tarifhinweis[];
}

/** Fields that name no trade, one twice, or a question nobody asks. */
export function gewerbeFehler(angaben: Taetigkeiten) {
  const { hauptgewerbe, nebengewerbe, risikofragen: antworten = {} } = angaben;
  const unbekannt = 'Wählen Sie eine Tätigkeit aus der Liste.';
  const doppelt = 'Wählen Sie jede Tätigkeit nur einmal.';
  const istDoppelt = (id: string, i: number) => id === hauptgewerbe || nebengewerbe.indexOf(id) < i;
  return [
    feldfehler(!nachId.has(hauptgewerbe), 'hauptgewerbe', unbekannt),
    ...nebengewerbe.map((id, i) => feldfehler(!nachId.has(id), `nebengewerbe.${i}`, unbekannt)),
    ...nebengewerbe.map((id, i) => feldfehler(istDoppelt(id, i), `nebengewerbe.${i}`, doppelt)),
    ...Object.keys(antworten).map((id) =>
      feldfehler(!frageNachId.has(id), `risikofragen.${id}`, 'Diese Frage kennen wir nicht.'),
    ),
  ].flat();
}

/** Which class of a trade counts for a product, and up to which one a surcharge raises it. */
export interface Gewerbetarif {
  klasse: 'rk' | 'vk' | 'sk';
  hoechste: number;
  /** What class 9 is called there. */
  neun: Exclude<Gewerbehinderung, 'GEWERBE'>;
  /** Class from which rooms need an alarm system above a sum. */
  meldeanlageAb?: number;
}

/** What stands in the way of a trade whatever else is answered; null where nothing does. */
export function gewerbehinderung(
  eintrag: Gewerbe,
  { klasse, neun }: Gewerbetarif,
): Gewerbehinderung | null {
  if (eintrag[klasse] === 0) return 'GEWERBE';
  return eintrag[klasse] === 9 ? neun : null;
}

/** Whether rooms of that trade need an alarm system above a sum. */
export function brauchtMeldeanlage(
  eintrag: Gewerbe,
  { klasse, meldeanlageAb = Number.POSITIVE_INFINITY }: Gewerbetarif,
): boolean {
  return eintrag[klasse] >= meldeanlageAb;
}

/**
 * Classes of the trades in one tariff: RK for BHV, VK for VH, SK for SI. A "ja" that costs extra raises
 * the class of the trade that is asked, up to `hoechste` (`domain/daten.md §5`).
 */
export function gewerbelage(angaben: Taetigkeiten, tarif: Gewerbetarif): Gewerbelage {
  const taetigkeiten = [angaben.hauptgewerbe, ...angaben.nebengewerbe].flatMap(
    (id) => nachId.get(id) ?? [],
  );
  const bejaht = (eintrag: Gewerbe) =>
    eintrag.risikofragen.flatMap((id) =>
      angaben.risikofragen?.[id] ? (frageNachId.get(id) ?? []) : [],
    );
  const klassen = taetigkeiten.map((eintrag) =>
    erhoeht(eintrag[tarif.klasse], bejaht(eintrag), tarif.hoechste),
  );
  const [klasse = 0, ...neben] = klassen;
  const alleBejahten = new Set(taetigkeiten.flatMap(bejaht));
  const hinderungen = new Set(taetigkeiten.map((eintrag) => gewerbehinderung(eintrag, tarif)));
  const fragen = risikofragen.filter((frage) => alleBejahten.has(frage));
  const mitZuschlag = new Set(
    taetigkeiten
      .filter((eintrag, i) => klassen[i] !== eintrag[tarif.klasse])
      .flatMap(bejaht)
      .filter(({ wirkung }) => wirkung === 'ZUSCHLAG'),
  );
  return {
    klasse,
    nebengewerbe: nebengewerbefaktor(Math.max(klasse, ...neben) - klasse),
    hindernisse: [
      nicht(hinderungen.has('GEWERBE'), 'GEWERBE'),
      manuell(hinderungen.has(tarif.neun), tarif.neun),
      ...fragen.flatMap(({ wirkung }) => [
        nicht(wirkung === 'NICHT', 'RISIKOFRAGE'),
        manuell(wirkung === 'MANUELL', 'RISIKOFRAGE'),
      ]),
    ],
    // Whoever pays the surcharge is not told the duty too: it stands in the place of one (`domain/daten.md §5`, R15).
    hinweise: fragen.flatMap((frage) =>
      frage.hinweis && !mitZuschlag.has(frage) ? [{ code: frage.id, text: frage.hinweis }] : [],
    ),
  };
}

function erhoeht(klasse: number, bejaht: readonly Risikofrage[], hoechste: number): number {
  if (klasse === 0 || klasse === 9) return klasse;
  const zuschlag = bejaht.some(({ wirkung }) => wirkung === 'ZUSCHLAG');
  return zuschlag ? Math.min(klasse + 1, hoechste) : klasse;
}

function nebengewerbefaktor(hoeher: number): Faktor {
  const { nebengewerbe } = gewerbetarif;
  return nebengewerbe[Math.min(hoeher, nebengewerbe.length - 1)] ?? '1.00';
}

/** Weighted revenue W in cents; each band is rounded for itself. */
export function gewichteterUmsatz(jahresumsatz: number): number {
  let rest = jahresumsatz;
  let gewichtet = 0;
  for (const { naechste, zaehlt } of gewerbetarif.umsatz) {
    const band = Math.min(rest, cent(naechste));
    gewichtet += mal(band, zaehlt);
    rest -= band;
  }
  return gewichtet;
}

/** Factor of a firm founded less than 24 months ago. */
export function gruenderfaktor(gruendungsdatum: string | undefined, heute: string): Faktor {
  const gruender = gruendungsdatum !== undefined && istExistenzgruender(gruendungsdatum, heute);
  return gruender ? gewerbetarif.existenzgruender : '1.00';
}

export function gruendungFehler(gruendungsdatum: string | undefined, heute: string) {
  if (gruendungsdatum === undefined) return [];
  return [
    ...feldfehler(
      gruendungsdatum < gruendung.gruendungAb,
      'gruendungsdatum',
      gruendungstexte.ZU_FRUEH,
    ),
    ...feldfehler(gruendungsdatum > heute, 'gruendungsdatum', gruendungstexte.ZU_SPAET),
  ];
}
