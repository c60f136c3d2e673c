import type { InhaltsAntworten } from '#machines/antrag/sachinhalt/inhalt.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { onlyWhereAsked } from '#tests/models/browser/fill.ts';
import { type AntragImBrowser, antragInBrowser } from './antragInBrowser.ts';
import { nimmAn } from './nimmAn.ts';
import { taetigkeitsfueller } from './taetigkeitInBrowser.ts';

/** What each sentence says, whatever is true. */
const saetze: Readonly<Record<string, string | RegExp>> = {
  bauart: /Das (Gebäude|Dach) ist/,
  gefahrennachbarschaft: 'Im Gebäude ist',
  tuerschloss: /Außentür/,
  ema: 'Einbruchmeldeanlage',
  vorschaeden: 'Sie hatten in 5',
  vomVersichererGekuendigt: /(Kein|Ein) Versicherer/,
};

/** The tours of a firm whose contents are insured. */
export function inhaltInBrowser<A extends InhaltsAntworten>(
  teile: Pick<AntragImBrowser<A>, 'antrag' | 'fall' | 'gelesen' | 'links'>,
): FlowInBrowser {
  return antragInBrowser({
    ...teile,
    bearbeiten: {
      'Erste Angaben': 'einstieg',
      Betrieb: 'betrieb',
      Sicherung: 'sicherung',
      Firma: 'firma',
    },
    fillers: {
      ...taetigkeitsfueller,
      annahmen: nimmAn(saetze),
      plz: onlyWhereAsked('plz', 'strasse'),
    },
    // It is on the page.
    fields: { angenommen: [] },
  });
}
