import type { AnyStateMachine } from 'xstate';
import { antragSetup } from '../setup.ts';
import { ausgaenge, ausgaengeVorher, enden } from '../parts/abschluss.ts';
import { sitzung, vorDenFragen } from '../parts/anfang.ts';
import { frage, vorversicherung, wennGefragt } from '../parts/frage.ts';
import { angebotSofort, nachrechnung, personenabschluss } from '../parts/phasen.ts';
import { anfangsstand } from '../context.ts';
import { wegDurch } from '../weg.ts';
import * as fragen from './fragen.ts';
import { privathaftpflichtRegel } from './regel.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => privathaftpflicht, privathaftpflichtRegel);
const p = antragSetup(privathaftpflichtRegel, weg);

/** Private liability, from the first question to the contract (`domain/verkauf.md §2`, §3). */
export const privathaftpflicht = p.createMachine({
  id: 'privathaftpflicht',
  description: 'Privathaftpflicht beantragen, von der ersten Frage bis zum Vertrag',
  context: ({ input }) => anfangsstand(input),
  initial: 'initialisieren',
  on: sitzung,
  states: {
    ...vorDenFragen({ ...ausgaengeVorher, weiter: '#angebotsphase' }),
    angebotsphase: angebotSofort({ ...ausgaenge, weiter: '#angabenphase' }),
    angabenphase: {
      id: 'angabenphase',
      description: 'Was der Beitrag bisher annimmt, und alles Weitere zum Risiko',
      initial: 'familienpruefung',
      states: {
        familienpruefung: wennGefragt({
          schritt: 'familie',
          description: 'Ist jemand mitversichert? Wer allein ist, hat alles schon gesagt',
          sonst: 'beruf',
        }),
        familie: frage({
          schritt: 'familie',
          titel: 'Familie',
          description: 'Kundin nennt ihr Geburtsdatum und wer mitversichert ist',
          weiter: 'beruf',
        }),
        beruf: frage({
          schritt: 'beruf',
          titel: 'Beruf',
          description: 'Kundin sagt, ob sie im öffentlichen Dienst arbeitet und als was',
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
    ...personenabschluss({ ...ausgaenge, nachweisNoetig: '#telefon' }),
    ...enden,
  },
});

/** What portal, server and registry take of it. */
export const privathaftpflichtStrecke = {
  chart: privathaftpflicht,
  regel: privathaftpflichtRegel,
  weg,
  fragen,
};
