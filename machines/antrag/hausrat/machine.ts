import type { AnyStateMachine } from 'xstate';
import { antragSetup } from '../setup.ts';
import { ausgaenge, ausgaengeVorher, enden } from '../parts/abschluss.ts';
import { sitzung, vorDenFragen } from '../parts/anfang.ts';
import { frage, mitAnfrage, vorversicherung } from '../parts/frage.ts';
import { angebotZuerst, nachrechnung, personenabschluss } from '../parts/phasen.ts';
import { anfangsstand } from '../context.ts';
import { wegDurch } from '../weg.ts';
import * as fragen from './fragen.ts';
import { hausratRegel } from './regel.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => hausrat, hausratRegel);
const p = antragSetup(hausratRegel, weg, fragen.fragen);

/** Home contents, from the first question to the contract (`domain/verkauf.md §2`, §3). */
export const hausrat = p.createMachine({
  id: 'hausrat',
  description: 'Hausratversicherung beantragen, von der ersten Frage bis zum Vertrag',
  context: ({ input }) => anfangsstand(input),
  initial: 'initialisieren',
  on: sitzung,
  states: {
    ...vorDenFragen({ ...ausgaengeVorher, weiter: '#angebotsphase' }),
    angebotsphase: angebotZuerst({ ...ausgaenge, weiter: '#angabenphase' }),
    angabenphase: {
      id: 'angabenphase',
      description: 'Was der Beitrag bisher annimmt, und alles Weitere zum Risiko',
      initial: 'wohnung',
      states: {
        wohnung: mitAnfrage(
          frage({
            schritt: 'wohnung',
            titel: 'Wohnung',
            description: 'Kundin nennt die Adresse und beschreibt die Wohnung',
            weiter: 'inhalt',
          }),
          ausgaenge.vonHand,
        ),
        inhalt: mitAnfrage(
          frage({
            schritt: 'inhalt',
            titel: 'Hausrat',
            description: 'Kundin sagt, ob Wertsachen da sind und was Wasser schon angerichtet hat',
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
export const hausratStrecke = { chart: hausrat, regel: hausratRegel, weg, fragen };
