import type { AnyStateMachine } from 'xstate';
import { antragSetup } from '../setup.ts';
import { enden } from '../parts/abschluss.ts';
import { entwurf, fehler, initialisieren, sitzung } from '../parts/anfang.ts';
import { frage, vorversicherung } from '../parts/frage.ts';
import { abschlussphase, angebotsphase, personenphase } from '../parts/phasen.ts';
import { anfangsstand } from '../context.ts';
import { type Schrittweg, wegDurch } from '../weg.ts';
import type { FahrradAntworten } from './answers.ts';
import { fahrradRegel } from './regel.ts';

/** Steps on the customer's path. */
export const erreichbareSchritte: Schrittweg<FahrradAntworten> = wegDurch(
  (): AnyStateMachine => fahrrad,
  fahrradRegel,
);

const p = antragSetup(fahrradRegel, erreichbareSchritte);

/** A bicycle, from the first question to the contract (`domain/antrag.md §1`, §6.1). */
export const fahrrad = p.createMachine({
  id: 'fahrrad',
  description: 'Fahrradversicherung beantragen, von der ersten Frage bis zum Vertrag',
  context: ({ input }) => anfangsstand(input),
  initial: 'initialisieren',
  on: sitzung,
  states: {
    initialisieren: initialisieren({
      weiter: '#angabenphase',
      gesperrt: 'entwurf',
      vermittlerUnbekannt: '#agentNichtGefunden',
      nichtVerfuegbar: '#nichtVerfuegbar',
      fehler: 'fehler',
    }),
    entwurf: entwurf({ weiter: '#angabenphase' }),
    angabenphase: {
      id: 'angabenphase',
      description: 'Alles zum Risiko',
      initial: 'fahrradDaten',
      states: {
        fahrradDaten: frage({
          schritt: 'fahrradDaten',
          titel: 'Fahrrad',
          description: 'Kundin beschreibt das Rad',
          weiter: 'nutzung',
        }),
        nutzung: frage({
          schritt: 'nutzung',
          titel: 'Nutzung',
          description: 'Kundin sagt, wie sie das Rad nutzt und sichert',
          weiter: 'risikoort',
        }),
        risikoort: frage({
          schritt: 'risikoort',
          titel: 'Standort',
          description: 'Kundin nennt die Adresse, an der das Rad gewöhnlich steht',
          weiter: 'schutzumfang',
        }),
        schutzumfang: frage({
          schritt: 'schutzumfang',
          titel: 'Schutzumfang',
          description: 'Kundin wählt Reparaturschutz und Schutzbrief',
          weiter: 'vorversicherung',
        }),
        vorversicherung: vorversicherung({ weiter: '#angebotsphase', schaeden: 'Diebstähle' }),
      },
    },
    angebotsphase: angebotsphase({
      weiter: '#personenphase',
      vonHand: '#manuellePruefung',
      nichtVersicherbar: '#sorry',
    }),
    personenphase: personenphase({
      weiter: '#abschlussphase',
      anschrift: 'Kundin sagt, ob sie wohnt, wo das Rad steht',
    }),
    abschlussphase: abschlussphase({
      weiter: '#bestaetigung',
      nachweisNoetig: '#telefon',
      beitragGeaendert: '#tarif',
      bonitaetNegativ: '#checkFailed',
      vonHand: '#manuellePruefung',
    }),
    ...enden,
    fehler: fehler({ erneut: 'initialisieren' }),
  },
});
