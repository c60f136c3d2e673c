import { fahrrad } from '#contract/produkte/fahrrad.ts';
import type { Antragsfrage } from '../frage.ts';
import { anzeigepflicht } from '../fragen/anzeigepflicht.ts';
import { jaNein } from '../fragen/wahlen.ts';
import { istZuAltFuerReparatur, zuAltFuerReparatur } from './alter.ts';
import type { FahrradAntworten } from './answers.ts';

/** Last entry of the finder; it opens a free text. */
export const sonstigerHersteller = 'Sonstiger Hersteller';

const { kaufdatumJahre, reparaturMonate } = fahrrad.grenzen;

/** The bicycle itself: the first page about what the price assumed. */
export const rad: Antragsfrage<FahrradAntworten, 'rad'> = {
  titel: 'Welches Rad möchten Sie versichern?',
  vorab: anzeigepflicht,
  felder: [
    {
      name: 'hersteller',
      art: 'suche',
      label: 'Hersteller',
      hinweis: `Fehlt Ihrer in der Liste, wählen Sie „${sonstigerHersteller}“.`,
      suche: 'fahrradhersteller',
    },
    {
      name: 'herstellerFreitext',
      art: 'text',
      label: 'Name des Herstellers',
      wenn: ({ hersteller }) => hersteller === sonstigerHersteller,
    },
    { name: 'modell', art: 'text', label: 'Modell', optional: true },
    {
      name: 'kaufdatum',
      art: 'datum',
      label: 'Kaufdatum',
      warum: `Reparaturen versichern wir für Räder, die nicht älter als ${reparaturMonate / 12}\u00A0Jahre sind. Diebstahl versichern wir bis ${kaufdatumJahre}\u00A0Jahre nach dem Kauf.`,
    },
    {
      name: 'gebraucht',
      art: 'radio',
      label: 'Wurde das Rad gebraucht gekauft?',
      optionen: jaNein,
    },
    {
      name: 'rahmennummerSpaeter',
      art: 'haken',
      label: 'Rahmennummer später nachreichen',
      optional: true,
    },
    {
      name: 'rahmennummer',
      art: 'text',
      label: 'Rahmennummer',
      hinweis: 'Sie ist in den Rahmen geprägt, oft unter dem Tretlager.',
      rechtschreibung: false,
      wenn: ({ rahmennummerSpaeter }) => rahmennummerSpaeter !== true,
    },
  ],
  vermerke: ({ kaufdatum }, { antworten, heute }) =>
    antworten.angebot?.reparaturschutz !== 'KEINER' && istZuAltFuerReparatur(kaufdatum, heute)
      ? [{ nach: 'kaufdatum', art: 'warning', text: `${zuAltFuerReparatur} ${weg}` }]
      : [],
};

const weg = 'Nach den Fragen nehmen Sie ihn aus Ihrem Angebot.';
