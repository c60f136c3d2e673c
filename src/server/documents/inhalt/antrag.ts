import { formatDatum } from '#contract/tag.ts';
import type { Vertragsdaten } from '../daten.ts';
import { abschnitt, dokument, fakten, liste } from './bauen.ts';
import type { Dokumentinhalt } from './inhalt.ts';

/** The application as it was sent: every answer and every declaration. */
export function antrag(daten: Vertragsdaten): Dokumentinhalt {
  const { absender, angaben, versicherungsNummer, heute, erklaerungen, gesagt } = daten;
  return dokument({
    typ: 'ANTRAG',
    titel: 'Ihr Antrag',
    absender,
    kopf: [
      angaben.nehmer.name,
      `Vertragsnummer ${versicherungsNummer}`,
      `Gestellt am ${formatDatum(heute)}`,
    ],
    abschnitte: [
      ...angaben.antworten.map(({ titel, fakten: gegeben }) => abschnitt(titel, fakten(gegeben))),
      ...(erklaerungen.length > 0 ? [abschnitt('Ihre Erklärungen', liste(...erklaerungen))] : []),
      abschnitt('Was wir Ihnen dazu gesagt haben', liste(...gesagt)),
    ],
  });
}
