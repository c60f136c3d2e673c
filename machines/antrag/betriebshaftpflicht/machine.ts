import type { AnyStateMachine } from 'xstate';
import { antragSetup } from '../setup.ts';
import { ausgaenge, ausgaengeVorher, enden } from '../parts/abschluss.ts';
import { sitzung, vorDenFragen } from '../parts/anfang.ts';
import { deckung, firmensitz, frage, frageMitAnsehen, vorversicherung } from '../parts/frage.ts';
import { firmenantrag } from '../parts/phasen.ts';
import { risikofragenFehlgeschlagen, risikofragenLaden } from '../parts/risikofragen.ts';
import { anfangsstand } from '../context.ts';
import { wegDurch } from '../weg.ts';
import * as fragen from './fragen.ts';
import { betriebshaftpflichtRegel } from './regel.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => betriebshaftpflicht, betriebshaftpflichtRegel);
const p = antragSetup(betriebshaftpflichtRegel, weg);

/** Business liability, from the first question to the contract (`domain/antrag.md §1`, §6.5). */
export const betriebshaftpflicht = p.createMachine({
  id: 'betriebshaftpflicht',
  description: 'Betriebshaftpflicht beantragen, von der ersten Frage bis zum Vertrag',
  context: ({ input }) => anfangsstand(input),
  initial: 'initialisieren',
  on: sitzung,
  states: {
    ...vorDenFragen({ ...ausgaengeVorher, weiter: '#angabenphase' }),
    angabenphase: {
      id: 'angabenphase',
      description: 'Alles zum Risiko',
      initial: 'gewerbe',
      states: {
        gewerbe: frage({
          schritt: 'gewerbe',
          titel: 'Tätigkeit',
          description: 'Kundin nennt ihre Haupttätigkeit und weitere Tätigkeiten',
          weiter: 'risikofragenLaden',
        }),
        risikofragenLaden: risikofragenLaden({
          fragen: '#risikofragen',
          weiter: '#firmensitz',
          fehler: 'risikofragenFehlgeschlagen',
        }),
        risikofragenFehlgeschlagen: risikofragenFehlgeschlagen({ erneut: 'risikofragenLaden' }),
        risikofragen: frage({
          schritt: 'risikofragen',
          titel: 'Fragen zur Tätigkeit',
          description: 'Kundin beantwortet die Fragen zu ihren Tätigkeiten',
          weiter: 'firmensitz',
        }),
        firmensitz: firmensitz({ weiter: 'umsatz' }),
        umsatz: frageMitAnsehen({
          schritt: 'umsatz',
          titel: 'Betrieb',
          description: 'Kundin beschreibt Gründung, Umsatz und Größe des Betriebs',
          weiter: 'deckung',
          vonHand: '#manuellePruefung',
        }),
        deckung: deckung({ weiter: 'vorversicherung' }),
        vorversicherung: vorversicherung({ weiter: '#angebotsphase' }),
      },
    },
    ...firmenantrag({ ...ausgaenge, nachweisNoetig: '#telefon' }),
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
