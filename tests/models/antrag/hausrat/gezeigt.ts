import { ganzeEuro } from '#contract/fields/formatBetrag.ts';
import * as lies from '#tests/models/gelesen.ts';
import { personenfragen, sb, tarif, vorversicherung } from '../fragen.ts';
import type { AntragGelesen } from '../gezeigt.ts';
import { vomAngebot } from '../worte.ts';

/** What the choices for home contents are called (`domain/antrag.md §6.4`, `specification §3`). */
const worte = {
  ...vomAngebot,
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
    einstieg: [
      'Über 300 m² sehen wir uns den Antrag persönlich an.',
      'Sie sind nicht mehr angemeldet. Ihr Antrag geht ohne Anmeldung weiter.',
    ],
    wohnung: [
      'Bitte antworten Sie vollständig und richtig',
      'Angegeben haben Sie 80 m²',
      'Dächer aus Reet',
      'Wohnungen, die nicht ständig',
    ],
    'abschluss.lesen': ['Ihr Beitrag hat sich geändert', 'Wir haben Ihre Unterlagen neu erstellt'],
    inhalt: ['Wir prüfen Ihre Anfrage dann persönlich.', 'Nach einem Elementarschaden'],
    // What she chose so far gives cause to say it, whatever becomes of the price.
    angebot: [
      'Wir empfehlen Elementarschutz',
      'Für 80 m² schlagen wir',
      'Bei dieser Summe besteht kein',
    ],
  },
  produkt: 'Hausratversicherung',
  worte,
  erklaerungen: {
    bauart: {
      MASSIV: 'Wände aus Stein, Ziegeln oder Beton, Dach aus Ziegeln oder Blech.',
      HOLZ_FACHWERK: 'Tragende Wände ganz oder zum Teil aus Holz.',
      WEICHE_DACHUNG: 'Dach aus Reet, Stroh oder Holzschindeln.',
    },
  },
  schritte: {
    einstieg: [
      lies.text('Postleitzahl', 'plz'),
      ['Wohnfläche in m²', ({ wohnflaeche }) => `${String(wohnflaeche)} m²`],
      lies.wahl('Was ist Ihnen am wichtigsten?', 'wunsch', worte.wunsch),
    ],
    angebot: [
      lies.wahl('Tarif', 'variante', worte.variante),
      [
        'Versicherungssumme',
        ({ versicherungssumme = 52_000_00 }) => ganzeEuro(Number(versicherungssumme)),
      ],
      lies.mehrere('Bausteine', 'deckungen', worte.deckungen),
      [
        'Wie viel sind Ihre Fahrräder wert?',
        ({ fahrradProzent, versicherungssumme = 52_000_00 }) =>
          typeof fahrradProzent === 'number'
            ? `Bis ${ganzeEuro((Number(versicherungssumme) * fahrradProzent) / 100)}`
            : null,
      ],
      [
        'Ich möchte bewusst auf Elementarschutz verzichten.',
        ({ elementarVerzicht }) => (elementarVerzicht === 'BEWUSST' ? 'Ja' : null),
      ],
      sb,
      ...tarif,
    ],
    wohnung: [
      [
        'Wo liegt die Wohnung?',
        ({ strasse, hausnummer, ort }, { einstieg }) =>
          `${String(strasse)} ${String(hausnummer)}, ${String(einstieg?.['plz'])} ${String(ort)}`,
      ],
      lies.wahl('Wohnen Sie in einer Wohnung oder einem Haus?', 'wohnform', worte.wohnform),
      lies.wahl('Ist die Wohnung ständig bewohnt?', 'staendigBewohnt', worte.staendigBewohnt),
      lies.wahl('Bauweise des Gebäudes', 'bauart', worte.bauart),
    ],
    inhalt: [
      lies.wahl('Besitzen Sie Wertsachen über 20.000 EUR?', 'wertsachen', worte.wertsachen),
      lies.wahl(
        'Gab es in den letzten 10 Jahren Elementarschäden an dieser Adresse?',
        'elementarVorschaden',
        worte.elementarVorschaden,
      ),
    ],
    vorversicherung: vorversicherung('Wie viele Schäden hatten Sie in den letzten 5 Jahren?'),
    ...personenfragen('Wohnen Sie selbst in der versicherten Wohnung?'),
  },
};
