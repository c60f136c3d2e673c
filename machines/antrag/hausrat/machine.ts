import type { AnyStateMachine } from 'xstate';
import { antragSetup } from '../setup.ts';
import { enden } from '../parts/abschluss.ts';
import { entwurf, fehler, initialisieren, sitzung } from '../parts/anfang.ts';
import { frage, vorversicherung } from '../parts/frage.ts';
import { abschlussphase, angebotsphase, personenphase } from '../parts/phasen.ts';
import { anfangsstand } from '../context.ts';
import { type Schrittweg, wegDurch } from '../weg.ts';
import type { HausratAntworten } from './answers.ts';
import { hausratRegel } from './regel.ts';

/** Steps on the customer's path. */
export const erreichbareSchritte: Schrittweg<HausratAntworten> = wegDurch(
  (): AnyStateMachine => hausrat,
  hausratRegel,
);

const p = antragSetup(hausratRegel, erreichbareSchritte);

/** Home contents, from the first question to the contract (`domain/antrag.md §1`, §6.4). */
export const hausrat = p.createMachine({
  id: 'hausrat',
  description: 'Hausratversicherung beantragen, von der ersten Frage bis zum Vertrag',
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
      initial: 'risikoort',
      states: {
        risikoort: frage({
          schritt: 'risikoort',
          titel: 'Adresse',
          description: 'Kundin nennt die Adresse der Wohnung',
          weiter: 'wohnung',
        }),
        wohnung: frage({
          schritt: 'wohnung',
          titel: 'Wohnung',
          description: 'Kundin beschreibt die Wohnung',
          weiter: 'versicherungssumme',
        }),
        versicherungssumme: frage({
          schritt: 'versicherungssumme',
          titel: 'Versicherungssumme',
          description: 'Kundin schätzt den Wert ihres Hausrats',
          weiter: 'bausteine',
        }),
        bausteine: frage({
          schritt: 'bausteine',
          titel: 'Bausteine',
          description: 'Kundin wählt Bausteine über die Grunddeckung hinaus',
          weiter: 'vorversicherung',
        }),
        vorversicherung: vorversicherung({ weiter: '#angebotsphase' }),
      },
    },
    angebotsphase: angebotsphase({
      weiter: '#personenphase',
      vonHand: '#manuellePruefung',
      nichtVersicherbar: '#sorry',
    }),
    personenphase: personenphase({
      weiter: '#abschlussphase',
      anschrift: 'Kundin sagt, ob sie in der versicherten Wohnung wohnt',
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
