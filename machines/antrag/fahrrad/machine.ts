import type { AnyStateMachine } from 'xstate';
import { antragSetup } from '../setup.ts';
import { ausgaenge, ausgaengeVorher, enden } from '../parts/abschluss.ts';
import { sitzung, vorDenFragen } from '../parts/anfang.ts';
import { frage, mitAnfrage, vorversicherung } from '../parts/frage.ts';
import { angebotZuerst, nachrechnung, personenabschluss } from '../parts/phasen.ts';
import { anfangsstand } from '../context.ts';
import { wegDurch } from '../weg.ts';
import * as fragen from './fragen.ts';
import { fahrradRegel } from './regel.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => fahrrad, fahrradRegel);
const p = antragSetup(fahrradRegel, weg, fragen.fragen);

/** A bicycle, from the first question to the contract (`domain/verkauf.md §2`, §3). */
export const fahrrad = p.createMachine({
  id: 'fahrrad',
  description: 'Fahrradversicherung beantragen, von der ersten Frage bis zum Vertrag',
  context: ({ input }) => anfangsstand(input),
  initial: 'initialisieren',
  on: sitzung,
  states: {
    ...vorDenFragen({ ...ausgaengeVorher, weiter: '#angebotsphase' }),
    angebotsphase: angebotZuerst({ ...ausgaenge, weiter: '#angabenphase' }),
    angabenphase: {
      id: 'angabenphase',
      description: 'Was der Beitrag bisher annimmt, und alles Weitere zum Risiko',
      initial: 'rad',
      states: {
        rad: frage({
          schritt: 'rad',
          titel: 'Fahrrad',
          description: 'Kundin beschreibt das Rad',
          weiter: 'nutzung',
        }),
        nutzung: mitAnfrage(
          frage({
            schritt: 'nutzung',
            titel: 'Nutzung',
            description:
              'Kundin sagt, wie sie das Rad nutzt und sichert und wo es gewöhnlich steht',
            weiter: 'vorversicherung',
          }),
          ausgaenge.vonHand,
        ),
        vorversicherung: vorversicherung({ weiter: 'nachrechnen', schaeden: 'Diebstähle' }),
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
export const fahrradStrecke = { chart: fahrrad, regel: fahrradRegel, weg, fragen };
