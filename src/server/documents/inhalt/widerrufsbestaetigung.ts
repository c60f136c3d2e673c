import { datumDeutsch } from '../../rules/kalender.ts';
import { abschnitt, dokument, fakten, hinweis } from './bauen.ts';
import type { Dokumentinhalt } from './inhalt.ts';
import { erstattungsaetze, type Beendeter } from './kuendigungsbestaetigung.ts';

/** Confirms a revocation with day and time of its receipt (BGB § 356a, `domain/vertrag.md §9`). */
export function widerrufsbestaetigung(
  vertrag: Beendeter & { erstattungBis: string },
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
        ...erstattungsaetze(vertrag),
        ...(erstattung === 0
          ? []
          : [`Sie bekommen das Geld spätestens am ${datumDeutsch(erstattungBis)}.`]),
        'Die Erlaubnis zur Lastschrift für diesen Vertrag haben wir gelöscht.',
      ),
    ],
  });
}
