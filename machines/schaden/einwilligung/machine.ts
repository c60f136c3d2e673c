import type { AnyStateMachine } from 'xstate';
import type { Einwilligungslage } from '#contract/endpoints/einwilligung.ts';
import { sitzungOhneBedeutung } from '#machines/konto/parts/sitzung.ts';
import { mailcode } from '#machines/parts/mailcode.ts';
import { jeKontext, pfad, weiterMit } from '#machines/walk.ts';
import { frageschritt } from '../frageschritt.ts';
import { fehlerWie, fehlschlag } from './failure.ts';
import { auftragVon, type EinwilligungsKontext, einwilligungsSetup } from './setup.ts';

// The chart asks for its own path; said by a function, it may.
const chart = (): AnyStateMachine => einwilligung;
const schritte = jeKontext((context: EinwilligungsKontext) =>
  pfad(chart(), context, weiterMit({ ...context.antworten }), ({ id }) =>
    id === 'lesen' && context.lage ? { output: context.lage } : null,
  ),
);

const p = einwilligungsSetup((context, schritt) => schritte(context).includes(schritt));

const titel = {
  information: { step: 'information', title: 'Worum es geht' },
  bestaetigen: { step: 'bestaetigen', title: 'Erklären' },
  erteilt: { step: 'erteilt', title: 'Einwilligung erteilt' },
} as const;

