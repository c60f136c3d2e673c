import type { AnyStateMachine } from 'xstate';
import type { Geschaedigtenvorgang } from '#contract/endpoints/geschaedigt.ts';
import { sitzungOhneBedeutung } from '#machines/konto/parts/sitzung.ts';
import { mailcode, spaeterNochEinmal } from '#machines/parts/mailcode.ts';
import { jeKontext, pfad, weiterMit } from '#machines/walk.ts';
import { frageschritt } from '../frageschritt.ts';
import { fehlerWie, fehlschlag } from './failure.ts';
import { auftragVon, type GeschaedigtenKontext, geschaedigtenSetup } from './setup.ts';

// The chart asks for its own path; said by a function, it may.
const chart = (): AnyStateMachine => geschaedigter;
const schritte = jeKontext((context: GeschaedigtenKontext) =>
  pfad(chart(), context, weiterMit({ ...context.antworten })),
);

const p = geschaedigtenSetup((context, schritt) => schritte(context).includes(schritt));

const bestaetigen = { step: 'code', title: 'E-Mail-Adresse bestätigen' } as const;

/** What somebody reports whom an insured person harmed, without an account (`domain/schaden.md §9`). */
export const geschaedigter = p.createMachine({
  id: 'geschaedigter',
  description: 'Schaden als Geschädigte melden: Verursacher, Person, Schaden, Forderung, senden',
  context: ({ input: { heute, antworten = {} } }) => ({
    heute,
    antworten,
    nachweis: null,
    satz: null,
    ergebnis: null,
  }),
  initial: 'verursacher',
  on: sitzungOhneBedeutung,
  states: {
    verursacher: frage({
      schritt: 'verursacher',
      titel: 'Wer war es?',
      description: 'Wer den Schaden verursacht hat, mit Versicherungsnummer und Namen',
      weiter: 'geschaedigte',
    }),
    geschaedigte: frage({
      schritt: 'geschaedigte',
      titel: 'Wer sind Sie?',
      description: 'Wer geschädigt wurde, und wohin wir schreiben',
      weiter: 'schaden',
    }),
    schaden: frage({
      schritt: 'schaden',
      titel: 'Was ist passiert?',
      description: 'Was wann und wo passiert ist, mit den Arten, die zum Verursacher passen',
      weiter: 'forderung',
    }),
    forderung: frage({
      schritt: 'forderung',
      titel: 'Was fordern Sie?',
      description: 'Was es kostet, und auf welches Konto gezahlt würde',
      weiter: 'pruefen',
    }),
    pruefen: {
      id: 'pruefen',
      description: 'Alles auf einen Blick, der Datenschutz, und dass es wahr ist',
      meta: { step: 'pruefen', title: 'Stimmt alles?' },
      route: {
        guard: { type: 'istErreichbar', params: { schritt: 'pruefen' } },
        actions: 'satzVergessen',
        description: 'Vor zum Prüfen',
      },
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
      adressschritt: '#geschaedigte',
      an: ({ antworten }: GeschaedigtenKontext) => ({ email: antworten.geschaedigte?.email ?? '' }),
      zuVieleCodes: spaeterNochEinmal,
    }),
    senden: {
      id: 'senden',
      description: 'Die Meldung wird gesendet',
      tags: 'laedt',
      meta: bestaetigen,
      // No step is shown while it is under way: whoever jumps away would not see the number.
      on: { 'xstate.route': { description: 'Kein Schritt, bevor die Antwort da ist' } },
      invoke: {
        id: 'senden',
        src: 'senden',
        input: ({ context }) => auftragVon(context),
        onDone: {
          target: 'gemeldet',
          actions: {
            type: 'ergebnisMerken',
            params: ({ event }: { event: { output: Geschaedigtenvorgang } }) => ({
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
            guard: { type: 'istFehler', params: fehlerWie('ANGABEN') },
            target: 'schaden',
            actions: ['vonVorn', { type: 'satzMerken', params: fehlschlag }],
            description: 'Die Angaben zum Schaden können so nicht sein',
          },
          { guard: { type: 'istFehler', params: fehlerWie('ZU_OFT') }, target: 'zuOft' },
          { target: 'fehlerBeimSenden' },
        ],
      },
    },
    zuOft: {
      description: 'Von hier kamen zu viele Meldungen; anrufen und schreiben geht immer',
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
    gemeldet: {
      id: 'gemeldet',
      description: 'Die Meldung ist da: Vorgangsnummer, und wie es weitergeht',
      meta: { step: 'gemeldet', title: 'Schaden gemeldet' },
      type: 'final',
    },
  },
});

/** A step that forgets what was said of the code when she goes back to it. */
function frage<const Schritt extends string, const Weiter extends string>(
  teile: Parameters<typeof frageschritt<Schritt, Weiter>>[0],
) {
  const schritt = frageschritt(teile);
  return { ...schritt, route: { ...schritt.route, actions: 'satzVergessen' } } as const;
}
