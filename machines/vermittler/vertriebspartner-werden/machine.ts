import type { AnyStateMachine } from 'xstate';
import type { Anbindungseingang } from '#contract/endpoints/anbindung.ts';
import { sitzungOhneBedeutung } from '#machines/konto/parts/sitzung.ts';
import { mailcode, spaeterNochEinmal } from '#machines/parts/mailcode.ts';
import { jeKontext, pfad, weiterMit } from '#machines/walk.ts';
import type { Partnerfrage } from './answers.ts';
import { fehlerWie, fehlschlag } from './failure.ts';
import { auftragVon, type PartnerKontext, partnerSetup, registerfrage } from './setup.ts';

// The chart asks for its own path; said by a function, it may.
const chart = (): AnyStateMachine => vertriebspartner;
const schritte = jeKontext((context: PartnerKontext) =>
  pfad(chart(), context, weiterMit({ ...context.antworten })),
);

const p = partnerSetup((context, schritt) => schritte(context).includes(schritt));

const registrieren = { step: 'registrierung', title: 'Registrierung' } as const;
const bestaetigen = { step: 'code', title: 'E-Mail-Adresse bestätigen' } as const;

/** An agency applies to become a partner, without an account (`domain/konto.md §7.1`). */
export const vertriebspartner = p.createMachine({
  id: 'vertriebspartner',
  description: 'Vertriebspartner werden: Art, Firma, Register, Person, Bank, Unterlagen, senden',
  context: ({ input: { antworten = {} } }) => ({
    antworten,
    frei: null,
    nachweis: null,
    satz: null,
    ergebnis: null,
  }),
  initial: 'vermittlerart',
  on: sitzungOhneBedeutung,
  states: {
    vermittlerart: {
      id: 'vermittlerart',
      description: 'Was sie ist: davon hängt ab, ob sie einen Zugang braucht',
      meta: { step: 'vermittlerart', title: 'Art' },
      route: erreichbar('vermittlerart'),
      on: {
        WEITER: [
          { guard: 'istTippgeber', target: 'tippgeber', actions: uebernehmen('vermittlerart') },
          {
            guard: gueltig('vermittlerart'),
            target: 'firma',
            actions: uebernehmen('vermittlerart'),
          },
        ],
      },
    },
    tippgeber: {
      id: 'tippgeber',
      description: 'Wer nur Tipps gibt, braucht keinen Zugang; was stattdessen geht',
      meta: { step: 'tippgeber', title: 'Tippgeber' },
      route: erreichbar('tippgeber'),
      on: {
        ANDERE_ART: { target: 'vermittlerart', description: 'Doch etwas anderes' },
      },
    },
    firma: {
      id: 'firma',
      description: 'Name, Rechtsform und Anschrift der Firma',
      meta: { step: 'firma', title: 'Firma' },
      route: erreichbar('firma'),
      on: {
        WEITER: {
          guard: gueltig('firma'),
          target: 'registrierung',
          actions: uebernehmen('firma'),
        },
      },
    },
    registrierung: {
      id: 'registrierung',
      description: 'Registernummer und Erlaubnis',
      meta: registrieren,
      route: erreichbar('registrierung'),
      on: {
        WEITER: {
          guard: gueltig('registrierung'),
          target: 'existenz',
          actions: uebernehmen('registrierung'),
        },
      },
    },
    existenz: {
      description: 'Ob es zu dieser Registernummer schon einen Zugang gibt',
      tags: 'laedt',
      meta: registrieren,
      always: { guard: 'istFrei', target: 'ansprechpartner' },
      invoke: {
        id: 'existenzPruefen',
        src: 'existenzPruefen',
        input: ({ context }) => registerfrage(context),
        onDone: [
          {
            guard: {
              type: 'existiert',
              params: ({ event }: { event: { output: boolean } }) => ({ existiert: event.output }),
            },
            target: 'vergeben',
          },
          { target: 'ansprechpartner', actions: 'freiMerken' },
        ],
        onError: {
          target: 'ansprechpartner',
          actions: 'freiMerken',
          description: 'Nicht geprüft; beim Senden wird noch einmal nachgesehen',
        },
      },
    },
    vergeben: {
      description:
        'Zu dieser Registernummer gibt es schon einen Zugang: anmelden, oder eine andere',
      tags: 'fehler',
      meta: registrieren,
      on: {
        WEITER: {
          guard: gueltig('registrierung'),
          target: 'existenz',
          actions: uebernehmen('registrierung'),
        },
      },
    },
    ansprechpartner: {
      id: 'ansprechpartner',
      description: 'Wer für die Firma spricht und den Zugang bekommt',
      meta: { step: 'ansprechpartner', title: 'Ansprechpartner' },
      route: erreichbar('ansprechpartner'),
      on: {
        WEITER: {
          guard: gueltig('ansprechpartner'),
          target: 'bank',
          actions: uebernehmen('ansprechpartner'),
        },
      },
    },
    bank: {
      id: 'bank',
      description: 'Konto für die Vergütung und Steuernummern',
      meta: { step: 'bank', title: 'Bank und Steuer' },
      route: erreichbar('bank'),
      on: {
        WEITER: { guard: gueltig('bank'), target: 'unterlagen', actions: uebernehmen('bank') },
      },
    },
    unterlagen: {
      id: 'unterlagen',
      description: 'Welche Unterlagen per E-Mail folgen, Courtagezusage und Auftragsverarbeitung',
      meta: { step: 'unterlagen', title: 'Unterlagen' },
      route: erreichbar('unterlagen'),
      on: {
        WEITER: {
          guard: gueltig('unterlagen'),
          target: 'zusammenfassung',
          actions: uebernehmen('unterlagen'),
        },
      },
    },
    zusammenfassung: {
      id: 'zusammenfassung',
      description: 'Alles auf einen Blick, der Datenschutz, und dass es wahr ist',
      meta: { step: 'zusammenfassung', title: 'Stimmt alles?' },
      route: erreichbar('zusammenfassung'),
      on: {
        SENDEN: [
          {
            guard: 'istSchonBewiesen',
            target: 'senden',
            description: 'Die Adresse ist schon bestätigt: noch einmal dasselbe senden',
          },
          { guard: 'istBestaetigt', target: 'code', actions: 'vonVorn' },
        ],
      },
    },
    code: mailcode({
      meta: bestaetigen,
      fertig: '#senden',
      adressschritt: '#ansprechpartner',
      an: ({ antworten }: PartnerKontext) => ({ email: antworten.ansprechpartner?.email ?? '' }),
      zuVieleCodes: spaeterNochEinmal,
    }),
    senden: {
      id: 'senden',
      description: 'Der Antrag wird gesendet',
      tags: 'laedt',
      meta: bestaetigen,
      // No step is shown while it is under way: whoever jumps away would not see what came of it.
      on: { 'xstate.route': { description: 'Kein Schritt, bevor die Antwort da ist' } },
      invoke: {
        id: 'senden',
        src: 'senden',
        input: ({ context }) => auftragVon(context),
        onDone: {
          target: 'gesendet',
          actions: {
            type: 'ergebnisMerken',
            params: ({ event }: { event: { output: Anbindungseingang } }) => ({
              ergebnis: event.output,
            }),
          },
        },
        onError: [
          {
            guard: { type: 'istFehler', params: fehlerWie('NACHWEIS') },
            target: 'code',
            actions: ['vonVorn', { type: 'satzMerken', params: fehlschlag }],
            description: 'Die Bestätigung gilt nicht mehr; ein neuer Code hilft',
          },
          {
            guard: { type: 'istFehler', params: fehlerWie('VERGEBEN') },
            target: 'vergeben',
            actions: ['vonVorn', 'freiVergessen'],
            description: 'Die Registernummer hat inzwischen einen Zugang',
          },
          {
            guard: { type: 'istFehler', params: fehlerWie('HANDYNUMMER') },
            target: 'ansprechpartner',
            actions: ['vonVorn', { type: 'satzMerken', params: fehlschlag }],
            description: 'An die Handynummer geht keine SMS',
          },
          { guard: { type: 'istFehler', params: fehlerWie('ZU_OFT') }, target: 'zuOft' },
          { target: 'fehlerBeimSenden' },
        ],
      },
    },
    zuOft: {
      description: 'Von hier kamen zu viele Anträge; anrufen und schreiben geht immer',
      tags: 'fehler',
      meta: bestaetigen,
      on: { ERNEUT: 'senden' },
    },
    fehlerBeimSenden: {
      description: 'Technisches Problem; noch einmal senden schadet nicht',
      tags: 'fehler',
      meta: bestaetigen,
      on: { ERNEUT: 'senden' },
    },
    gesendet: {
      id: 'gesendet',
      description: 'Der Antrag ist da: wie es weitergeht, und welche Unterlagen fehlen',
      meta: { step: 'gesendet', title: 'Gesendet' },
      type: 'final',
    },
  },
});

function gueltig<const Schritt extends Partnerfrage>(schritt: Schritt) {
  return { type: 'istGueltig', params: { schritt } } as const;
}

function uebernehmen<const Schritt extends Partnerfrage>(schritt: Schritt) {
  return { type: 'uebernehmen', params: { schritt } } as const;
}

/** Back, edit, deep link: where the step lies on her path. */
function erreichbar<const Schritt extends string>(schritt: Schritt) {
  return {
    guard: { type: 'istErreichbar', params: { schritt } },
    // What is said of a code is said there.
    actions: 'satzVergessen',
    description: 'Zu diesem Schritt, wenn er auf dem Weg liegt',
  } as const;
}
