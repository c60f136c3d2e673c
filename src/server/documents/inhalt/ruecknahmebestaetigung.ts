import { formatDatum } from '#contract/tag.ts';
import type { Absender, Empfaenger } from '../daten.ts';
import { abschnitt, dokument, fakten, hinweis } from './bauen.ts';
import type { Dokumentinhalt } from './inhalt.ts';

/** What was taken back, and how the contract goes on. */
export interface Ruecknahme {
  absender: Absender;
  nehmer: Empfaenger;
  versicherungsNummer: string;
  versicherungsName: string;
  /** Day it was taken back, yyyy-MM-dd. */
  am: string;
  /** Such as `Ihre Kündigung zum 31.12.2026`. */
  was: string;
  /** Sentences on how the contract goes on. */
  folgen: readonly string[];
  /** The paper about it still counts for something else. */
  papierGilt?: boolean;
}

/** Confirms that a change, a cancellation or a revocation was taken back (`domain/vertrag.md §5`). */
export function ruecknahmebestaetigung(ruecknahme: Ruecknahme): Dokumentinhalt {
  const { absender, nehmer, versicherungsNummer, versicherungsName, am, was, folgen } = ruecknahme;
  const aufgehoben = ruecknahme.papierGilt
    ? ''
    : 'Das Dokument dazu haben wir als aufgehoben gekennzeichnet. ';
  return dokument({
    typ: 'RUECKNAHMEBESTAETIGUNG',
    titel: 'Rücknahme bestätigt',
    absender,
    kopf: [nehmer.name, ...nehmer.anschrift, `Versicherungsnummer ${versicherungsNummer}`],
    abschnitte: [
      abschnitt(
        'Was zurückgenommen ist',
        hinweis(`${was} gilt nicht mehr.`),
        fakten([
          { name: 'Vertrag', wert: versicherungsName },
          { name: 'Zurückgenommen am', wert: formatDatum(am) },
        ]),
      ),
      abschnitt(
        'Wie es weitergeht',
        ...folgen,
        `${aufgehoben}Bitte bewahren Sie diese Bestätigung mit Ihrem Versicherungsschein auf.`,
      ),
    ],
  });
}
