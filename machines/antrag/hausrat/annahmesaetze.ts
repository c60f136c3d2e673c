import { bauart, bauartsatz } from '#contract/begriffe/gebaeude.ts';
import { wohnform } from '#contract/begriffe/hausrat.ts';
import { ganzeEuro } from '#contract/fields/betrag.ts';
import { bauarten } from '#contract/produkte/gebaeude.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import { fristen } from '#contract/zahlen.ts';
import type { Annahme } from '../fragen/konfigurator.ts';
import { gekuendigt, schadenannahme, schadensaetze } from '../fragen/vorannahmen.ts';
import { schadenfrage } from '../fragen/vorversicherung.ts';
import { ueblich } from './annahmen.ts';
import { gefragt } from './gefragt.ts';

const { wertsachen } = hausrat.grenzen;
const flutjahre = fristen.elementarVorschadenJahre;

/** What the price takes for granted, in sentences (`domain/verkauf.md §3`). */
export const saetze: readonly Annahme[] = [
  {
    name: 'wohnform',
    schritt: 'wohnung',
    ueblich: ueblich.wohnform,
    label: gefragt.wohnform,
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
    label: gefragt.staendigBewohnt,
    optionen: [
      { wert: true, label: 'Ja', text: 'Die Wohnung ist *ständig bewohnt*.' },
      { wert: false, label: 'Nein', text: 'Die Wohnung ist *nicht ständig bewohnt*.' },
    ],
  },
  {
    name: 'bauart',
    schritt: 'wohnung',
    ueblich: ueblich.bauart,
    label: gefragt.bauart,
    optionen: bauarten.map((wert) => ({ wert, label: bauart[wert], text: bauartsatz[wert] })),
  },
  {
    name: 'wertsachen',
    schritt: 'inhalt',
    ueblich: ueblich.wertsachen,
    label: gefragt.wertsachen,
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
    label: gefragt.elementarVorschaden,
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
  schadenannahme(schadenfrage, schadensaetze),
  gekuendigt,
];