/** Somebody agrees, or not, that the insurer asks about her health; and withdraws it (`domain/schaden.md §8`). */
export const einwilligung = p.createMachine({
  id: 'einwilligungserklaerung',
  description: 'Einwilligung in Gesundheitsauskünfte: worum es geht, Umfang, Stellen, erklären',
  context: ({ input: { mitLink, antworten = {} } }) => ({
    mitLink,
    antworten,
    nachweis: null,
    lage: null,
    worum: null,
    schluss: null,
    satz: null,
  }),
  initial: 'lesen',
  on: sitzungOhneBedeutung,
  states: {
    lesen: {
      id: 'lesen',
      description: 'Gilt der Link noch, und worum geht es? Verbraucht wird er nicht',
      tags: 'laedt',
      meta: titel.information,
      always: {
        guard: 'istOhneZugang',
        target: 'identifizieren',
        description: 'Ohne Link: erst sagen, wer sie ist',
      },
      invoke: {
        id: 'lesen',
        src: 'lesen',
        input: ({ context: { nachweis } }) => ({ nachweis }),
        onDone: [
          { guard: steht('OFFEN'), target: 'information', actions: lageMerken() },
          { guard: steht('ERTEILT'), target: 'erteilt', actions: erledigen() },
          { guard: steht('ABGELEHNT'), target: 'abgelehnt', actions: erledigen() },
          { guard: steht('BEENDET'), target: 'beendet', actions: erledigen() },
          { target: 'widerrufen', actions: erledigen() },
        ],
        onError: [
          {
            guard: { type: 'istFehler', params: fehlerWie('LINK_UNGUELTIG') },
            target: 'linkUngueltig',
          },
          { target: 'fehlerBeimLesen' },
        ],
      },
    },
    fehlerBeimLesen: {
      description: 'Technisches Problem; noch einmal lesen schadet nicht',
      tags: 'fehler',
      meta: titel.information,
      on: { ERNEUT: 'lesen' },
    },
    identifizieren: {
      id: 'identifizieren',
      description: 'Ohne Link: Schadennummer, Geburtsdatum und Postleitzahl',
      meta: { step: 'identifizieren', title: 'Wer sind Sie?' },
      on: {
        WEITER: {
          guard: { type: 'istGueltig', params: { schritt: 'identifizieren' } },
          target: 'code',
          actions: { type: 'uebernehmen', params: { schritt: 'identifizieren' } },
        },
      },
    },
    code: mailcode({
      meta: { step: 'code', title: 'Code eingeben' },
      fertig: '#lesen',
      adressschritt: '#identifizieren',
      an: ({ antworten: { identifizieren } }: EinwilligungsKontext) => {
        if (!identifizieren) throw new Error('Nobody said who she is.');
        return identifizieren;
      },
      // For a day nothing helps but the phone, or what she said of herself was wrong.
      zuVieleCodes: {
        description: 'Zu viele Versuche für diesen Schaden; morgen wieder',
        tags: 'fehler',
      },
    }),
    information: frageschritt({
      schritt: 'information',
      titel: titel.information.title,
      description: 'Zweck, Empfänger, Dauer, Widerruf, Folgen einer Ablehnung, der andere Weg',
      weiter: 'umfang',
    }),
    umfang: {
      ...frageschritt({
        schritt: 'umfang',
        titel: 'Ihre Entscheidung',
        description:
          'Vor jeder Anfrage fragen, für diesen Schaden einwilligen, oder selbst besorgen',
        weiter: 'stellen',
      }),
      on: {
        WEITER: [
          {
            guard: 'nenntNiemanden',
            target: 'vertretung',
            actions: { type: 'uebernehmen', params: { schritt: 'umfang' } },
            description: 'Abgelehnt: niemand wird gefragt',
          },
          {
            guard: { type: 'istGueltig', params: { schritt: 'umfang' } },
            target: 'stellen',
            actions: { type: 'uebernehmen', params: { schritt: 'umfang' } },
          },
        ],
      },
    },
    stellen: frageschritt({
      schritt: 'stellen',
      titel: 'Wen dürfen wir fragen?',
      description: 'Eine bis zehn Stellen, jede mit Ort und Zeitraum der Behandlung',
      weiter: 'vertretung',
    }),
    vertretung: frageschritt({
      schritt: 'vertretung',
      titel: 'Für wen erklären Sie das?',
      description: 'Für sich selbst, oder als gesetzliche Vertretung',
      weiter: 'bestaetigen',
    }),
    bestaetigen: {
      id: 'bestaetigen',
      description: 'Der ganze Text, die Schweigepflicht und der Name',
      meta: titel.bestaetigen,
      route: {
        guard: { type: 'istErreichbar', params: { schritt: 'bestaetigen' } },
        description: 'Vor zum Erklären',
      },
      on: { SENDEN: { guard: 'istBestaetigt', target: 'senden', actions: 'schlussMerken' } },
    },
    senden: {
      id: 'senden',
      description: 'Die Erklärung wird gesendet',
      tags: 'laedt',
      meta: titel.bestaetigen,
      // No step is shown while it is under way: whoever jumps away would not see what counts.
      on: { 'xstate.route': { description: 'Kein Schritt, bevor die Antwort da ist' } },
      invoke: {
        id: 'senden',
        src: 'senden',
        input: ({ context }) => auftragVon(context),
        onDone: [
          { guard: steht('ABGELEHNT'), target: 'abgelehnt', actions: erledigen() },
          {
            guard: steht('WIDERRUFEN'),
            target: 'widerrufen',
            actions: erledigen(),
            description: 'Die Antwort ging verloren, und inzwischen hat sie widerrufen',
          },
          { target: 'erteilt', actions: erledigen() },
        ],
        onError: [
          {
            guard: { type: 'istFehler', params: fehlerWie('LINK_UNGUELTIG') },
            target: 'linkUngueltig',
            actions: 'lageVergessen',
          },
          {
            guard: { type: 'istFehler', params: fehlerWie('VERALTET') },
            target: 'lesen',
            actions: ['lageVergessen', { type: 'satzMerken', params: fehlschlag }],
            description: 'Der Text ist neu, oder es ist schon erklärt: noch einmal lesen',
          },
          {
            guard: { type: 'istFehler', params: fehlerWie('VERTRETUNG') },
            target: 'vertretung',
            actions: { type: 'satzMerken', params: fehlschlag },
            description:
              'Ein Kind erklärt es nicht selbst; wer erwachsen ist, hat keine Eltern dafür',
          },
          { target: 'fehlerBeimSenden' },
        ],
      },
    },
    fehlerBeimSenden: {
      description: 'Technisches Problem; noch einmal senden schadet nicht',
      tags: 'fehler',
      meta: titel.bestaetigen,
      on: { ERNEUT: 'senden' },
    },
    erteilt: {
      id: 'erteilt',
      description: 'Die Einwilligung gilt; sie kann sie ansehen und jederzeit widerrufen',
      meta: titel.erteilt,
      on: { WIDERRUFEN: 'widerruft' },
    },
    widerruft: {
      description: 'Der Widerruf wird gesendet',
      tags: 'laedt',
      meta: titel.erteilt,
      invoke: {
        id: 'widerrufen',
        src: 'widerrufen',
        input: ({ context: { nachweis } }) => ({ nachweis }),
        onDone: { target: 'widerrufen', actions: erledigen() },
        onError: [
          {
            guard: { type: 'istFehler', params: fehlerWie('LINK_UNGUELTIG') },
            target: 'nichtWiderrufen',
            actions: 'lageVergessen',
          },
          { target: 'fehlerBeimWiderrufen' },
        ],
      },
    },
    fehlerBeimWiderrufen: {
      description: 'Technisches Problem; noch einmal widerrufen schadet nicht',
      tags: 'fehler',
      meta: titel.erteilt,
      on: { ERNEUT: 'widerruft' },
    },
    abgelehnt: {
      id: 'abgelehnt',
      description: 'Abgelehnt: sie besorgt die Unterlagen selbst',
      meta: { step: 'abgelehnt', title: 'Abgelehnt' },
      type: 'final',
    },
    widerrufen: {
      id: 'widerrufen',
      description: 'Die Einwilligung ist widerrufen; ab jetzt fragen wir niemanden mehr',
      meta: { step: 'widerrufen', title: 'Widerrufen' },
      type: 'final',
    },
    beendet: {
      id: 'beendet',
      description: 'Der Schaden ist abgeschlossen: nichts gilt mehr, niemand wird gefragt',
      meta: { step: 'beendet', title: 'Beendet' },
      type: 'final',
    },
    nichtWiderrufen: {
      id: 'nichtWiderrufen',
      description: 'Womit sie kam, gilt nicht mehr: noch ist nichts widerrufen',
      meta: { step: 'nichtWiderrufen', title: 'Noch nicht widerrufen' },
      on: { OHNE_LINK: { target: 'identifizieren', actions: 'linkVergessen' } },
    },
    linkUngueltig: {
      id: 'linkUngueltig',
      description: 'Der Link gilt nicht mehr, oder es gab ihn nie',
      meta: { step: 'linkUngueltig', title: 'Link nicht mehr gültig' },
      on: { OHNE_LINK: { target: 'identifizieren', actions: 'linkVergessen' } },
    },
  },
});

type Gelesen = { event: { output: Einwilligungslage } };

function steht<const Stand extends Einwilligungslage['stand']>(stand: Stand) {
  return {
    type: 'steht',
    params: ({ event }: Gelesen) => ({ lage: event.output, stand }),
  } as const;
}

function lageMerken() {
  return {
    type: 'lageMerken',
    params: ({ event }: Gelesen) => ({ lage: event.output }),
  } as const;
}

function erledigen() {
  return { type: 'erledigen', params: ({ event }: Gelesen) => ({ lage: event.output }) } as const;
}
