import { ganzeEuro } from '#contract/fields/betrag.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { moveTo, onlyWhereAsked } from '#tests/models/browser/fill.ts';
import { antragInBrowser } from '../antragInBrowser.ts';
import { bearbeitenPerson } from '../fragen.ts';
import { nimmAn } from '../nimmAn.ts';
import { aushanglinks } from '../aushanglinks.ts';
import { fall } from './cases.ts';
import { gelesen } from './gezeigt.ts';

/** What each sentence says, whatever is true. */
const saetze: Readonly<Record<string, string | RegExp>> = {
  wohnform: 'Sie wohnen in',
  staendigBewohnt: 'Die Wohnung ist',
  bauart: /Das (Gebäude|Dach) ist/,
  wertsachen: 'Ihre Wertsachen sind',
  elementarVorschaden: 'Es gab in 10',
  vorschaeden: 'Sie hatten in 5',
  vomVersichererGekuendigt: /(Kein|Ein) Versicherer/,
};

export const inBrowser: FlowInBrowser = antragInBrowser({
  antrag: 'hausrat',
  fall,
  gelesen,
  bearbeiten: {
    'Erste Angaben': 'einstieg',
    Wohnung: 'wohnung',
    Hausrat: 'inhalt',
    ...bearbeitenPerson,
  },
  links: aushanglinks('hausrat'),
  // It is on the page.
  fields: { angenommen: [] },
  fillers: {
    versicherungssumme: moveTo('versicherungssumme', (cent) => ganzeEuro(Number(cent))),
    annahmen: nimmAn(saetze),
    plz: onlyWhereAsked('plz', 'strasse'),
  },
});
