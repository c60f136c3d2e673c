import type { AnyStateMachine } from 'xstate';
import type { Verglichen } from '#contract/endpoints/beratung.ts';
import type { Beratungsprotokoll } from '#contract/entities/beratung.ts';
import {
  sitzungEndet,
  sitzungEndetUnterwegs,
  unterbrochenMitAdressen,
} from '#machines/parts/unterbrochen.ts';
import { jeKontext, pfad, weiterMit } from '#machines/walk.ts';
import {
  bedarfsmeldung,
  type BeratungKontext,
  beratungSetup,
  empfehlungsmeldung,
  kundeAus,
  sendung,
  uebergabe,
} from './setup.ts';
import {
  abgelehnt,
  abgeschickt,
  erreichbar,
  gescheitert,
  sitzungVorbei,
  stand,
  weiter,
} from './uebergaenge.ts';

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
        onError: [sitzungVorbei('kunde'), gescheitert('fehlerBeimBeginnen')],
      },
    },
    fehlerBeimBeginnen: {
      description: 'Technisches Problem; noch einmal schadet nicht',
      tags: 'fehler',
      meta: amKunden,
      on: weiter('kunde', 'beginnen'),
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
        onError: [sitzungVorbei('erstinformation'), gescheitert('fehlerBeimUebergeben')],
      },
    },
    fehlerBeimUebergeben: {
      description: 'Technisches Problem; noch einmal schadet nicht',
      tags: 'fehler',
      meta: anDerErstinformation,
      on: weiter('erstinformation', 'uebergeben'),
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
            params: ({ event }: { event: { output: Verglichen } }) => ({
              vergleich: event.output,
            }),
          },
        },
        onError: [
          abgelehnt('nichtAngeboten'),
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
      on: weiter('einstieg', 'vergleichen'),
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
        onError: [
          abgelehnt('ueberholt'),
          sitzungVorbei('empfehlung'),
          { target: 'fehlerBeimProtokoll' },
        ],
      },
    },
    fehlerBeimProtokoll: {
      description: 'Technisches Problem; noch einmal schadet nicht',
      tags: 'fehler',
      meta: anDerEmpfehlung,
      on: weiter('empfehlung', 'protokollieren'),
    },
    ueberholt: {
      description: 'Die Beratung ging anderswo weiter: es wird neu verglichen; der Grund steht da',
      tags: 'fehler',
      meta: amEinstieg,
      entry: 'vergleichVergessen',
      on: weiter('einstieg', 'vergleichen'),
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
      on: abgeschickt,
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
        onError: [sitzungVorbei('abschlussweg'), gescheitert('fehlerBeimSenden')],
      },
    },
    fehlerBeimSenden: {
      description: 'Technisches Problem; noch einmal senden schadet nicht',
      tags: 'fehler',
      meta: amAbschluss,
      on: abgeschickt,
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
