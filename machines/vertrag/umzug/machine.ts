import type { AnyStateMachine } from 'xstate';
import {
  sitzungEndet,
  sitzungEndetUnterwegs,
  unterbrochenMitAdressen,
} from '#machines/parts/unterbrochen.ts';
import { jeKontext, pfad, weiterMit } from '#machines/walk.ts';
import { fehlerWie, fehlschlag } from '../aenderung/fehlschlag.ts';
import type { UmzugsFrage } from './answers.ts';
import { unberechnete } from './guards.ts';
import { umzugsauftrag, type UmzugsKontext, umzugSetup } from './setup.ts';

/** Steps on the customer's path for her answers (`design §4.5`). */
export const erreichbareSchritte = jeKontext((context: UmzugsKontext) =>
  pfad(chart(), context, weiterMit({ ...context.antworten })),
);

// The chart asks for its own path; said by a function, it may.
const chart = (): AnyStateMachine => umzug;

const p = umzugSetup((context, schritt) => erreichbareSchritte(context).includes(schritt));

/** Move of a customer: where to, which contracts along, what they cost there, saved (`domain/vertrag.md §6`). */
export const umzug = p.createMachine({
  id: 'umzug',
  description: 'Umzug melden: neue Adresse, Verträge, Beiträge prüfen, speichern',
  context: ({ input }) => ({
    partnerNummer: input.partnerNummer,
    heute: input.heute,
    antworten: input.antworten ?? {},
    berechnungen: {},
    hinderung: null,
    ergebnis: null,
  }),
  initial: 'neueAdresse',
  on: sitzungEndet,
  states: {
    neueAdresse: {
      id: 'neueAdresse',
      description: 'Kundin nennt die neue Adresse und den Umzugstag',
      meta: { step: 'neueAdresse', title: 'Neue Adresse' },
      route: { guard: erreichbar('neueAdresse'), description: 'Zurück zur neuen Adresse' },
      on: {
        WEITER: {
          guard: gueltig('neueAdresse'),
          target: 'vertraegeWaehlen',
          actions: uebernehmen('neueAdresse'),
        },
      },
    },
    vertraegeWaehlen: {
      id: 'vertraegeWaehlen',
      description: 'Kundin wählt die Verträge, die mit umziehen',
      meta: { step: 'vertraegeWaehlen', title: 'Verträge' },
      route: { guard: erreichbar('vertraegeWaehlen'), description: 'Zu den Verträgen' },
      on: {
        WEITER: {
          guard: gueltig('vertraegeWaehlen'),
          target: 'berechnen',
          actions: uebernehmen('vertraegeWaehlen'),
        },
      },
    },
    berechnen: {
      description: 'Der Beitrag jedes gewählten Vertrags an der neuen Adresse wird berechnet',
      tags: 'laedt',
      meta: { step: 'uebersicht', title: 'Prüfen und speichern' },
      always: { guard: 'istAllesBerechnet', target: 'uebersicht' },
      invoke: {
        id: 'berechnen',
        src: 'berechnen',
        input: ({ context }) => unberechnete(context),
        onDone: [
          {
            guard: {
              type: 'istVollstaendig',
              params: ({ event }) => ({ rechnungen: event.output }),
            },
            target: 'uebersicht',
            actions: {
              type: 'berechnungenMerken',
              params: ({ event }) => ({ rechnungen: event.output }),
            },
          },
          {
            target: 'fehlerBeimBerechnen',
            actions: {
              type: 'berechnungenMerken',
              params: ({ event }) => ({ rechnungen: event.output }),
            },
            description: 'Nicht jeder Vertrag ließ sich berechnen',
          },
        ],
        onError: [
          {
            guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
            actions: 'anmeldungVerlangen',
          },
          { target: 'fehlerBeimBerechnen' },
        ],
      },
    },
    fehlerBeimBerechnen: {
      description: 'Technisches Problem bei einem Vertrag; Berechnetes bleibt',
      tags: 'fehler',
      meta: { step: 'uebersicht', title: 'Prüfen und speichern' },
      on: {
        ERNEUT: 'berechnen',
        OHNE_DIESE: {
          target: 'uebersicht',
          actions: 'abwaehlen',
          description: 'Ohne die Verträge weiter, die sich nicht berechnen ließen',
        },
      },
    },
    uebersicht: {
      id: 'uebersicht',
      description: 'Alles auf einen Blick: Adresse, Umzugstag, jeder Vertrag mit neuem Beitrag',
      meta: { step: 'uebersicht', title: 'Prüfen und speichern' },
      route: { guard: erreichbar('uebersicht'), description: 'Vor zum Prüfen' },
      on: {
        SPEICHERN: {
          guard: gueltig('uebersicht'),
          target: 'speichern',
          actions: uebernehmen('uebersicht'),
        },
      },
    },
    speichern: {
      description: 'Adresse und Verträge werden gespeichert',
      tags: 'laedt',
      meta: { step: 'uebersicht', title: 'Prüfen und speichern' },
      // No step is shown while it is under way: whoever jumps away would not see what has moved.
      on: {
        ...sitzungEndetUnterwegs('uebersicht'),
        'xstate.route': { description: 'Kein Schritt, bevor die Antwort da ist' },
      },
      invoke: {
        id: 'speichern',
        src: 'speichern',
        input: ({ context }) => umzugsauftrag(context),
        onDone: [
          {
            guard: {
              type: 'istAllesGespeichert',
              params: ({ event }) => ({ ergebnis: event.output }),
            },
            target: 'bestaetigung',
            actions: {
              type: 'ergebnisMerken',
              params: ({ event }) => ({ ergebnis: event.output }),
            },
          },
          {
            target: 'teilweise',
            actions: {
              type: 'ergebnisMerken',
              params: ({ event }) => ({ ergebnis: event.output }),
            },
            description: 'Nicht jeder Vertrag zieht mit um',
          },
        ],
        onError: [
          {
            guard: { type: 'istFehler', params: fehlerWie('ABGELEHNT') },
            target: 'abgelehnt',
            actions: { type: 'hinderungMerken', params: fehlschlag },
          },
          {
            guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
            target: 'uebersicht',
            actions: 'anmeldungVerlangen',
          },
          { target: 'fehlerBeimSpeichern' },
        ],
      },
    },
    fehlerBeimSpeichern: {
      description: 'Technisches Problem beim Speichern; noch einmal speichern schadet nicht',
      tags: 'fehler',
      meta: { step: 'uebersicht', title: 'Prüfen und speichern' },
      on: { ERNEUT: 'speichern' },
    },
    abgelehnt: {
      description: 'So geht der Umzug nicht; der Grund wird genannt',
      tags: 'fehler',
      meta: { step: 'uebersicht', title: 'Prüfen und speichern' },
      on: { AENDERN: { target: 'neueAdresse', description: 'Die Angaben ändern' } },
    },
    bestaetigung: {
      id: 'bestaetigung',
      description: 'Die Adresse und alle gewählten Verträge sind gespeichert',
      meta: { step: 'bestaetigung', title: 'Gespeichert' },
      type: 'final',
    },
    teilweise: {
      description: 'Die Adresse ist gespeichert, einzelne Verträge nicht; jeder sagt, wie es steht',
      meta: { step: 'bestaetigung', title: 'Gespeichert' },
      type: 'final',
    },
    ...unterbrochenMitAdressen,
  },
});

function erreichbar(schritt: string) {
  return { type: 'istErreichbar', params: { schritt } } as const;
}

function gueltig(schritt: UmzugsFrage) {
  return { type: 'istGueltig', params: { schritt } } as const;
}

function uebernehmen(schritt: UmzugsFrage) {
  return { type: 'uebernehmen', params: { schritt } } as const;
}
