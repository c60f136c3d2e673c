import { datumDeutsch } from '../../rules/kalender.ts';
import { abschnitt, dokument, fakten, hinweis } from './bauen.ts';
import type { Dokumentinhalt } from './inhalt.ts';
import { erstattungsaetze, type Beendeter } from './kuendigungsbestaetigung.ts';

/** Before the first debit: the share of the days covered is waived. */
export const nichtsAbgebucht =
  'Wir haben noch nichts abgebucht und buchen nichts mehr ab. Auch für die Tage mit Versicherungsschutz zahlen Sie nichts.';

/** Confirms a revocation with day and time of its receipt (BGB § 356a, `domain/vertrag.md §9`). */
export function widerrufsbestaetigung(
  vertrag: Beendeter & { erstattungBis: string; abgebucht: boolean },
): Dokumentinhalt {
  const { absender, nehmer, versicherungsNummer, versicherungsName, eingegangen, ende } = vertrag;
  const { erstattung, erstattungBis } = vertrag;
  return dokument({
    typ: 'WIDERRUFSBESTAETIGUNG',
    titel: 'Widerrufsbestätigung',
    absender,
    kopf: [nehmer.name, ...nehmer.anschrift, `Versicherungsnummer ${versicherungsNummer}`],
    abschnitte: [
      abschnitt(
        'Ihr Widerruf ist angekommen',
        hinweis(`Ihr Widerruf ist am ${eingegangen} eingegangen.`),
        fakten([
          { name: 'Vertrag', wert: versicherungsName },
          { name: 'Der Vertrag endet am', wert: datumDeutsch(ende) },
        ]),
      ),
      abschnitt(
        'Ihr Beitrag',
        ...(vertrag.abgebucht ? erstattungsaetze(vertrag) : [nichtsAbgebucht]),
        ...(erstattung === 0
          ? []
          : [`Sie bekommen das Geld spätestens am ${datumDeutsch(erstattungBis)}.`]),
        'Die Erlaubnis zur Lastschrift für diesen Vertrag haben wir gelöscht.',
      ),
    ],
  });
}
