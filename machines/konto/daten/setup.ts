import { assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { typed } from '#machines/typed.ts';
import { fehlerAus, fehlerWie, fehlschlag, type Hinweis, type KontoFehlerArt } from '../failure.ts';
import { type DatenAntworten, formen } from './answers.ts';
import type { DatenEreignis } from './events.ts';

export interface DatenKontext {
  hinweis: Hinweis | null;
  /** The wished e-mail address. */
  email: string;
  /** Masked number that a code went to; empty before. */
  gesendetAn: string;
}

/** Effects as named stubs, guards and actions of the flows in which somebody signed in changes her own data. */
export const datenSetup = setup({
  types: {
    context: typed<DatenKontext>(),
    events: typed<DatenEreignis>(),
    meta: typed<FlowMeta>(),
    tags: typed<FlowTag>(),
  },
  actors: {
    kontaktdatenSpeichern: fromPromise<void, DatenAntworten['angaben']>(nichtVerdrahtet),
    passwortAendern: fromPromise<void, DatenAntworten['passwort']>(nichtVerdrahtet),
    /** Null: what was held back until she had confirmed that it is her. */
    emailAendern: fromPromise<void, DatenAntworten['neueEmail'] | null>(nichtVerdrahtet),
    bestaetigungSenden: fromPromise<string>(nichtVerdrahtet),
    bestaetigungPruefen: fromPromise<void, DatenAntworten['bestaetigen']>(nichtVerdrahtet),
  },
  guards: {
    istGueltig: ({ event }, { frage }: { frage: keyof typeof formen }) =>
      event.type === 'WEITER' && z.safeParse(formen[frage], event.antwort).success,
    istFehler: (_, { error, arten }: { error: unknown; arten: KontoFehlerArt[] }) =>
      arten.includes(fehlerAus(error).art),
  },
  actions: {
    hinweisEntfernen: assign({ hinweis: null }),
    fehlerMerken: assign({ hinweis: (_, { error }: { error: unknown }) => fehlerAus(error) }),
    emailMerken: assign({
      email: ({ context, event }) =>
        event.type === 'WEITER' && 'email' in event.antwort ? event.antwort.email : context.email,
    }),
    gesendetMerken: assign({ gesendetAn: (_, { an }: { an: string }) => an }),
  },
});

/** How a change of her own data begins. */
export const anfang: DatenKontext = { hinweis: null, email: '', gesendetAn: '' };

/** The end of the session ends what needs one; nothing typed is kept, it may be a password. */
export const sitzungEndet = {
  SITZUNG_ABGELAUFEN: { target: '.unterbrochen', description: 'Die Sitzung ist abgelaufen' },
  ABGEMELDET: { target: '.unterbrochen', description: 'In einem anderen Tab abgemeldet' },
} as const;

export const unterbrochen = datenSetup.createStateConfig({
  id: 'unterbrochen',
  description: 'Abgemeldet; nach der Anmeldung beginnt die Änderung von vorn',
  meta: { step: 'unterbrochen', title: 'Bitte erneut anmelden' },
  entry: 'hinweisEntfernen',
  type: 'final',
});

/** What follows where a change fails; what was typed stays. */
export const schiefgegangen = [
  { guard: { type: 'istFehler', params: fehlerWie('TECHNISCH') }, target: 'fehler' },
  {
    guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
    target: '#unterbrochen',
  },
  { target: 'eingabe', actions: { type: 'fehlerMerken', params: fehlschlag } },
] as const;

/** The answer that led into a state, in its shape. */
export function antwortVon<Antwort>(form: z.ZodMiniType<Antwort>, event: DatenEreignis): Antwort {
  return z.parse(form, event.type === 'WEITER' ? event.antwort : null);
}

/** The wished address where she entered it just now; null where it waited for a code. */
export function neueEmailVon(event: DatenEreignis): DatenAntworten['neueEmail'] | null {
  return event.type === 'WEITER' ? z.parse(formen.neueEmail, event.antwort) : null;
}

function nichtVerdrahtet(): Promise<never> {
  throw new Error('This effect is provided by the portal.');
}
