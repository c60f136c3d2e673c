import { sitzungEndet, unterbrochen } from '../daten/setup.ts';
import type { Auswege } from '../parts/auswege.ts';
import { nummer } from '../parts/nummer.ts';
import { stepUp } from '../parts/stepUp.ts';
import { tan } from '../parts/tan.ts';
import { anfang, kontoSetup } from '../setup.ts';

const auswege = { ende: '#unterbrochen', bestaetigen: '#bestaetigen' } as const satisfies Auswege;

/** Another mobile number for the signed-in customer: perhaps a code to the old one, always one to the new (`domain/vertrag.md §13`). */
export const neueHandynummer = kontoSetup.createMachine({
  id: 'neueHandynummer',
  description: 'Handynummer ändern: Code an die neue Nummer',
  context: ({ input }) => anfang(input),
  initial: 'neueNummer',
  on: sitzungEndet,
  states: {
    neueNummer: nummer({
      schritt: 'neueNummer',
      titel: 'Ihre neue Handynummer',
      description: 'Die neue Handynummer',
      auswege,
    }),
    bestaetigen: stepUp({ danach: '#nummerPruefen', zurueck: '#neueNummer' }),
    tanPruefen: tan({ nummer: '#neueNummer', auswege }),
    fertig: {
      id: 'fertig',
      description: 'Die neue Nummer gilt; die Bankverbindung bleibt 24 Stunden, wie sie ist',
      meta: { step: 'fertig', title: 'Handynummer geändert' },
      type: 'final',
    },
    unterbrochen: unterbrochen({ weiter: '#neueNummer' }),
  },
});
