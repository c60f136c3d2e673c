import { ganzeEuro } from '#contract/fields/betrag.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import { fristen } from '#contract/zahlen.ts';

/** What is asked of a home, where a sentence of the offer is changed and on the page behind it. */
export const gefragt = {
  wohnform: 'Wohnen Sie in einer Wohnung oder einem Haus?',
  staendigBewohnt: 'Ist die Wohnung ständig bewohnt?',
  bauart: 'Bauweise des Gebäudes',
  wertsachen: `Besitzen Sie Wertsachen über ${ganzeEuro(hausrat.grenzen.wertsachen)}?`,
  elementarVorschaden: `Gab es in den letzten ${fristen.elementarVorschadenJahre}\u00A0Jahren Elementarschäden an dieser Adresse?`,
} as const;
