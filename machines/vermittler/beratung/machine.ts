import type { AnyStateMachine } from 'xstate';
import type { Beratungsstand } from '#contract/endpoints/beratung.ts';
import type { Beratungsprotokoll, Beratungsvergleich } from '#contract/entities/beratung.ts';
import {
  sitzungEndet,
  sitzungEndetUnterwegs,
  unterbrochenMitAdressen,
} from '#machines/parts/unterbrochen.ts';
import { fehlerWie, fehlschlag } from '#machines/vertrag/parts/handlungsfehler.ts';
import { jeKontext, pfad, weiterMit } from '#machines/walk.ts';
import type { Beratungsfrage } from './answers.ts';
import {
  bedarfsmeldung,
  type BeratungKontext,
  beratungSetup,
  empfehlungsmeldung,
  kundeAus,
  sendung,
  uebergabe,
} from './setup.ts';

// The chart asks for its own path; said by a function, it may.
const chart = (): AnyStateMachine => beratung;
const schritte = jeKontext((context: BeratungKontext) =>
  pfad(chart(), context, weiterMit({ ...context.antworten })),
);

const p = beratungSetup((context, schritt) => schritte(context).includes(schritt));

const amKunden = { step: 'kunde', title: 'Kunde' } as const;
const anDerErstinformation = { step: 'erstinformation', title: 'Erstinformation' } as const;
const amEinstieg = { step: 'einstieg', title: 'Was versichert wird' } as const;
const anDerEmpfehlung = { step: 'empfehlung', title: 'Empfehlen' } as const;
const amAbschluss = { step: 'abschlussweg', title: 'An den Kunden' } as const;

/** Where the session has ended he signs in over the page, and asks again himself. */
function sitzungVorbei<const Zurueck extends string>(zurueck: Zurueck) {
  return {
    guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
    target: zurueck,
    actions: 'anmeldungVerlangen',
  } as const;
}

