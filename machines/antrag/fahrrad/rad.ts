import { fahrradtyp } from '#contract/begriffe/fahrrad.ts';
import { ganzeEuro } from '#contract/fields/formatBetrag.ts';
import { fahrrad } from '#contract/produkte/fahrrad.ts';
import type { Antragsfrage } from '../frage.ts';
import { anzeigepflicht } from '../fragen/anzeigepflicht.ts';
import { jaNein, wahlen } from '../fragen/wahlen.ts';
import type { FahrradAntworten } from './answers.ts';

/** Last entry of the finder; it opens a free text. */
export const sonstigerHersteller = 'Sonstiger Hersteller';

const { typen, kaufpreis: preis, kaufdatumJahre, reparaturMonate } = fahrrad.grenzen;

/** The bicycle itself: the first page of questions, apart from the others, because it comes before them. */
export const fahrradDaten: Antragsfrage<FahrradAntworten, 'fahrradDaten'> = {
  titel: 'Welches Rad möchten Sie versichern?',
  vorab: anzeigepflicht,
  felder: [
    {
      name: 'fahrradTyp',
      art: 'karten',
      label: 'Was möchten Sie versichern?',
      warum:
        'E-Bikes und Lastenräder werden öfter gestohlen, und ihre Reparatur kostet mehr. Danach richtet sich der Beitrag.',
      optionen: wahlen(typen, fahrradtyp, {
        FAHRRAD: 'Ohne Motor.',
        E_BIKE: 'Der Motor hilft bis 25\u00A0km/h.',
        LASTENRAD: 'Mit oder ohne Motor bis 25\u00A0km/h.',
        S_PEDELEC: 'Mit Motor bis 45\u00A0km/h und Versicherungskennzeichen.',
      }),
    },
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
      name: 'kaufpreis',
      art: 'betrag',
      label: 'Kaufpreis mit fest verbundenem Zubehör',
      hinweis: 'So, wie er auf der Rechnung steht.',
      warum: `Bis zu dieser Summe ist das Rad versichert. Über ${ganzeEuro(preis.online)} sehen wir uns den Antrag persönlich an.`,
    },
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
  vermerke: ({ kaufpreis = 0 }) =>
    kaufpreis > preis.online
      ? [{ nach: 'kaufpreis', art: 'neutral', text: 'Wir prüfen Ihre Anfrage dann persönlich.' }]
      : [],
};
