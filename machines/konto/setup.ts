import { assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { typed } from '#machines/typed.ts';
import { antworten, type KontoAntworten } from './answers.ts';
import { type DatenAntworten, formen } from './daten/answers.ts';
import type { KontoEreignis } from './events.ts';
import { fehlerAus, type Hinweis, type KontoFehlerArt } from './failure.ts';

/** Where somebody comes in: afresh, by the link of a mail, or where a reload left her. */
export type Einstieg = 'FRISCH' | 'LINK' | 'NUMMER';

const fragen = { ...antworten, ...formen };

export interface KontoKontext {
  einstieg: Einstieg;
  hinweis: Hinweis | null;
  /** What she knows of her contract; null until she said it. */
  vertrag: KontoAntworten['vertragsnummer'] | null;
  /** Null where the server names none. */
  maskierteEmail: string | null;
  partnerNummer: string;
  /** The wished number. */
  handynummer: string;
  /** Her e-mail address, where a link changed it; the one she wishes, where she changes it. */
  email: string;
  /** Masked number that a code went to, to show that it is her; empty before. */
  gesendetAn: string;
  /** Until then her bank details stay as they are; null where they may change. */
  bankGesperrtBis: string | null;
  /** First day, yyyy-MM-dd, on which a new account can be debited; empty before. */
  abbuchungAb: string;
}

/** What a link leads to. The secrets that come with it stay with the effects. */
export type LinkErgebnis =
  | { art: 'EINRICHTEN'; partnerNummer: string }
  | { art: 'BESTEHT' }
  | { art: 'EMAIL_GEAENDERT'; email: string };

/** What the service needs to put another e-mail address to a contract. */
export type ServiceNachricht = KontoAntworten['vertragsnummer'] &
  KontoAntworten['abweichendeEmail'];

export interface TanAntwort {
  partnerNummer: string;
  handynummer: string;
  code: string;
}

export interface KontoEingang {
  einstieg?: Einstieg;
  partnerNummer?: string;
}

/** Effects as named stubs, guards and actions of the flows around an account. */
export const kontoSetup = setup({
  types: {
    context: typed<KontoKontext>(),
    events: typed<KontoEreignis>(),
    input: typed<KontoEingang>(),
    meta: typed<FlowMeta>(),
    tags: typed<FlowTag>(),
  },
  actors: {
    emailSuchen: fromPromise<string | null, KontoAntworten['vertragsnummer']>(nichtVerdrahtet),
    linkSenden: fromPromise<void, KontoAntworten['vertragsnummer']>(nichtVerdrahtet),
    serviceSchreiben: fromPromise<void, ServiceNachricht>(nichtVerdrahtet),
    linkPruefen: fromPromise<LinkErgebnis>(nichtVerdrahtet),
    passwortSetzen: fromPromise<void, KontoAntworten['passwortFestlegen']>(nichtVerdrahtet),
    resetAnfordern: fromPromise<void, KontoAntworten['anfordern']>(nichtVerdrahtet),
    nummerWaehlen: fromPromise<void, { handynummer: string }>(nichtVerdrahtet),
    codeSenden: fromPromise<void, { handynummer: string }>(nichtVerdrahtet),
    codePruefen: fromPromise<{ bankGesperrtBis: string | null }, TanAntwort>(nichtVerdrahtet),
    kontaktdatenSpeichern: fromPromise<void, DatenAntworten['angaben']>(nichtVerdrahtet),
    rahmennummerSpeichern: fromPromise<void, DatenAntworten['rad']>(nichtVerdrahtet),
    passwortAendern: fromPromise<void, DatenAntworten['passwort']>(nichtVerdrahtet),
    /** Null: what was held back until she had confirmed that it is her. */
    emailAendern: fromPromise<void, DatenAntworten['neueEmail'] | null>(nichtVerdrahtet),
    /** Answers the first day of a debit. Null: what was held back until she had confirmed that it is her. */
    bankverbindungSpeichern: fromPromise<string, DatenAntworten['bankverbindung'] | null>(
      nichtVerdrahtet,
    ),
    bestaetigungSenden: fromPromise<string>(nichtVerdrahtet),
    bestaetigungPruefen: fromPromise<void, DatenAntworten['bestaetigen']>(nichtVerdrahtet),
  },
  guards: {
    istEinstieg: ({ context }, { einstieg }: { einstieg: Einstieg }) =>
      context.einstieg === einstieg,
    istGueltig: ({ event }, { frage }: { frage: keyof typeof fragen }) =>
      event.type === 'WEITER' && z.safeParse(fragen[frage], event.antwort).success,
    fuehrtZu: (_, { ergebnis, art }: { ergebnis: LinkErgebnis; art: LinkErgebnis['art'] }) =>
      ergebnis.art === art,
    istFehler: (_, { error, arten }: { error: unknown; arten: KontoFehlerArt[] }) =>
      arten.includes(fehlerAus(error).art),
  },
  actions: {
    hinweisEntfernen: assign({ hinweis: null }),
    fehlerMerken: assign({ hinweis: (_, { error }: { error: unknown }) => fehlerAus(error) }),
    vertragMerken: assign({
      vertrag: ({ context, event }) =>
        event.type === 'WEITER' && 'plz' in event.antwort ? event.antwort : context.vertrag,
    }),
    emailMerken: assign({ maskierteEmail: (_, { email }: { email: string | null }) => email }),
    linkMerken: assign((_, { ergebnis }: { ergebnis: LinkErgebnis }) =>
      ergebnis.art === 'EINRICHTEN'
        ? { partnerNummer: ergebnis.partnerNummer }
        : ergebnis.art === 'EMAIL_GEAENDERT'
          ? { email: ergebnis.email }
          : {},
    ),
    nummerMerken: assign({
      handynummer: ({ context, event }) =>
        event.type === 'WEITER' && 'handynummer' in event.antwort
          ? event.antwort.handynummer
          : context.handynummer,
    }),
    neueEmailMerken: assign({
      email: ({ context, event }) =>
        event.type === 'WEITER' && 'email' in event.antwort ? event.antwort.email : context.email,
    }),
    gesendetMerken: assign({ gesendetAn: (_, { an }: { an: string }) => an }),
    abbuchungMerken: assign({ abbuchungAb: (_, { ab }: { ab: string }) => ab }),
    sperreMerken: assign({
      bankGesperrtBis: (_, { bis }: { bis: string | null }) => bis,
    }),
  },
});

/** How a flow around an account begins. */
export function anfang({ einstieg = 'FRISCH', partnerNummer = '' }: KontoEingang): KontoKontext {
  return {
    einstieg,
    hinweis: null,
    vertrag: null,
    maskierteEmail: null,
    partnerNummer,
    handynummer: '',
    email: '',
    gesendetAn: '',
    bankGesperrtBis: null,
    abbuchungAb: '',
  };
}

/** What the end of a session means where nobody need be signed in: nothing. */
export const sitzungOhneBedeutung = {
  ABGEMELDET: { description: 'Abgemeldet; für diese Strecke ohne Bedeutung' },
  SITZUNG_ABGELAUFEN: {
    description: 'Die Sitzung ist abgelaufen; für diese Strecke ohne Bedeutung',
  },
} as const;

/** The answer that led into a state, in its shape. */
export function antwortVon<Antwort>(form: z.ZodMiniType<Antwort>, event: KontoEreignis): Antwort {
  return z.parse(form, event.type === 'WEITER' ? event.antwort : null);
}

function nichtVerdrahtet(): Promise<never> {
  throw new Error('This effect is provided by the portal.');
}
