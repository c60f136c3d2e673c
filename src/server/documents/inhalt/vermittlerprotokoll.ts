import type { Beratungsprotokoll } from '#contract/entities/beratung.ts';
import { formatDatum } from '#contract/tag.ts';
import type { Absender } from '../daten.ts';
import { abschnitt, dokument, fakten } from './bauen.ts';
import type { Dokumentinhalt } from './inhalt.ts';

interface Protokolldaten {
  beratungsNummer: string;
  kunde: string;
  /** Today in Berlin, yyyy-MM-dd. */
  heute: string;
  abschnitte: Beratungsprotokoll['abschnitte'];
  absender: Absender;
}

/** A broker's advice, line by line as its page shows it (VVG §§ 61, 62). */
export function vermittlerprotokoll(daten: Protokolldaten): Dokumentinhalt {
  const { beratungsNummer, kunde, heute, abschnitte, absender } = daten;
  return dokument({
    typ: 'BERATUNGSPROTOKOLL',
    titel: 'Ihr Beratungsprotokoll',
    absender,
    kopf: [kunde, `Beratung ${beratungsNummer}, ${formatDatum(heute)}`],
    abschnitte: abschnitte.map(({ titel, zeilen }) =>
      abschnitt(
        titel,
        ...zeilen.map(({ name, wert }) => (name === null ? wert : fakten([{ name, wert }]))),
      ),
    ),
  });
}
