import type { AnyStateMachine } from 'xstate';
import { antragSetup } from '../setup.ts';
import { ausgaenge, ausgaengeVorher, enden } from '../parts/abschluss.ts';
import { sitzung, vorDenFragen } from '../parts/anfang.ts';
import { frage, vorversicherung } from '../parts/frage.ts';
import { personenantrag } from '../parts/phasen.ts';
import { anfangsstand } from '../context.ts';
import { wegDurch } from '../weg.ts';
import * as fragen from './fragen.ts';
import { hausratRegel } from './regel.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => hausrat, hausratRegel);
const p = antragSetup(hausratRegel, weg);

/** Home contents, from the first question to the contract (`domain/antrag.md §1`, §6.4). */
export const hausrat = p.createMachine({
  id: 'hausrat',
  description: 'Hausratversicherung beantragen, von der ersten Frage bis zum Vertrag',
  context: ({ input }) => anfangsstand(input),
  initial: 'initialisieren',
  on: sitzung,
  states: {
    ...vorDenFragen({ ...ausgaengeVorher, weiter: '#angabenphase' }),
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
    ...personenantrag({ ...ausgaenge, nachweisNoetig: '#telefon' }),
    ...enden,
  },
});

/** What portal, server and registry take of it. */
export const hausratStrecke = { chart: hausrat, regel: hausratRegel, weg, fragen };
