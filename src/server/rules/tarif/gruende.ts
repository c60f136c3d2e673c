import type { Tarifgrund, Tarifhinweis } from '#contract/endpoints/tarifieren/antwort.ts';
import { absagbareLeistungen } from '#contract/produkte/leistungen/absagen.ts';
import { aufKarte } from '#contract/produkte/leistungen/leistung.ts';
import type { Hindernis } from './bewertung.ts';

/** Sentences beside an option that is not possible, as the cover has them (`domain/antrag.md §5.2`). */
const optionen: Readonly<Partial<Record<Tarifgrund, string>>> = Object.fromEntries(
  absagbareLeistungen.flatMap((leistung) =>
    Object.entries(leistung.absage).map(([grund, satz]) => [grund, aufKarte(leistung, satz)]),
  ),
);

const manuellePruefung = 'Wir prüfen Ihre Anfrage persönlich.';
const nichtVersicherbar = 'Dieses Risiko können wir online leider nicht versichern.';

/** The sentence for an obstacle; its code is the reason. */
export function hinweisZu({ ergebnis, grund }: Hindernis): Tarifhinweis {
  if (ergebnis === 'OPTION_NICHT_MOEGLICH') return { code: grund, text: optionen[grund] ?? '' };
  const text = ergebnis === 'MANUELLE_PRUEFUNG' ? manuellePruefung : nichtVersicherbar;
  return { code: grund, text };
}
