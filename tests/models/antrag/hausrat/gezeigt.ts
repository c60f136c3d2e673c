import { ganzeEuro } from '#contract/fields/formatBetrag.ts';
import * as lies from '#tests/models/gelesen.ts';
import { personenfragen, sb, tarif, vorversicherung } from '../fragen.ts';
import type { AntragGelesen } from '../gezeigt.ts';

/** What the choices for home contents are called (`domain/antrag.md §6.4`, `specification §3`). */
const worte = {
  wohnform: { WOHNUNG: 'Wohnung', HAUS: 'Haus' },
  staendigBewohnt: lies.jaNein,
  bauart: {
    MASSIV: 'Massiv',
    HOLZ_FACHWERK: 'Holz oder Fachwerk',
    WEICHE_DACHUNG: 'Weiche Dachung',
  },
  wertsachen: lies.jaNein,
  deckungen: {
    ELEMENTAR: 'Elementarschäden',
    GLASBRUCH: 'Glasbruch',
    WOHNSCHUTZBRIEF: 'Haus- und Wohnungsschutzbrief',
    UNBENANNTE_GEFAHREN: 'Unbenannte Gefahren',
    FAHRRAD: 'Fahrraddiebstahl',
  },
  // Of the sum of the tours; on the summary it is the share.
  fahrradProzent: {
    1: 'Bis 520 EUR',
    2: 'Bis 1.040 EUR',
    3: 'Bis 1.560 EUR',
    5: 'Bis 2.600 EUR',
    10: 'Bis 5.200 EUR',
  },
  elementarVorschaden: lies.jaNein,
  variante: { BASIS: 'Basis', KOMFORT: 'Komfort', PREMIUM: 'Premium' },
  komponenten: { GRUNDDECKUNG: 'Grunddeckung', GLASBRUCH: 'Glasbruch' },
};

/** What is read back of an application for home contents. */
export const gelesen: AntragGelesen = {
  hinweise: {
    versicherungssumme: ['Für 80 m² schlagen wir', 'Wir prüfen Ihre Anfrage dann persönlich.'],
  },
  produkt: 'Hausratversicherung',
  worte,
  erklaerungen: {
    bauart: {
      MASSIV: 'Wände aus Stein, Ziegeln oder Beton, Dach aus Ziegeln oder Blech.',
      HOLZ_FACHWERK: 'Tragende Wände ganz oder zum Teil aus Holz.',
      WEICHE_DACHUNG: 'Dach aus Reet, Stroh oder Holzschindeln.',
    },
    deckungen: {
      ELEMENTAR: 'Überschwemmung, Starkregen, Rückstau, Erdrutsch und Schneedruck.',
      GLASBRUCH: 'Fenster, Türen, Kochfeld und Möbelglas, auch nach einem Missgeschick.',
      WOHNSCHUTZBRIEF: 'Schlüsseldienst, Rohrreinigung, Notheizung: Wir schicken jemanden.',
      UNBENANNTE_GEFAHREN: 'Alles, was plötzlich passiert und nicht ausgeschlossen ist.',
      FAHRRAD: 'Auch draußen und nachts, wenn das Rad angeschlossen war.',
    },
  },
  schritte: {
    risikoort: [lies.adresse('Welche Wohnung möchten Sie versichern?')],
    wohnung: [
      lies.wahl('Wohnen Sie in einer Wohnung oder einem Haus?', 'wohnform', worte.wohnform),
      ['Wohnfläche in m²', ({ wohnflaeche }) => `${String(wohnflaeche)} m²`],
      lies.wahl('Ist die Wohnung ständig bewohnt?', 'staendigBewohnt', worte.staendigBewohnt),
      lies.wahl('Bauweise des Gebäudes', 'bauart', worte.bauart),
    ],
    versicherungssumme: [
      ['Versicherungssumme', ({ versicherungssumme }) => ganzeEuro(Number(versicherungssumme))],
      lies.wahl('Besitzen Sie Wertsachen über 20.000 EUR?', 'wertsachen', worte.wertsachen),
    ],
    bausteine: [
      lies.mehrere('Bausteine', 'deckungen', worte.deckungen),
      [
        'Wie viel sind Ihre Fahrräder wert?',
        ({ fahrradProzent }, { versicherungssumme: summe }) =>
          typeof fahrradProzent === 'number'
            ? `Bis ${ganzeEuro((Number(summe?.['versicherungssumme']) * fahrradProzent) / 100)}`
            : null,
      ],
      lies.wahl(
        'Gab es in den letzten 10 Jahren Elementarschäden an dieser Adresse?',
        'elementarVorschaden',
        worte.elementarVorschaden,
      ),
      [
        'Ich möchte bewusst auf Elementarschutz verzichten.',
        ({ elementarVerzicht }) => (elementarVerzicht === 'BEWUSST' ? 'Ja' : null),
      ],
    ],
    vorversicherung: vorversicherung('Wie viele Schäden hatten Sie in den letzten 5 Jahren?'),
    tarif: [lies.wahl('Tarif', 'variante', worte.variante), sb, ...tarif],
    ...personenfragen('Wohnen Sie selbst in der versicherten Wohnung?'),
  },
};
