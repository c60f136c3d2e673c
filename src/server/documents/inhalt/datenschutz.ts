import type { Aussteller } from '../daten.ts';
import { allgemeinerTeil, allgemeineVersion } from '../rechtstexte/allgemein.ts';
import { dokument } from './bauen.ts';
import type { Dokumentinhalt } from './inhalt.ts';

/** Privacy notice of an application (GDPR Art. 13 and 14). */
export function datenschutz(aussteller: Aussteller): Dokumentinhalt {
  return dokument({
    typ: 'DATENSCHUTZ',
    titel: 'Datenschutzhinweise',
    version: allgemeineVersion(aussteller),
    absender: aussteller.absender,
    abschnitte: allgemeinerTeil('datenschutz', aussteller),
  });
}