/** A broker advises a customer about one product: before it, its comparison, and what goes to her (`domain/antrag.md §8.2`). */
export const beratung = p.createMachine({
  id: 'beratung',
  description: 'Kunden beraten: Bedarf, Vergleich, Empfehlung, Protokoll, an den Kunden',
  context: ({ input: { antworten = {} } }) => ({
    antworten,
    beratung: null,
    uebergeben: null,
    vergleich: null,
    protokoll: null,
    ablehnung: null,
  }),
  initial: 'kunde',
  on: sitzungEndet,
  states: {
    kunde: {
      id: 'kunde',
      description: 'Vermittler sucht den Kunden in seinem Bestand oder nennt einen neuen',
      meta: amKunden,
      route: erreichbar('kunde'),
      on: weiter('kunde', 'beginnen'),
    },
    beginnen: {
      description: 'Die Beratung wird begonnen, oder die offene geht weiter',
      tags: 'laedt',
      meta: amKunden,
      on: sitzungEndetUnterwegs('kunde'),
      always: [
        { guard: { type: 'istSchonUebergeben' }, target: 'bedarf' },
        { guard: 'istBegonnen', target: 'erstinformation' },
      ],
      invoke: {
        id: 'beginnen',
        src: 'beginnen',
        input: ({ context }) => kundeAus(context),
        onDone: [
          {
            guard: { type: 'bekamSieSchon', params: stand },
            target: 'bedarf',
            actions: { type: 'beratungMerken', params: stand },
          },
          { target: 'erstinformation', actions: { type: 'beratungMerken', params: stand } },
        ],
        onError: [sitzungVorbei('kunde'), { target: 'fehlerBeimBeginnen' }],
      },
    },
    fehlerBeimBeginnen: {
      description: 'Technisches Problem; noch einmal schadet nicht',
      tags: 'fehler',
      meta: amKunden,
      on: { ERNEUT: 'beginnen' },
    },
    erstinformation: {
      id: 'erstinformation',
      description: 'Einmal im Jahr: der Kunde hat die Erstinformation des Vermittlers',
      meta: anDerErstinformation,
      route: erreichbar('erstinformation'),
      on: weiter('erstinformation', 'uebergeben'),
    },
    uebergeben: {
      description: 'Die Übergabe wird festgehalten',
      tags: 'laedt',
      meta: anDerErstinformation,
      on: sitzungEndetUnterwegs('erstinformation'),
      always: { guard: 'istUebergeben', target: 'bedarf' },
      invoke: {
        id: 'uebergeben',
        src: 'uebergeben',
        input: ({ context }) => uebergabe(context),
        onDone: { target: 'bedarf', actions: 'uebergabeMerken' },
        onError: [sitzungVorbei('erstinformation'), { target: 'fehlerBeimUebergeben' }],
      },
    },
    fehlerBeimUebergeben: {
      description: 'Technisches Problem; noch einmal schadet nicht',
      tags: 'fehler',
      meta: anDerErstinformation,
      on: { ERNEUT: 'uebergeben' },
    },
    bedarf: {
      id: 'bedarf',
      description: 'Anlass, Wünsche und was es schon gibt',
      meta: { step: 'bedarf', title: 'Bedarf' },
      route: erreichbar('bedarf'),
      on: weiter('bedarf', 'einstieg'),
    },
    einstieg: {
      id: 'einstieg',
      description: 'Die ersten Fragen des Antrags: aus ihnen kommen die Angebote',
      meta: amEinstieg,
      route: erreichbar('einstieg'),
      on: weiter('einstieg', 'vergleichen'),
    },
    vergleichen: {
      description: 'Bedarf wird festgehalten, drei Angebote werden berechnet',
      tags: 'laedt',
      meta: amEinstieg,
      on: sitzungEndetUnterwegs('einstieg'),
      always: { guard: 'istVerglichen', target: 'angebotVergleich' },
      invoke: {
        id: 'vergleichen',
        src: 'vergleichen',
        input: ({ context }) => bedarfsmeldung(context),
        onDone: {
          target: 'angebotVergleich',
          actions: {
            type: 'vergleichMerken',
            params: ({ event }: { event: { output: Beratungsvergleich } }) => ({
              vergleich: event.output,
            }),
          },
        },
        onError: [
          {
            guard: { type: 'istFehler', params: fehlerWie('ABGELEHNT') },
            target: 'nichtAngeboten',
            actions: { type: 'ablehnungMerken', params: fehlschlag },
          },
          sitzungVorbei('einstieg'),
          { target: 'fehlerBeimVergleichen' },
        ],
      },
    },
    nichtAngeboten: {
      description: 'Dafür gibt es online kein Angebot; der Grund steht da',
      tags: 'fehler',
      meta: amEinstieg,
      on: weiter('einstieg', 'vergleichen'),
    },
    fehlerBeimVergleichen: {
      description: 'Technisches Problem; noch einmal schadet nicht',
      tags: 'fehler',
      meta: amEinstieg,
      on: { ERNEUT: 'vergleichen' },
    },
    angebotVergleich: {
      id: 'angebotVergleich',
      description: 'Drei Angebote nebeneinander: eines wird empfohlen',
      meta: { step: 'angebotVergleich', title: 'Vergleichen' },
      route: erreichbar('angebotVergleich'),
      on: weiter('angebotVergleich', 'empfehlung'),
    },
    empfehlung: {
      id: 'empfehlung',
      description: 'Gründe der Empfehlung, und wofür sich der Kunde entscheidet',
      meta: anDerEmpfehlung,
      route: erreichbar('empfehlung'),
      on: weiter('empfehlung', 'protokollieren'),
    },
    protokollieren: {
      description: 'Das Protokoll wird aus allem gemacht, was festgehalten ist',
      tags: 'laedt',
      meta: anDerEmpfehlung,
      on: sitzungEndetUnterwegs('empfehlung'),
      always: { guard: 'istProtokolliert', target: 'beratungsprotokoll' },
      invoke: {
        id: 'protokollieren',
        src: 'protokollieren',
        input: ({ context }) => empfehlungsmeldung(context),
        onDone: {
          target: 'beratungsprotokoll',
          actions: {
            type: 'protokollMerken',
            params: ({ event }: { event: { output: Beratungsprotokoll } }) => ({
              protokoll: event.output,
            }),
          },
        },
        onError: [sitzungVorbei('empfehlung'), { target: 'fehlerBeimProtokoll' }],
      },
    },
    fehlerBeimProtokoll: {
      description: 'Technisches Problem; noch einmal schadet nicht',
      tags: 'fehler',
      meta: anDerEmpfehlung,
      on: { ERNEUT: 'protokollieren' },
    },
    beratungsprotokoll: {
      id: 'beratungsprotokoll',
      description: 'Das Protokoll, wie es der Kunde liest',
      meta: { step: 'beratungsprotokoll', title: 'Protokoll' },
      route: erreichbar('beratungsprotokoll'),
      on: weiter('beratungsprotokoll', 'abschlussweg'),
    },
    abschlussweg: {
      id: 'abschlussweg',
      description: 'Wohin Protokoll und Antrag gehen',
      meta: amAbschluss,
      route: erreichbar('abschlussweg'),
      on: {
        SENDEN: {
          guard: gueltig('abschlussweg'),
          target: 'senden',
          actions: uebernehmen('abschlussweg'),
        },
      },
    },
    senden: {
      description: 'Protokoll und Antrag gehen an den Kunden',
      tags: 'laedt',
      meta: amAbschluss,
      // No step is shown while it is under way: whoever jumps away would not see what came of it.
      on: {
        ...sitzungEndetUnterwegs('abschlussweg'),
        'xstate.route': { description: 'Kein Schritt, bevor die Antwort da ist' },
      },
      invoke: {
        id: 'senden',
        src: 'senden',
        input: ({ context }) => sendung(context),
        onDone: 'gesendet',
        onError: [sitzungVorbei('abschlussweg'), { target: 'fehlerBeimSenden' }],
      },
    },
    fehlerBeimSenden: {
      description: 'Technisches Problem; noch einmal senden schadet nicht',
      tags: 'fehler',
      meta: amAbschluss,
      on: { ERNEUT: 'senden' },
    },
    gesendet: {
      id: 'gesendet',
      description: 'Protokoll und Antrag sind unterwegs; die Beratung ist abgeschlossen',
      meta: { step: 'gesendet', title: 'Gesendet' },
      type: 'final',
    },
    ...unterbrochenMitAdressen,
  },
});

function stand({ event }: { event: { output: Beratungsstand } }) {
  return { stand: event.output };
}

function gueltig<const Schritt extends Beratungsfrage>(schritt: Schritt) {
  return { type: 'istGueltig', params: { schritt } } as const;
}

function uebernehmen<const Schritt extends Beratungsfrage>(schritt: Schritt) {
  return { type: 'uebernehmen', params: { schritt } } as const;
}

/** An answer its step takes leads on. */
function weiter<const Schritt extends Beratungsfrage, const Ziel extends string>(
  schritt: Schritt,
  ziel: Ziel,
) {
  return {
    WEITER: { guard: gueltig(schritt), target: ziel, actions: uebernehmen(schritt) },
  } as const;
}

/** Back, edit, deep link: where the step lies on the path. */
function erreichbar<const Schritt extends string>(schritt: Schritt) {
  return {
    guard: { type: 'istErreichbar', params: { schritt } },
    description: 'Zu diesem Schritt, wenn er auf dem Weg liegt',
  } as const;
}
