import type { AnyStateMachine } from 'xstate';
import { antragSetup } from '../setup.ts';
import { ausgaenge, ausgaengeVorher, enden } from '../parts/abschluss.ts';
import { sitzung, vorDenFragen } from '../parts/anfang.ts';
import { frage, mitAnfrage, vorversicherung } from '../parts/frage.ts';
import { angebotZuerst, nachrechnung, personenabschluss } from '../parts/phasen.ts';
import { anfangsstand } from '../context.ts';
import { wegDurch } from '../weg.ts';
import * as fragen from './fragen.ts';
import { tierhalterhaftpflichtRegel } from './regel.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => tierhalterhaftpflicht, tierhalterhaftpflichtRegel);
const p = antragSetup(tierhalterhaftpflichtRegel, weg, fragen.fragen);

/** A dog owner's liability, from the first question to the contract (`domain/verkauf.md §2`, §3). */
export const tierhalterhaftpflicht = p.createMachine({
  id: 'tierhalterhaftpflicht',
  description: 'Tierhalterhaftpflicht beantragen, von der ersten Frage bis zum Vertrag',
  context: ({ input }) => anfangsstand(input),
  initial: 'initialisieren',
  on: sitzung,
  states: {
    ...vorDenFragen({ ...ausgaengeVorher, weiter: '#angebotsphase' }),
    angebotsphase: angebotZuerst({ ...ausgaenge, weiter: '#angabenphase' }),
    angabenphase: {
      id: 'angabenphase',
      description: 'Was der Beitrag bisher annimmt, und alles Weitere zum Risiko',
      initial: 'hunde',
      states: {
        hunde: frage({
          schritt: 'hunde',
          titel: 'Hunde',
          description: 'Kundin nennt jeden Hund mit Namen, und die Rassen der weiteren',
          weiter: 'haltung',
        }),
        haltung: mitAnfrage(
          frage({
            schritt: 'haltung',
            titel: 'Haltung',
            description: 'Kundin sagt, wie sie die Hunde hält und ob einer auffällig geworden ist',
            weiter: 'vorversicherung',
          }),
          ausgaenge.vonHand,
        ),
        vorversicherung: vorversicherung({ weiter: 'nachrechnen' }),
        ...nachrechnung({
          ...ausgaenge,
          weiter: '#personenphase',
          anpassen: '#angebot',
          nichtMoeglich: '#angebot.nichtMoeglich',
        }),
      },
    },
    ...personenabschluss({ ...ausgaenge, nachweisNoetig: '#telefon' }),
    ...enden,
  },
});

/** What portal, server and registry take of it. */
export const tierhalterhaftpflichtStrecke = {
  chart: tierhalterhaftpflicht,
  regel: tierhalterhaftpflichtRegel,
  weg,
  fragen,
};
