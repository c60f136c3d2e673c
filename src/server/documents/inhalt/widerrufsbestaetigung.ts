import { formatDatum } from '#contract/tag.ts';
import { abschnitt, dokument, fakten, hinweis } from './bauen.ts';
import type { Dokumentinhalt } from './inhalt.ts';
import { erstattungsaetze, type Beendeter } from './kuendigungsbestaetigung.ts';

/** Before the first debit: the share of the days covered is waived. */
export const nichtsAbgebucht =
  'Wir haben noch nichts abgebucht und buchen nichts mehr ab. Auch für die Tage mit Versicherungsschutz zahlen Sie nichts.';

/** A revoked contract, with what was declared. */
interface Widerrufener extends Beendeter {
  erstattungBis: string;
  abgebucht: boolean;
  erklaertVon: string;
  /** Where the receipt was to go; null where she did not say. */
  email: string | null;
}

/** Confirms a revocation: the declaration itself, day and time of its receipt (BGB § 356a, `domain/vertrag.md §9`). */
export function widerrufsbestaetigung(vertrag: Widerrufener): Dokumentinhalt {
  const { absender, nehmer, versicherungsNummer, versicherungsName, eingegangen, ende } = vertrag;
  const { erstattung, erstattungBis, erklaertVon, email } = vertrag;
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
          { name: 'Der Vertrag endet am', wert: formatDatum(ende) },
        ]),
      ),
      abschnitt(
        'Was Sie erklärt haben',
        `„Ich widerrufe meinen Vertrag mit der Nummer ${versicherungsNummer}.“`,
        fakten([
          { name: 'Erklärt von', wert: erklaertVon },
          { name: 'Eingegangen am', wert: eingegangen },
          ...(email === null ? [] : [{ name: 'Bestätigung an', wert: email }]),
        ]),
      ),
      abschnitt(
        'Ihr Beitrag',
        ...(vertrag.abgebucht ? erstattungsaetze(vertrag) : [nichtsAbgebucht]),
        ...(erstattung === 0
          ? []
          : [`Sie bekommen das Geld spätestens am ${formatDatum(erstattungBis)}.`]),
        'Die Erlaubnis zur Lastschrift für diesen Vertrag haben wir gelöscht.',
      ),
    ],
  });
}
