import type { AnyStateMachine } from 'xstate';
import { antragSetup } from '../setup.ts';
import { ausgaenge, ausgaengeVorher, enden } from '../parts/abschluss.ts';
import { sitzung, vorDenFragen } from '../parts/anfang.ts';
import { inhaltsangaben } from '../parts/inhalt.ts';
import { firmenangebotZuerst, firmenabschluss } from '../parts/phasen.ts';
import { anfangsstand } from '../context.ts';
import { wegDurch } from '../weg.ts';
import * as fragen from './fragen.ts';
import { mehrgefahrenRegel } from './regel.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => sachinhaltMehrgefahren, mehrgefahrenRegel);
const p = antragSetup(mehrgefahrenRegel, weg, fragen.fragen);

/** Property contents by hazard, from the first question to the contract (`domain/verkauf.md §2`, §3). */
export const sachinhaltMehrgefahren = p.createMachine({
  id: 'sachinhaltMehrgefahren',
  description:
    'Inhaltsversicherung gegen einzelne Gefahren beantragen, von der ersten Frage bis zum Vertrag',
  context: ({ input }) => anfangsstand(input),
  initial: 'initialisieren',
  on: sitzung,
  states: {
    ...vorDenFragen({ ...ausgaengeVorher, weiter: '#angebotsphase' }),
    angebotsphase: firmenangebotZuerst({ ...ausgaenge, weiter: '#angabenphase' }),
    angabenphase: inhaltsangaben({
      ...ausgaenge,
      weiter: '#personenphase',
      anpassen: '#angebot',
      nichtMoeglich: '#angebot.nichtMoeglich',
    }),
    ...firmenabschluss({ ...ausgaenge, nachweisNoetig: '#telefon' }),
    ...enden,
  },
});

/** What portal, server and registry take of it. */
export const mehrgefahrenStrecke = {
  chart: sachinhaltMehrgefahren,
  regel: mehrgefahrenRegel,
  weg,
  fragen,
};
