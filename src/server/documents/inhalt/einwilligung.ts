import type { Einwilligungserklaerung } from '#contract/endpoints/einwilligung.ts';
import {
  entbindung,
  nenntStellen,
  stellenarten,
  umfaenge,
  vertretungen,
} from '#contract/schaeden/einwilligung.ts';
import { formatDatum, formatMoment } from '#contract/tag.ts';
import type { Aussteller } from '../daten.ts';
import { einwilligungsteil, einwilligungsversion } from '../rechtstexte/einwilligung.ts';
import { abschnitt, dokument, fakten } from './bauen.ts';
import type { Abschnitt, Dokumentinhalt } from './inhalt.ts';

interface Erklaertes {
  aussteller: Aussteller;
  erklaerung: Einwilligungserklaerung;
  /** Whose health it is about. */
  person: string;
  schadenNummer: string;
  /** yyyy-MM-dd */
  schadendatum: string;
  zeit: Date;
}

/** What somebody declared about asking for her health, with all she read before (`domain/schaden.md §8`). */
export function einwilligung(erklaertes: Erklaertes): Dokumentinhalt {
  const { aussteller, erklaerung, person, schadenNummer, schadendatum } = erklaertes;
  const { umfang } = erklaerung;
  return dokument({
    typ: 'EINWILLIGUNG',
    titel: nenntStellen(umfang)
      ? 'Einwilligung in Gesundheitsauskünfte'
      : 'Keine Einwilligung in Gesundheitsauskünfte',
    version: einwilligungsversion(aussteller),
    absender: aussteller.absender,
    kopf: [person, `Schaden ${schadenNummer} vom ${formatDatum(schadendatum)}`],
    abschnitte: [
      ...einwilligungsteil(umfang, aussteller),
      ...stellenteil(erklaerung),
      schlussteil(erklaertes),
      ...einwilligungsteil('information', aussteller),
    ],
  });
}

/** The paper as it was made; whoever opens it later reads first that it was withdrawn. */
export function mitWiderruf(erklaerung: Dokumentinhalt, am: Date | null): Dokumentinhalt {
  if (am === null) return erklaerung;
  const { datum, uhrzeit } = formatMoment(am);
  const widerruf = abschnitt('Widerruf', `Widerrufen am ${datum} um ${uhrzeit}\u00A0Uhr.`);
  return { ...erklaerung, abschnitte: [widerruf, ...erklaerung.abschnitte] };
}

function stellenteil({ stellen = [] }: Einwilligungserklaerung): Abschnitt[] {
  return stellen.map(({ art, name, ort, behandlungszeitraum }, n) =>
    abschnitt(
      `${n + 1}. Stelle`,
      fakten([
        { name: 'Art', wert: stellenarten[art] },
        { name: 'Name', wert: name },
        { name: 'Ort', wert: ort },
        { name: 'Behandlung', wert: behandlungszeitraum },
      ]),
    ),
  );
}

function schlussteil({ erklaerung, zeit }: Erklaertes): Abschnitt {
  const { umfang, vertretung, entbunden, name } = erklaerung;
  const { datum, uhrzeit } = formatMoment(zeit);
  return abschnitt(
    'Erklärt',
    ...(entbunden ? [entbindung] : []),
    fakten([
      { name: 'Entscheidung', wert: umfaenge[umfang] },
      { name: 'Für wen', wert: vertretungen[vertretung] },
      { name: 'Getippter Name', wert: name },
      { name: 'Am', wert: `${datum} um ${uhrzeit}\u00A0Uhr` },
    ]),
  );
}
