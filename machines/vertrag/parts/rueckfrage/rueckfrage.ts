import { assign, fromPromise, raise, setup } from 'xstate';
import * as z from 'zod/mini';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import {
  sitzungEndet,
  sitzungEndetUnterwegs,
  unterbrechung,
  type Unterbrechungsereignis,
  unterbrochen,
} from '#machines/parts/unterbrochen.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import { fehlerWie, fehlschlag, istFehler, satzAus } from '../handlungsfehler.ts';

/** What whoever is at work declares with an act that is asked for once more. */
export const antworten = {
  frage: z.object({
    /** A broker says that the customer asked for it (`domain/vertrag.md §2`). */
    imAuftragDesKunden: z.optional(z.literal(true)),
  }),
} as const;

export type Erklaerung = z.infer<typeof antworten.frage>;

export type RueckfrageSchritt = 'frage' | 'erledigt';

interface RueckfrageKontext {
  /** A broker is at work, and has to say that he was asked to. */
  imAuftrag: boolean;
  /** Why it was refused the last time. */
  ablehnung: string | null;
}

type RueckfrageEreignis =
  | { type: 'FRAGEN' }
  | { type: 'ABBRECHEN' }
  | { type: 'BESTAETIGEN'; antwort: Erklaerung }
  | Unterbrechungsereignis;

const p = setup({
  types: {
    context: typed<RueckfrageKontext>(),
    events: typed<RueckfrageEreignis>(),
    input: typed<{ imAuftrag: boolean }>(),
    meta: typed<FlowMeta<RueckfrageSchritt | 'unterbrochen'>>(),
    tags: typed<FlowTag>(),
  },
  actors: { ...unterbrechung.actors, ausfuehren: fromPromise<void, Erklaerung>(nichtVerdrahtet) },
  guards: {
    istErklaert: ({ context, event }) => {
      if (event.type !== 'BESTAETIGEN') return false;
      const { success, data } = z.safeParse(antworten.frage, event.antwort);
      return success && (data.imAuftragDesKunden === true || !context.imAuftrag);
    },
    istFehler,
    ...unterbrechung.guards,
  },
  actions: {
    anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
    ablehnungMerken: assign((_, { error }: { error: unknown }) => satzAus(error)),
    ablehnungVergessen: assign({ ablehnung: null }),
  },
});

interface Rueckfrage {
  readonly id: string;
  readonly description: string;
  /** What the question is about, as a title. */
  readonly titel: string;
  /** What stands on the page before it is asked. */
  readonly ruhe: string;
  readonly frage: string;
  readonly passiert: string;
  readonly erledigt: string;
  /** Everybody does it for themselves alone: nothing is to be declared. */
  readonly nurSelbst?: true;
  /** What the end of the session means on the page it stands on. */
  readonly sitzung: typeof imDialog | typeof zurAnmeldung;
}

/** She signs in over the page and is asked once more. */
export const imDialog = {
  on: sitzungEndet,
  unterwegs: sitzungEndetUnterwegs('frage'),
  fehler: { target: 'frage', actions: 'anmeldungVerlangen' },
  states: unterbrochen,
} as const;

/** The page is none that stays: it leads to the sign-in, and from there back to itself. */
export const zurAnmeldung = {
  on: {
    SITZUNG_ABGELAUFEN: { target: '.unterbrochen', description: 'Die Sitzung ist abgelaufen' },
    ABGEMELDET: { target: '.unterbrochen', description: 'In einem anderen Tab abgemeldet' },
  },
  unterwegs: {},
  fehler: { target: 'unterbrochen' },
  states: {
    unterbrochen: {
      description: 'Abgemeldet; die Anmeldung führt auf diese Seite zurück',
      meta: { step: 'unterbrochen', title: 'Bitte erneut anmelden' },
      type: 'final',
    },
  },
} as const;

/** An act with a button on a page: asked for once more, done once, and said why where it could not be done. */
export function rueckfrage({ id, description, titel, nurSelbst, sitzung, ...worte }: Rueckfrage) {
  const meta = { step: 'frage', title: titel } as const;
  return p.createMachine({
    id,
    description,
    context: ({ input }) => ({ imAuftrag: input.imAuftrag, ablehnung: null }),
    initial: 'ruhe',
    on: sitzung.on,
    states: {
      ruhe: { description: worte.ruhe, meta, on: { FRAGEN: 'frage' } },
      frage: {
        description: worte.frage,
        meta,
        on: {
          ABBRECHEN: 'ruhe',
          BESTAETIGEN: nurSelbst ? 'ausfuehren' : { guard: 'istErklaert', target: 'ausfuehren' },
        },
      },
      ausfuehren: {
        description: worte.passiert,
        meta,
        tags: 'laedt',
        entry: 'ablehnungVergessen',
        on: sitzung.unterwegs,
        invoke: {
          id: 'ausfuehren',
          src: 'ausfuehren',
          input: ({ event }) => (event.type === 'BESTAETIGEN' ? event.antwort : {}),
          onDone: 'erledigt',
          onError: [
            {
              guard: { type: 'istFehler', params: fehlerWie('ABGELEHNT') },
              target: 'abgelehnt',
              actions: { type: 'ablehnungMerken', params: fehlschlag },
            },
            {
              guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
              ...sitzung.fehler,
            },
            { target: 'fehler' },
          ],
        },
      },
      abgelehnt: {
        description: 'Das geht nicht; der Grund steht da',
        meta,
        tags: 'fehler',
        on: { FRAGEN: 'frage' },
      },
      fehler: {
        description: 'Technisches Problem; noch einmal schadet nicht',
        meta,
        tags: 'fehler',
        on: { FRAGEN: 'frage' },
      },
      erledigt: {
        description: worte.erledigt,
        meta: { step: 'erledigt', title: 'Erledigt' },
        type: 'final',
      },
      ...sitzung.states,
    },
  });
}
