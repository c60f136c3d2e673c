import type { AnyStateMachine } from 'xstate';
import { antragSetup } from '../setup.ts';
import { ausgaenge, ausgaengeVorher, enden } from '../parts/abschluss.ts';
import { sitzung, vorDenFragen } from '../parts/anfang.ts';
import {
  frage,
  frageMitAnsehen,
  mitAnfrage,
  vorversicherung,
  wennGefragt,
} from '../parts/frage.ts';
import { firmenangebotZuerst, firmenabschluss, nachrechnung } from '../parts/phasen.ts';
import { taetigkeit } from '../parts/taetigkeit.ts';
import { anfangsstand } from '../context.ts';
import { wegDurch } from '../weg.ts';
import * as fragen from './fragen.ts';
import { vermoegensschadenRegel } from './regel.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => vermoegensschadenhaftpflicht, vermoegensschadenRegel);
const p = antragSetup(vermoegensschadenRegel, weg, fragen.fragen);

/** Financial loss liability, from the first question to the contract (`domain/verkauf.md §2`, §3). */
export const vermoegensschadenhaftpflicht = p.createMachine({
  id: 'vermoegensschadenhaftpflicht',
  description: 'Vermögensschadenhaftpflicht beantragen, von der ersten Frage bis zum Vertrag',
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
              'Kundin nennt Sitz und Gründung des Betriebs, Umsätze im Ausland und bekannte Fehler',
            weiter: 'privatVersicherte',
            vonHand: ausgaenge.vonHand,
          }),
          ausgaenge.vonHand,
        ),
        privatVersicherte: wennGefragt({
          schritt: 'personen',
          description: 'Sind Menschen auch privat versichert?',
          sonst: 'vorversicherung',
        }),
        personen: frage({
          schritt: 'personen',
          titel: 'Personen',
          description: 'Kundin nennt die Menschen, die auch privat versichert sind',
          weiter: 'vorversicherung',
        }),
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
export const vermoegensschadenStrecke = {
  chart: vermoegensschadenhaftpflicht,
  regel: vermoegensschadenRegel,
  weg,
  fragen,
};
