import type { AnyStateMachine } from 'xstate';
import { antragSetup } from '../setup.ts';
import { enden } from '../parts/abschluss.ts';
import { sitzung, vorDenFragen } from '../parts/anfang.ts';
import { frage, frageMitAnsehen, vorversicherung } from '../parts/frage.ts';
import { firmenantrag } from '../parts/phasen.ts';
import { risikofragenFehlgeschlagen, risikofragenLaden } from '../parts/risikofragen.ts';
import { anfangsstand } from '../context.ts';
import { type Schrittweg, wegDurch } from '../weg.ts';
import type { BetriebshaftpflichtAntworten } from './answers.ts';
import { betriebshaftpflichtRegel } from './regel.ts';

/** Steps on the customer's path. */
export const erreichbareSchritte: Schrittweg<BetriebshaftpflichtAntworten> = wegDurch(
  (): AnyStateMachine => betriebshaftpflicht,
  betriebshaftpflichtRegel,
);

const p = antragSetup(betriebshaftpflichtRegel, erreichbareSchritte);

/** Business liability, from the first question to the contract (`domain/antrag.md §1`, §6.5). */
export const betriebshaftpflicht = p.createMachine({
  id: 'betriebshaftpflicht',
  description: 'Betriebshaftpflicht beantragen, von der ersten Frage bis zum Vertrag',
  context: ({ input }) => anfangsstand(input),
  initial: 'initialisieren',
  on: sitzung,
  states: {
    ...vorDenFragen({
      weiter: '#angabenphase',
      vermittlerUnbekannt: '#agentNichtGefunden',
      nichtVerfuegbar: '#nichtVerfuegbar',
    }),
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
        firmensitz: frage({
          schritt: 'firmensitz',
          titel: 'Firmensitz',
          description: 'Kundin nennt die Adresse ihrer Firma',
          weiter: 'umsatz',
        }),
        umsatz: frageMitAnsehen({
          schritt: 'umsatz',
          titel: 'Betrieb',
          description: 'Kundin beschreibt Gründung, Umsatz und Größe des Betriebs',
          weiter: 'deckung',
          vonHand: '#manuellePruefung',
        }),
        deckung: frage({
          schritt: 'deckung',
          titel: 'Deckung',
          description: 'Kundin wählt, bis zu welcher Summe sie versichert ist',
          weiter: 'vorversicherung',
        }),
        vorversicherung: vorversicherung({ weiter: '#angebotsphase' }),
      },
    },
    ...firmenantrag({
      weiter: '#bestaetigung',
      vonHand: '#manuellePruefung',
      nichtVersicherbar: '#sorry',
      bonitaetNegativ: '#checkFailed',
    }),
    ...enden,
  },
});

/** What portal and server take of it. */
export const betriebshaftpflichtStrecke = {
  chart: betriebshaftpflicht,
  regel: betriebshaftpflichtRegel,
  weg: erreichbareSchritte,
};
