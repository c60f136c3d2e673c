import { type MarkenSchluessel, vertragsMarkenListe, vertragsMarkeVon } from '#contract/marken.ts';
import type { Produktbeschreibung } from '#contract/produkte/beschreibung.ts';
import { bietetAn, produkte, type ProduktSchluessel } from '#contract/produkte/produkte.ts';
import { antragsablehnung } from '../antrag/ablehnungen.ts';
import { feldfehler, type Ungueltig } from './bewertung.ts';

type Fehler = Ungueltig['fehler'];

/** What of a request a brand does not sell, as at the conclusion; nothing where no brand is named. */
export function gegenMarke(
  marke: MarkenSchluessel | undefined,
  schluessel: ProduktSchluessel,
  anfrage: unknown,
): Fehler {
  if (marke === undefined) return [];
  return [
    ...feldfehler(
      !bietetAn(marke, schluessel),
      'marke',
      antragsablehnung.nichtVerfuegbar.errorMessage,
    ),
    ...fremdeVarianten(marke, schluessel).flatMap((feld) =>
      feldfehler(Reflect.get(Object(anfrage) as object, feld) !== undefined, feld, fremd),
    ),
  ];
}

/** A bill, while nobody may pay by one (`specification §9` antrag-rechnung). */
export function gegenZahlart(
  anfrage: unknown,
  freigaben: Readonly<Record<string, boolean>>,
): Fehler {
  return feldfehler(
    Reflect.get(Object(anfrage) as object, 'zahlart') === 'RECHNUNG' &&
      freigaben['antrag-rechnung'] !== true,
    'zahlart',
    antragsablehnung.ohneRechnung.errorMessage,
  );
}

const fremd = 'Diesen Tarif bieten wir hier nicht an. Bitte wählen Sie einen anderen.';

/** Fields in which other brands name their variants; none where all sell the same. */
function fremdeVarianten(marke: MarkenSchluessel, schluessel: ProduktSchluessel): string[] {
  const { grenzen }: Produktbeschreibung = produkte[schluessel];
  const varianten = grenzen?.varianten;
  if (varianten === undefined) return [];
  const eigene = vertragsMarkeVon(marke);
  return vertragsMarkenListe.flatMap((eine) => (eine === eigene ? [] : [varianten[eine].feld]));
}
