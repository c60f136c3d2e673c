import type { AnyStateMachine } from 'xstate';
import {
  sitzungEndet,
  sitzungEndetUnterwegs,
  unterbrochenMitAdressen,
} from '#machines/parts/unterbrochen.ts';
import { jeKontext, pfad, weiterMit } from '#machines/walk.ts';
import type { KuendigungsFrage } from './answers.ts';
import { fehlerWie, fehlschlag } from '../parts/beendigungsfehler.ts';
import { wunschVon } from './guards.ts';
import { type KuendigungsAuftrag, type KuendigungsKontext, kuendigungSetup } from './setup.ts';

/** Steps on the customer's path for her answers (`design §4.5`). */
export const erreichbareSchritte = jeKontext((context: KuendigungsKontext) =>
  pfad(chart(), context, weiterMit({ ...context.antworten })),
);

// The chart asks for its own path; said by a function, it may.
const chart = (): AnyStateMachine => kuendigung;

const p = kuendigungSetup((context, schritt) => erreichbareSchritte(context).includes(schritt));

const nachDatum = [
  {
    guard: { type: 'fuehrtZu', params: { schritt: 'datum', ziel: 'NACHWEIS' } },
    target: 'nachweis',
    actions: uebernehmen('datum'),
    description: 'Der Grund braucht einen Nachweis, oder ein Vermittler kündigt im Auftrag',
  },
  {
    guard: { type: 'fuehrtZu', params: { schritt: 'datum', ziel: 'FEEDBACK' } },
    target: 'feedback',
    actions: uebernehmen('datum'),
    description: 'Kundin kann noch etwas dazu sagen',
  },
  {
    guard: { type: 'fuehrtZu', params: { schritt: 'datum', ziel: 'PRUEFEN' } },
    target: 'berechnen',
    actions: uebernehmen('datum'),
    description: 'Es gibt nichts mehr zu fragen',
  },
] as const;

