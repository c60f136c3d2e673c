import type { AnyStateMachine } from 'xstate';
import { antragSetup } from '../setup.ts';
import { ausgaenge, ausgaengeVorher, enden } from '../parts/abschluss.ts';
import { sitzung, vorDenFragen } from '../parts/anfang.ts';
import { frageMitAnsehen, mitAnfrage, vorversicherung } from '../parts/frage.ts';
import { firmenabschluss, firmenangebotZuerst, nachrechnung } from '../parts/phasen.ts';
import { taetigkeit } from '../parts/taetigkeit.ts';
import { anfangsstand } from '../context.ts';
import { wegDurch } from '../weg.ts';
import * as fragen from './fragen.ts';
import { betriebshaftpflichtRegel } from './regel.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => betriebshaftpflicht, betriebshaftpflichtRegel);
const p = antragSetup(betriebshaftpflichtRegel, weg, fragen.fragen);

/** Business liability, from the first question to the contract (`domain/verkauf.md §2`, §3). */
export const betriebshaftpflicht = p.createMachine({
  id: 'betriebshaftpflicht',
  description: 'Betriebshaftpflicht beantragen, von der ersten Frage bis zum Vertrag',
  context: ({ input }) => anfangsstand(input),
  initial: 'initialisieren',
  on: sitzung,
  states: {
    ...vorDenFragen({ ...ausgaengeVorher, weiter: '#angebotsphase' }),
    angebotsphase: firmenangebotZuerst({ ...ausgaenge, weiter: '#angabenphase' }),
    angabenphase: {
      id: 'angabenphase',
      description: 'Was der Beitrag bisher annimmt, und alles Weitere zum Risiko',
      initial: 'taetigkeit',
      states: {
        taetigkeit: taetigkeit({ weiter: '#betrieb', vonHand: ausgaenge.vonHand }),
        betrieb: mitAnfrage(
          frageMitAnsehen({
            schritt: 'betrieb',
            titel: 'Betrieb',
            description:
              'Kundin nennt Sitz, Größe und Gründung des Betriebs und Umsätze im Ausland',
            weiter: 'vorversicherung',
            vonHand: ausgaenge.vonHand,
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
    ...firmenabschluss({ ...ausgaenge, nachweisNoetig: '#telefon' }),
    ...enden,
  },
});

/** What portal, server and registry take of it. */
export const betriebshaftpflichtStrecke = {
  chart: betriebshaftpflicht,
  regel: betriebshaftpflichtRegel,
  weg,
  fragen,
};
