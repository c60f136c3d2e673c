import { assign, fromPromise, raise, setup } from 'xstate';
import type { Mitarbeiter } from '#contract/endpoints/agentur.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import { zurAnmeldung } from '#machines/vertrag/parts/rueckfrage/rueckfrage.ts';
import { fehlerWie } from '../failure.ts';
import {
  antwortIn,
  formular,
  formularGuards,
  type FormularKontext,
  type FormularTypen,
  satzAus,
} from '../formular.ts';
import { antworten, type MitarbeiterAntworten } from './answers.ts';

/** What is done with an access besides its rights. */
export type Zugangshandlung = MitarbeiterAntworten['bestaetigung']['was'];

interface Mitarbeiterkontext extends FormularKontext {
  status: Mitarbeiter['status'];
  /** What is asked for once more, or was done; null where it is about something else. */
  handlung: Zugangshandlung | null;
}

type Weitere = Zugangshandlung | 'UEBERTRAGEN' | 'ZURUECK';

const p = setup({
  types: typed<FormularTypen<Mitarbeiterkontext, Weitere, Pick<Mitarbeiter, 'status'>>>(),
  actors: {
    rechteSpeichern: fromPromise<void, MitarbeiterAntworten['rechte']>(nichtVerdrahtet),
    kundenUebertragen: fromPromise<void, MitarbeiterAntworten['uebergabe']>(nichtVerdrahtet),
    zugangAendern: fromPromise<void, MitarbeiterAntworten['bestaetigung']>(nichtVerdrahtet),
  },
  guards: {
    ...formularGuards(antworten),
    istStatus: ({ context }, { status }: Pick<Mitarbeiter, 'status'>) => context.status === status,
    istNichtGesperrt: ({ context }) => context.status !== 'GESPERRT',
  },
  actions: {
    anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
    satzMerken: assign({ satz: (_, { error }: { error: unknown }) => satzAus(error) }),
    handlungMerken: assign((_, gewaehlt: { handlung: Zugangshandlung | null }) => gewaehlt),
  },
});

/** The page stays none: it leads to the sign-in, and from there back to itself. */
const sitzung = {
  on: {},
  fehler: [
    {
      guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
      target: '#mitarbeiter.unterbrochen',
    },
  ],
} as const;

const gesagt = ['NICHT_AENDERBAR', 'ZU_OFT'] as const;

const fragen = (handlung: Zugangshandlung) =>
  ({
    target: '#bestaetigung',
    actions: { type: 'handlungMerken', params: { handlung } },
  }) as const;

const ZURUECK = {
  target: '#rechte',
  actions: { type: 'handlungMerken', params: { handlung: null } },
} as const;

/** Rights, lock, invitation and customers of somebody in the own agency (`domain/konto.md §7.3`). */
export const mitarbeiter = p.createMachine({
  id: 'mitarbeiter',
  description: 'Mitarbeitende verwalten: Rechte, Kunden übertragen, sperren, neu einladen',
  context: ({ input: { status } }) => ({ satz: null, status, handlung: null }),
  initial: 'rechte',
  on: zurAnmeldung.on,
  states: {
    rechte: formular({
      schritt: 'rechte',
      titel: 'Rechte',
      description: 'Was die Person in der Agentur darf',
      eingabe: 'Wer die Agentur verwaltet, wählt die Rechte',
      laedt: 'speichern',
      passiert: 'Die Rechte werden gespeichert; sie gelten sofort',
      aufruf: 'rechteSpeichern',
      input: antwortIn(antworten.rechte),
      fertig: '#erledigt',
      gesagt,
      sitzung,
      daneben: {
        UEBERTRAGEN: '#uebergabe',
        SPERREN: { guard: 'istNichtGesperrt', ...fragen('SPERREN') },
        ENTSPERREN: {
          guard: { type: 'istStatus', params: { status: 'GESPERRT' } },
          ...fragen('ENTSPERREN'),
        },
        EINLADEN: {
          guard: { type: 'istStatus', params: { status: 'EINGELADEN' } },
          ...fragen('EINLADEN'),
        },
      },
    }),
    uebergabe: formular({
      schritt: 'uebergabe',
      titel: 'Kunden übertragen',
      description: 'Wer die Kunden künftig betreut',
      eingabe: 'Wer die Agentur verwaltet, wählt, wer die Kunden übernimmt',
      laedt: 'uebertragen',
      passiert: 'Alle Verträge der Person gehen über',
      aufruf: 'kundenUebertragen',
      input: antwortIn(antworten.uebergabe),
      fertig: '#erledigt',
      gesagt,
      sitzung,
      daneben: { ZURUECK },
    }),
    bestaetigung: formular({
      schritt: 'bestaetigung',
      titel: 'Noch einmal gefragt',
      description: 'Was Sperren, Entsperren oder eine neue Einladung bedeutet',
      eingabe: 'Wer die Agentur verwaltet, bestätigt es',
      laedt: 'aendern',
      passiert: 'Der Zugang wird gesperrt, entsperrt oder neu eingeladen',
      aufruf: 'zugangAendern',
      input: antwortIn(antworten.bestaetigung),
      fertig: '#erledigt',
      gesagt,
      sitzung,
      daneben: { ZURUECK },
    }),
    erledigt: {
      id: 'erledigt',
      description: 'Es gilt sofort; die Liste zeigt es',
      meta: { step: 'erledigt', title: 'Gespeichert' },
      type: 'final',
    },
    ...zurAnmeldung.states,
  },
});
