import { laender } from '#contract/fields/land.ts';
import { reise } from '#contract/produkte/reise.ts';
import { istBuchungsfristGewahrt } from '#contract/produkte/reiseregeln.ts';
import { istTag } from '#contract/tag.ts';
import type { Antragsfrage, Antragslage } from '../frage.ts';
import { jaNein } from '../fragen/wahlen.ts';
import type { ReiseAntworten } from './answers.ts';
import { zuLang, zuSpaet } from './gefragt.ts';
import { istEinzelreise, landeinwand, mitRuecktritt } from './regel.ts';

const { tage } = reise.grenzen;
type Lage = Antragslage<ReiseAntworten>;

const einzeln = (_: unknown, { antworten }: Lage) => istEinzelreise(antworten);
const mitAbsage = (lage: Lage) => mitRuecktritt(lage.antworten);

/** What counts of the booking; a year's contract minds how long its trips are. */
export const buchung: Antragsfrage<ReiseAntworten, 'buchung'> = {
  titel: 'Was sollten wir noch wissen?',
  felder: [
    {
      name: 'buchungsdatum',
      art: 'datum',
      label: 'Buchungsdatum',
      hinweis: 'Der Tag, an dem Sie die Reise fest gebucht haben.',
      wenn: (antwort, lage) => einzeln(antwort, lage) && mitAbsage(lage),
    },
    {
      name: 'land',
      art: 'liste',
      label: 'Reiseland',
      hinweis: 'Geht die Reise in mehrere Länder, lassen Sie das Feld leer.',
      optional: true,
      optionen: laender().map(({ value, label }) => ({ wert: value, label })),
      wenn: einzeln,
    },
    {
      name: 'laengereReisen',
      art: 'radio',
      label: `Dauert eine Ihrer Reisen länger als ${tage.imJahr}\u00A0Tage?`,
      optionen: jaNein,
      wenn: (antwort, lage) => !einzeln(antwort, lage),
    },
    {
      name: 'keinGrund',
      art: 'haken',
      label: 'Mir ist kein Grund bekannt, der zur Absage der Reise führen könnte.',
      wenn: (antwort, lage) => einzeln(antwort, lage) && mitAbsage(lage),
    },
    {
      name: 'keinGrundGebucht',
      art: 'haken',
      label: 'Mir ist kein Grund bekannt, der zur Absage einer gebuchten Reise führen könnte.',
      wenn: (antwort, lage) => !einzeln(antwort, lage) && mitAbsage(lage),
    },
  ],
  vermerke: ({ buchungsdatum = '', land, laengereReisen }, { antworten, heute }) => {
    const { beginn = '' } = antworten.einstieg ?? {};
    const istSpaet =
      istTag(buchungsdatum) &&
      istTag(beginn) &&
      !istBuchungsfristGewahrt({ heute, buchung: buchungsdatum, beginn });
    const gegenLand = landeinwand(antworten, land);
    return [
      ...(istSpaet ? [{ nach: 'buchungsdatum', art: 'warning', text: zuSpaet } as const] : []),
      ...(gegenLand === null ? [] : [{ nach: 'land', art: 'warning', text: gegenLand } as const]),
      ...(laengereReisen === true
        ? [{ nach: 'laengereReisen', art: 'warning', text: zuLang } as const]
        : []),
    ];
  },
};
