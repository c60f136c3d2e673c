import type { AnyStateMachine } from 'xstate';
import { antragSetup } from '../setup.ts';
import { ausgaenge, ausgaengeVorher, enden } from '../parts/abschluss.ts';
import { sitzung, vorDenFragen } from '../parts/anfang.ts';
import { frage, vorversicherung } from '../parts/frage.ts';
import { personenantrag } from '../parts/phasen.ts';
import { anfangsstand } from '../context.ts';
import { wegDurch } from '../weg.ts';
import * as fragen from './fragen.ts';
import { fahrradRegel } from './regel.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => fahrrad, fahrradRegel);
const p = antragSetup(fahrradRegel, weg);

/** A bicycle, from the first question to the contract (`domain/antrag.md §1`, §6.1). */
export const fahrrad = p.createMachine({
  id: 'fahrrad',
  description: 'Fahrradversicherung beantragen, von der ersten Frage bis zum Vertrag',
  context: ({ input }) => anfangsstand(input),
  initial: 'initialisieren',
  on: sitzung,
  states: {
    ...vorDenFragen({ ...ausgaengeVorher, weiter: '#angabenphase' }),
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
    ...personenantrag({ ...ausgaenge, nachweisNoetig: '#telefon' }),
    ...enden,
  },
});

/** What portal, server and registry take of it. */
export const fahrradStrecke = { chart: fahrrad, regel: fahrradRegel, weg, fragen };
