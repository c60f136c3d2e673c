import type { AnyStateMachine } from 'xstate';
import { antragSetup } from '../setup.ts';
import { ausgaenge, ausgaengeVorher, enden } from '../parts/abschluss.ts';
import { sitzung, vorDenFragen } from '../parts/anfang.ts';
import { frage } from '../parts/frage.ts';
import { angebotZuerst, nachrechnungOhneAnschluss, personenabschluss } from '../parts/phasen.ts';
import { anfangsstand } from '../context.ts';
import { wegDurch } from '../weg.ts';
import * as fragen from './fragen.ts';
import { reiseRegel } from './regel.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => reise, reiseRegel);
const p = antragSetup(reiseRegel, weg, fragen.fragen);

/** Travel cover, for one trip or a year of them, from the first question to the contract (`domain/verkauf.md §2`, §3). */
export const reise = p.createMachine({
  id: 'reise',
  description: 'Reiseversicherung beantragen, von der ersten Frage bis zum Vertrag',
  context: ({ input }) => anfangsstand(input),
  initial: 'initialisieren',
  on: sitzung,
  states: {
    ...vorDenFragen({ ...ausgaengeVorher, weiter: '#angebotsphase' }),
    angebotsphase: angebotZuerst({ ...ausgaenge, weiter: '#angabenphase' }),
    angabenphase: {
      id: 'angabenphase',
      description: 'Was der Beitrag bisher annimmt, und alles Weitere zur Reise',
      initial: 'reisende',
      states: {
        reisende: frage({
          schritt: 'reisende',
          titel: 'Reisende',
          description: 'Kundin nennt alle, die reisen, mit Namen und Geburtsdatum',
          weiter: 'buchung',
        }),
        buchung: frage({
          schritt: 'buchung',
          titel: 'Buchung',
          description:
            'Kundin sagt, wann sie gebucht hat und dass ihr kein Grund zur Absage bekannt ist',
          weiter: 'nachrechnen',
        }),
        ...nachrechnungOhneAnschluss({
          ...ausgaenge,
          letzteFrage: { step: 'buchung', title: 'Buchung' },
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
export const reiseStrecke = { chart: reise, regel: reiseRegel, weg, fragen };
