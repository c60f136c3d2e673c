import type { AntragKontext } from '#machines/antrag/context.ts';
import type { Invariant } from '../engine/cases.ts';
import { eigenerBeginn } from './moeglich.ts';
import { laufendBis } from './weg.ts';

type Gesetze = Readonly<Record<string, Invariant<AntragKontext>>>;

/** A contract that still runs elsewhere. */
export const laufend = {
  vorversicherungVorhanden: true,
  vorversicherer: 'Beispiel Versicherung',
  gekuendigtDurch: 'LAEUFT_NOCH',
  laeuftNochBis: '2027-02-28',
  vorschaeden: 0,
} as const;

/** Nobody is covered twice without her knowledge (`domain/verkauf.md §4`). */
export const anschlussGesetze: Gesetze = {
  'nobody goes on with a begin of her own while a contract elsewhere still runs, unless she laid it behind that':
    (state) =>
      !['person', 'firma', 'kontaktZahlung', 'abschluss', 'abschliessen', 'bestaetigung'].some(
        (value) => state.matches(value),
      ) ||
      laufendBis(state.context.antworten) === null ||
      state.context.antworten.angebot?.versicherungsbeginn !== eigenerBeginn ||
      state.context.antworten.anschluss?.beginn === '2027-03-01',
  'she is asked for another begin only while a contract elsewhere runs': (state) =>
    !state.matches('anschluss') || laufendBis(state.context.antworten) !== null,
  'no cover is bought that would begin later than a year from now': (state) =>
    !state.matches('abschluss') || (laufendBis(state.context.antworten) ?? '') < '2027-11-20',
};

/** Text form comes before the declaration (VVG § 7 (1)). */
export const unterlagenGesetze: Gesetze = {
  'nothing is concluded before the papers were mailed to her or opened by her': (state) => {
    const { context } = state;
    const antrag = context.ergebnisse.unterlagenVorbereiten?.ergebnis;
    return (
      !state.matches('abschliessen') ||
      antrag?.zugestellt !== undefined ||
      antrag?.antragId === context.geoeffneterAntrag
    );
  },
};
