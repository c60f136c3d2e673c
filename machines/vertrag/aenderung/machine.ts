import { and, assign, fromPromise, not, setup, stateIn } from 'xstate';
import type { Berechnung, Hinderung } from '#contract/entities/aenderung.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { typed } from '#machines/typed.ts';
import { pfad } from '#machines/walk.ts';
import type { AenderungsSchritt, Antworten, Auswahl } from './answers.ts';
import type { AenderungsEreignis } from './events.ts';
import { fehlerAus } from './failure.ts';
import { istBerechnungAktuell, istVollstaendig } from './guards.ts';

export interface AenderungsEingang {
  versicherungsNummer: string;
  antworten?: Antworten;
}

export interface AenderungsKontext {
  versicherungsNummer: string;
  antworten: Antworten;
  /** Result of the calculation with the choice it belongs to. */
  berechnung: { eingabe: Auswahl; ergebnis: Berechnung } | null;
  hinderung: Hinderung | null;
  /** The price moved between calculating and saving; the comparison says so. */
  preisGeaendert: boolean;
}

/** Input of both calls; saving sends what was shown, so that a stale price is refused. */
export interface SpeicherAuftrag {
  versicherungsNummer: string;
  auswahl: Auswahl;
  berechnung: Berechnung;
}

const p = setup({
  types: {
    context: typed<AenderungsKontext>(),
    events: typed<AenderungsEreignis>(),
    input: typed<AenderungsEingang>(),
    meta: typed<FlowMeta<AenderungsSchritt>>(),
    tags: typed<FlowTag>(),
  },
  actors: {
    berechnen: fromPromise<Berechnung, { versicherungsNummer: string; auswahl: Auswahl }>(
      nichtVerdrahtet,
    ),
    speichern: fromPromise<void, SpeicherAuftrag>(nichtVerdrahtet),
  },
  guards: {
    auswahlVollstaendig: ({ event }) => event.type === 'WEITER' && istVollstaendig(event.antwort),
    berechnungAktuell: ({ context }) => istBerechnungAktuell(context),
    zurAuswahlErlaubt: not(stateIn('#speichern')),
    zumVergleichErlaubt: and([
      not(stateIn('#speichern')),
      ({ context }) => erreichbareSchritte(context).includes('vergleich'),
    ]),
    istAbgelehnt: (_, { error }: { error: unknown }) => fehlerAus(error).art === 'ABGELEHNT',
    istPreisGeaendert: (_, { error }: { error: unknown }) =>
      fehlerAus(error).art === 'PREIS_GEAENDERT',
    istSitzungAbgelaufen: (_, { error }: { error: unknown }) =>
      fehlerAus(error).art === 'SITZUNG_ABGELAUFEN',
  },
  actions: {
    auswahlUebernehmen: assign(({ event }) =>
      event.type === 'WEITER'
        ? { antworten: { auswahl: event.antwort }, hinderung: null, preisGeaendert: false }
        : {},
    ),
    berechnungMerken: assign(
      (_, { berechnung }: { berechnung: AenderungsKontext['berechnung'] }) => ({
        berechnung,
      }),
    ),
    berechnungVerwerfen: assign({ berechnung: null, preisGeaendert: true }),
    hinderungMerken: assign((_, { error }: { error: unknown }) => {
      const fehler = fehlerAus(error);
      return fehler.art === 'ABGELEHNT' ? { hinderung: fehler.hinderung, berechnung: null } : {};
    }),
  },
});

