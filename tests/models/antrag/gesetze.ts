import type { AntragKontext } from '#machines/antrag/context.ts';
import { AntragFehler } from '#machines/antrag/failure.ts';
import type { Change, Invariant } from '../engine/cases.ts';
import { isDeepStrictEqual } from 'node:util';
import { eigenerBeginn } from './moeglich.ts';
import { laufendBis } from './weg.ts';

type Gesetze = Readonly<Record<string, Invariant<AntragKontext>>>;
type Wandel = Readonly<Record<string, Change<AntragKontext>>>;

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

/** A person reads what somebody asked about, with the page it was asked on (`domain/verkauf.md §4`). */
export const anfrageGesetze: Wandel = {
  'whoever asks a person about a page hands on which page and what she said there': (
    { type, antwort },
    vorher,
    nachher,
  ) => {
    const { angefragt } = nachher.context;
    return (
      !['ANFRAGEN', 'TAETIGKEIT_FEHLT'].includes(type) ||
      vorher.matches('angebot') ||
      !nachher.matches('manuellePruefung') ||
      (angefragt !== null &&
        vorher.matches(angefragt.schritt) &&
        isDeepStrictEqual(angefragt.gesagt, antwort ?? {}))
    );
  },
};

/** An application goes on without a sign-in, and says so. */
export const sitzungGesetze: Wandel = {
  'whoever is no longer signed in reads that she goes on without': ({ type }, _vorher, nachher) =>
    !['ABGEMELDET', 'SITZUNG_ABGELAUFEN'].includes(type) ||
    nachher.context.hinweis === 'NICHT_ANGEMELDET',
};

/** What sends somebody back from the end, each with a sentence of its own. */
const begruendet: ReadonlySet<unknown> = new Set([
  'BEITRAG_GEAENDERT',
  'UNTERLAGEN_VERALTET',
  'ERKLAERUNG_FEHLT',
]);

/** Nobody finds herself elsewhere without a word about it. */
export const rueckwegGesetze: Wandel = {
  'whoever is sent back from the end reads why': ({ error }, _vorher, nachher) => {
    const art: unknown = error instanceof AntragFehler ? error.art : null;
    return !begruendet.has(art) || nachher.context.hinweis === art;
  },
};