/** Cancellation of a contract: why, to which day, with which proof, checked and sent (`domain/vertrag.md §8`). */
export const kuendigung = p.createMachine({
  id: 'kuendigung',
  description: 'Vertrag kündigen: Grund, Tag, Nachweis, prüfen, kündigen',
  context: ({ input }) => ({
    versicherungsNummer: input.versicherungsNummer,
    mitFeedback: input.mitFeedback,
    imAuftrag: input.imAuftrag ?? false,
    antworten: input.antworten ?? {},
    vorschau: null,
    iban: null,
    ablehnung: null,
    ergebnis: null,
  }),
  initial: 'uebersicht',
  on: sitzungEndet,
  states: {
    uebersicht: {
      id: 'uebersicht',
      description: 'Kundin sieht, wie und wann ihr Vertrag enden kann',
      meta: { step: 'uebersicht', title: 'Übersicht' },
      route: { guard: erreichbar('uebersicht'), description: 'Zurück zur Übersicht' },
      on: {
        WEITER: {
          guard: { type: 'istGueltig', params: { schritt: 'uebersicht' } },
          target: 'grund',
          actions: uebernehmen('uebersicht'),
        },
      },
    },
    grund: {
      id: 'grund',
      description: 'Kundin wählt, warum sie kündigt',
      meta: { step: 'grund', title: 'Grund' },
      route: { guard: erreichbar('grund'), description: 'Zum Grund' },
      on: {
        WEITER: {
          guard: { type: 'istGueltig', params: { schritt: 'grund' } },
          target: 'datum',
          actions: uebernehmen('grund'),
        },
      },
    },
    datum: {
      id: 'datum',
      description: 'Kundin wählt den letzten Tag ihres Schutzes',
      meta: { step: 'datum', title: 'Letzter Tag' },
      route: { guard: erreichbar('datum'), description: 'Zum letzten Tag' },
      on: { WEITER: nachDatum },
    },
    nachweis: {
      id: 'nachweis',
      description: 'Kundin lädt den Beleg für ihren Grund hoch, ein Vermittler ihre Kündigung',
      meta: { step: 'nachweis', title: 'Nachweis' },
      route: { guard: erreichbar('nachweis'), description: 'Zum Nachweis' },
      on: {
        WEITER: [
          {
            guard: { type: 'fuehrtZu', params: { schritt: 'nachweis', ziel: 'FEEDBACK' } },
            target: 'feedback',
            actions: uebernehmen('nachweis'),
            description: 'Kundin kann noch etwas dazu sagen',
          },
          {
            guard: { type: 'fuehrtZu', params: { schritt: 'nachweis', ziel: 'PRUEFEN' } },
            target: 'berechnen',
            actions: uebernehmen('nachweis'),
            description: 'Es gibt nichts mehr zu fragen',
          },
        ],
      },
    },
    feedback: {
      id: 'feedback',
      description: 'Kundin sagt, wie wir besser werden, oder lässt es',
      meta: { step: 'feedback', title: 'Ihre Meinung' },
      route: { guard: erreichbar('feedback'), description: 'Zur Meinung' },
      on: {
        WEITER: {
          guard: { type: 'istGueltig', params: { schritt: 'feedback' } },
          target: 'berechnen',
          actions: uebernehmen('feedback'),
        },
      },
    },
    berechnen: {
      description: 'Ende und Erstattung werden ermittelt',
      tags: 'laedt',
      meta: { step: 'pruefen', title: 'Prüfen und kündigen' },
      always: { guard: 'istVorschauAktuell', target: 'pruefen' },
      invoke: {
        id: 'berechnen',
        src: 'berechnen',
        input: ({ context }) => ({
          versicherungsNummer: context.versicherungsNummer,
          wunsch: wunschVon(context.antworten),
        }),
        onDone: {
          target: 'pruefen',
          actions: {
            type: 'vorschauMerken',
            params: ({ context, event }) => ({
              vorschau: { eingabe: wunschVon(context.antworten), ergebnis: event.output },
            }),
          },
        },
        onError: [
          {
            guard: { type: 'istFehler', params: fehlerWie('ABGELEHNT') },
            target: 'abgelehnt',
            actions: { type: 'ablehnungMerken', params: fehlschlag },
          },
          {
            guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
            actions: 'anmeldungVerlangen',
          },
          { target: 'fehlerBeimBerechnen' },
        ],
      },
    },
    fehlerBeimBerechnen: {
      description: 'Technisches Problem; die Auswahl bleibt',
      tags: 'fehler',
      meta: { step: 'pruefen', title: 'Prüfen und kündigen' },
      on: { ERNEUT: 'berechnen' },
    },
    abgelehnt: {
      description: 'So geht es nicht; der Grund wird genannt, ein anderer Tag kann gewählt werden',
      tags: 'fehler',
      meta: { step: 'datum', title: 'Letzter Tag' },
      on: { WEITER: nachDatum },
    },
    pruefen: {
      id: 'pruefen',
      description: 'Alles auf einen Blick: Grund, Ende, Erstattung und wohin sie geht',
      meta: { step: 'pruefen', title: 'Prüfen und kündigen' },
      route: { guard: erreichbar('pruefen'), description: 'Vor zum Prüfen' },
      on: {
        KUENDIGEN: { guard: 'darfKuendigen', target: 'kuendigen', actions: 'kontoMerken' },
        IM_AUFTRAG_KUENDIGEN: {
          guard: 'handeltImAuftrag',
          target: 'kuendigen',
          description: 'Ein Vermittler erklärt, dass er im Auftrag handelt',
        },
      },
    },
    kuendigen: {
      id: 'kuendigen',
      description: 'Die Kündigung wird gesendet',
      tags: 'laedt',
      meta: { step: 'pruefen', title: 'Prüfen und kündigen' },
      // No step is shown while it is under way: whoever jumps away would not see that she has cancelled.
      on: {
        ...sitzungEndetUnterwegs('pruefen'),
        'xstate.route': { description: 'Kein Schritt, bevor die Antwort da ist' },
      },
      invoke: {
        id: 'kuendigen',
        src: 'kuendigen',
        input: ({ context }) => auftrag(context),
        onDone: [
          {
            guard: { type: 'istWirksam', params: ({ event }) => ({ ergebnis: event.output }) },
            target: 'bestaetigung',
            actions: {
              type: 'ergebnisMerken',
              params: ({ event }) => ({ ergebnis: event.output }),
            },
          },
          {
            target: 'eingereicht',
            actions: {
              type: 'ergebnisMerken',
              params: ({ event }) => ({ ergebnis: event.output }),
            },
          },
        ],
        onError: [
          {
            guard: { type: 'istNachweisWeg', params: fehlschlag },
            target: 'nachweis',
            actions: [
              { type: 'ablehnungMerken', params: fehlschlag },
              { type: 'nachweisVergessen' },
            ],
            description: 'Der Nachweis gilt nicht mehr und muss noch einmal hochgeladen werden',
          },
          {
            guard: { type: 'istFehler', params: fehlerWie('ABGELEHNT') },
            target: 'abgelehnt',
            actions: { type: 'ablehnungMerken', params: fehlschlag },
          },
          {
            guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
            target: 'pruefen',
            actions: 'anmeldungVerlangen',
          },
          { target: 'fehlerBeimKuendigen' },
        ],
      },
    },
    fehlerBeimKuendigen: {
      description: 'Technisches Problem; noch einmal senden schadet nicht',
      tags: 'fehler',
      meta: { step: 'pruefen', title: 'Prüfen und kündigen' },
      on: { ERNEUT: 'kuendigen' },
    },
    bestaetigung: {
      id: 'bestaetigung',
      description: 'Der Vertrag endet an diesem Tag; die Bestätigung ist unterwegs',
      meta: { step: 'bestaetigung', title: 'Gekündigt' },
      type: 'final',
    },
    eingereicht: {
      description: 'Der Nachweis wird geprüft; der Vertrag bleibt bis dahin, wie er ist',
      meta: { step: 'bestaetigung', title: 'Gekündigt' },
      type: 'final',
    },
    ...unterbrochenMitAdressen,
  },
});

function erreichbar(schritt: string) {
  return { type: 'istErreichbar', params: { schritt } } as const;
}

function uebernehmen(schritt: KuendigungsFrage) {
  return { type: 'uebernehmen', params: { schritt } } as const;
}

/** What is sent: answers of steps that lie on her path. */
function auftrag(context: KuendigungsKontext): KuendigungsAuftrag {
  const { versicherungsNummer, antworten, iban, imAuftrag } = context;
  const weg = erreichbareSchritte(context);
  const { grund, nachweis, feedback } = antworten;
  return {
    versicherungsNummer,
    wunsch: wunschVon(antworten),
    freitext: grund?.freitext ?? (weg.includes('feedback') ? (feedback?.freitext ?? null) : null),
    nachweise: weg.includes('nachweis') ? (nachweis?.nachweise.map(({ id }) => id) ?? []) : [],
    iban,
    imAuftrag,
  };
}