const fehlschlag = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Every change of a contract: choose, calculate, compare, confirm, saved (`domain/vertrag.md §5`). */
export const aenderung = p.createMachine({
  id: 'aenderung',
  description: 'Vertrag ändern: auswählen, berechnen, vergleichen, speichern',
  context: ({ input }) => ({
    versicherungsNummer: input.versicherungsNummer,
    antworten: input.antworten ?? {},
    berechnung: null,
    hinderung: null,
    preisGeaendert: false,
  }),
  initial: 'auswahl',
  on: {
    SITZUNG_ABGELAUFEN: { target: '.unterbrochen', description: 'Die Sitzung ist abgelaufen' },
    ABGEMELDET: { target: '.unterbrochen', description: 'In einem anderen Tab abgemeldet' },
  },
  states: {
    auswahl: {
      id: 'auswahl',
      description: 'Kundin wählt den neuen Wert',
      meta: { step: 'auswahl', title: 'Auswählen' },
      route: {
        guard: 'zurAuswahlErlaubt',
        description: 'Zurück zur Auswahl',
      },
      on: {
        WEITER: {
          guard: 'auswahlVollstaendig',
          target: 'berechnen',
          actions: 'auswahlUebernehmen',
        },
      },
    },
    berechnen: {
      description: 'Der neue Beitrag wird berechnet',
      tags: 'laedt',
      meta: { step: 'auswahl', title: 'Auswählen' },
      always: { guard: 'berechnungAktuell', target: 'vergleich' },
      invoke: {
        id: 'berechnen',
        src: 'berechnen',
        input: ({ context }) => ({
          versicherungsNummer: context.versicherungsNummer,
          auswahl: gewaehlt(context),
        }),
        onDone: {
          target: 'vergleich',
          actions: {
            type: 'berechnungMerken',
            params: ({ context, event }) => ({
              berechnung: { eingabe: gewaehlt(context), ergebnis: event.output },
            }),
          },
        },
        onError: [
          {
            guard: { type: 'istAbgelehnt', params: fehlschlag },
            target: 'abgelehnt',
            actions: { type: 'hinderungMerken', params: fehlschlag },
          },
          {
            guard: {
              type: 'istSitzungAbgelaufen',
              params: fehlschlag,
            },
            target: 'unterbrochen',
          },
          { target: 'fehlerBeimBerechnen' },
        ],
      },
    },
    fehlerBeimBerechnen: {
      description: 'Technisches Problem beim Berechnen; die Auswahl bleibt',
      tags: 'fehler',
      meta: { step: 'auswahl', title: 'Auswählen' },
      on: {
        ERNEUT: 'berechnen',
        WEITER: {
          guard: 'auswahlVollstaendig',
          target: 'berechnen',
          actions: 'auswahlUebernehmen',
        },
      },
    },
    abgelehnt: {
      description: 'Diese Änderung ist nicht möglich; der Grund wird genannt',
      tags: 'fehler',
      meta: { step: 'auswahl', title: 'Auswählen' },
      on: {
        WEITER: {
          guard: 'auswahlVollstaendig',
          target: 'berechnen',
          actions: 'auswahlUebernehmen',
        },
      },
    },
    vergleich: {
      id: 'vergleich',
      description: 'Bisheriger und neuer Beitrag im Vergleich',
      meta: { step: 'vergleich', title: 'Vergleichen und speichern' },
      route: {
        guard: 'zumVergleichErlaubt',
        description: 'Vor zum Vergleich',
      },
      on: { SPEICHERN: 'bestaetigen' },
    },
    bestaetigen: {
      description: 'Kundin bestätigt die Änderung verbindlich',
      meta: { step: 'vergleich', title: 'Vergleichen und speichern' },
      on: { BESTAETIGEN: 'speichern', ABBRECHEN: 'vergleich' },
    },
    speichern: {
      id: 'speichern',
      description: 'Die Änderung wird gespeichert',
      tags: 'laedt',
      meta: { step: 'vergleich', title: 'Vergleichen und speichern' },
      invoke: {
        id: 'speichern',
        src: 'speichern',
        input: ({ context }) => auftrag(context),
        onDone: 'gespeichert',
        onError: [
          {
            guard: { type: 'istPreisGeaendert', params: fehlschlag },
            target: 'berechnen',
            actions: 'berechnungVerwerfen',
          },
          {
            guard: { type: 'istAbgelehnt', params: fehlschlag },
            target: 'abgelehnt',
            actions: { type: 'hinderungMerken', params: fehlschlag },
          },
          {
            guard: {
              type: 'istSitzungAbgelaufen',
              params: fehlschlag,
            },
            target: 'unterbrochen',
          },
          { target: 'fehlerBeimSpeichern' },
        ],
      },
    },
    fehlerBeimSpeichern: {
      description: 'Technisches Problem beim Speichern; noch einmal speichern schadet nicht',
      tags: 'fehler',
      meta: { step: 'vergleich', title: 'Vergleichen und speichern' },
      on: { ERNEUT: 'speichern' },
    },
    gespeichert: {
      id: 'gespeichert',
      description: 'Die Änderung ist vorgemerkt',
      meta: { step: 'gespeichert', title: 'Gespeichert' },
      type: 'final',
    },
    unterbrochen: {
      id: 'unterbrochen',
      description: 'Abgemeldet; die Auswahl ist aufgehoben und geht nach der Anmeldung weiter',
      meta: { step: 'unterbrochen', title: 'Bitte erneut anmelden' },
      type: 'final',
    },
  },
});

/** Steps on the customer's path for her answers (`design §4.5`). */
export function erreichbareSchritte(context: AenderungsKontext): readonly string[] {
  return pfad(aenderung, context, (schritt) =>
    schritt === 'auswahl' && context.antworten.auswahl
      ? { type: 'WEITER', antwort: context.antworten.auswahl }
      : null,
  );
}

function gewaehlt({ antworten }: AenderungsKontext): Auswahl {
  if (!antworten.auswahl) throw new Error('No choice was made before calculating.');
  return antworten.auswahl;
}

function auftrag(context: AenderungsKontext): SpeicherAuftrag {
  if (!context.berechnung) throw new Error('Nothing was calculated before saving.');
  return {
    versicherungsNummer: context.versicherungsNummer,
    auswahl: context.berechnung.eingabe,
    berechnung: context.berechnung.ergebnis,
  };
}

function nichtVerdrahtet(): Promise<never> {
  throw new Error('This effect is provided by the portal.');
}
