import { bauart, wohnform } from '#contract/begriffe/hausrat.ts';
import { ganzeEuro } from '#contract/fields/betrag.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import { fristen } from '#contract/zahlen.ts';
import { jahre } from '../fragen/vorversicherung.ts';
import type { Annahme } from '../fragen/konfigurator.ts';
import { ueblich } from './annahmen.ts';

const { wertsachen } = hausrat.grenzen;
const flutjahre = fristen.elementarVorschadenJahre;

/** What the price takes for granted, in sentences (`domain/verkauf.md §3`). */
export const saetze: readonly Annahme[] = [
  {
    name: 'wohnform',
    schritt: 'wohnung',
    ueblich: ueblich.wohnform,
    label: 'Wohnen Sie in einer Wohnung oder einem Haus?',
    optionen: [
      {
        wert: 'WOHNUNG',
        label: wohnform.WOHNUNG,
        text: 'Sie wohnen in einer *Wohnung*, nicht in einem Haus.',
      },
      { wert: 'HAUS', label: wohnform.HAUS, text: 'Sie wohnen in einem *Haus*.' },
    ],
  },
  {
    name: 'staendigBewohnt',
    schritt: 'wohnung',
    ueblich: ueblich.staendigBewohnt,
    label: 'Ist die Wohnung ständig bewohnt?',
    optionen: [
      { wert: true, label: 'Ja', text: 'Die Wohnung ist *ständig bewohnt*.' },
      { wert: false, label: 'Nein', text: 'Die Wohnung ist *nicht ständig bewohnt*.' },
    ],
  },
  {
    name: 'bauart',
    schritt: 'wohnung',
    ueblich: ueblich.bauart,
    label: 'Bauweise des Gebäudes',
    optionen: [
      {
        wert: 'MASSIV',
        label: bauart.MASSIV,
        text: 'Das Gebäude ist *massiv gebaut*, aus Stein oder Beton.',
      },
      {
        wert: 'HOLZ_FACHWERK',
        label: bauart.HOLZ_FACHWERK,
        text: 'Das Gebäude ist aus *Holz oder Fachwerk*.',
      },
      {
        wert: 'WEICHE_DACHUNG',
        label: bauart.WEICHE_DACHUNG,
        text: 'Das Dach ist aus *Reet, Stroh oder Holzschindeln*.',
      },
    ],
  },
  {
    name: 'wertsachen',
    schritt: 'inhalt',
    ueblich: ueblich.wertsachen,
    label: `Besitzen Sie Wertsachen über ${ganzeEuro(wertsachen)}?`,
    optionen: [
      {
        wert: false,
        label: 'Nein',
        text: `Ihre Wertsachen sind *höchstens ${ganzeEuro(wertsachen)}* wert.`,
      },
      {
        wert: true,
        label: 'Ja',
        text: `Ihre Wertsachen sind *mehr als ${ganzeEuro(wertsachen)}* wert.`,
      },
    ],
  },
  {
    name: 'elementarVorschaden',
    schritt: 'inhalt',
    ueblich: ueblich.elementarVorschaden,
    label: `Gab es in den letzten ${flutjahre}\u00A0Jahren Elementarschäden an dieser Adresse?`,
    optionen: [
      {
        wert: false,
        label: 'Nein',
        text: `Es gab in ${flutjahre}\u00A0Jahren *keinen Elementarschaden* an dieser Adresse.`,
      },
      {
        wert: true,
        label: 'Ja',
        text: `Es gab in ${flutjahre}\u00A0Jahren *einen Elementarschaden* an dieser Adresse.`,
      },
    ],
    wenn: ({ deckungen }) => Array.isArray(deckungen) && deckungen.includes('ELEMENTAR'),
  },
  {
    name: 'vorschaeden',
    schritt: 'vorversicherung',
    ueblich: ueblich.vorschaeden,
    label: `Wie viele Schäden hatten Sie in den letzten ${jahre}\u00A0Jahren?`,
    optionen: [
      { wert: 0, label: 'Keine', text: `Sie hatten in ${jahre}\u00A0Jahren *keinen Schaden*.` },
      { wert: 1, label: '1', text: `Sie hatten in ${jahre}\u00A0Jahren *einen Schaden*.` },
      { wert: 2, label: '2', text: `Sie hatten in ${jahre}\u00A0Jahren *zwei Schäden*.` },
      {
        wert: 3,
        label: '3\u00A0oder mehr',
        text: `Sie hatten in ${jahre}\u00A0Jahren *drei oder mehr Schäden*.`,
      },
    ],
  },
  {
    name: 'vomVersichererGekuendigt',
    schritt: 'vorversicherung',
    ueblich: ueblich.vomVersichererGekuendigt,
    label: 'Hat Ihnen ein Versicherer gekündigt?',
    optionen: [
      { wert: false, label: 'Nein', text: 'Kein Versicherer hat Ihnen *gekündigt*.' },
      { wert: true, label: 'Ja', text: 'Ein Versicherer hat Ihnen *gekündigt*.' },
    ],
  },
];
