import { formatBetrag } from '#contract/fields/betrag.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import { anteil } from '../../rules/geld.ts';
import type { Grunddaten, Preis } from '../daten.ts';
import { allgemeinerTeil, allgemeineVersion } from '../rechtstexte/allgemein.ts';
import { keinWiderrufsrecht } from '#contract/widerrufsrecht.ts';
import { abschnitt, dokument } from './bauen.ts';
import type { Dokumentinhalt } from './inhalt.ts';

/** Right of withdrawal by the statutory model (VVG § 8, annex), with the function of BGB § 356a. */
export function widerrufsbelehrung(daten: Grunddaten & { preis: Preis }): Dokumentinhalt {
  const { absender, produkt, preis } = daten;
  // By the day: 1/360 of the year's premium, as the model counts it.
  const tagesbeitrag = formatBetrag(anteil(preis.jahresVersicherungsPraemie, 1, 360));
  return dokument({
    typ: 'WIDERRUFSBELEHRUNG',
    titel: 'Widerrufsbelehrung',
    version: allgemeineVersion(daten),
    absender,
    kopf: [produktName(schluesselAusIdentifier(produkt))],
    abschnitte: allgemeinerTeil('widerrufsbelehrung', daten, { tagesbeitrag }),
  });
}

/** In its place where the contract is shorter than a month (VVG § 8 (3) no. 1). */
export function ohneWiderrufsrecht(daten: Grunddaten): Dokumentinhalt {
  return dokument({
    typ: 'WIDERRUFSBELEHRUNG',
    titel: 'Kein Widerrufsrecht',
    version: allgemeineVersion(daten),
    absender: daten.absender,
    kopf: [produktName(schluesselAusIdentifier(daten.produkt))],
    abschnitte: [
      abschnitt(
        keinWiderrufsrecht,
        'Ihr Vertrag läuft kürzer als einen Monat. Für solche Verträge sieht das Gesetz kein Widerrufsrecht vor (§ 8 Abs. 3 Satz 1 Nr. 1 VVG).',
        'Der Vertrag endet von selbst. Sie müssen nichts weiter tun.',
      ),
    ],
  });
}
