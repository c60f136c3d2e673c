import type { Aussteller } from '../daten.ts';
import { allgemeinerTeil, allgemeineVersion } from '../rechtstexte/allgemein.ts';
import { dokument } from './bauen.ts';
import type { Dokumentinhalt } from './inhalt.ts';

/** Separate notice on the consequences of wrong answers (VVG § 19 (5)). */
export function anzeigepflicht(aussteller: Aussteller): Dokumentinhalt {
  return dokument({
    typ: 'ANZEIGEPFLICHT',
    titel: 'Mitteilung nach §\u00A019 Abs.\u00A05 VVG',
    version: allgemeineVersion(aussteller),
    absender: aussteller.absender,
    abschnitte: allgemeinerTeil('anzeigepflicht', aussteller),
  });
}
