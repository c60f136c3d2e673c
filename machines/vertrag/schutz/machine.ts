import type { AnyStateMachine } from 'xstate';
import {
  sitzungEndet,
  sitzungEndetUnterwegs,
  unterbrochenMitAdressen,
} from '#machines/parts/unterbrochen.ts';
import { jeKontext, pfad, weiterMit } from '#machines/walk.ts';
import { fehlerWie, fehlschlag } from '../aenderung/fehlschlag.ts';
import type { SchutzFrage } from './answers.ts';
import { berechnungVon, gewuenscht } from './guards.ts';
import { type SchutzKontext, schutzSetup, type SchutzSpeicherauftrag } from './setup.ts';

const p = schutzSetup((context, schritt) => erreichbareSchritte(context).includes(schritt));

/** All a contract allows on one page: several changes, one comparison, one day, one Nachtrag (`domain/vertrag.md §4`, §5). */
export const schutz = p.createMachine({
  id: 'schutz',
  description: 'Schutz anpassen: einstellen, prüfen, speichern',
  context: ({ input }) => ({
    versicherungsNummer: input.versicherungsNummer,
    imAuftrag: input.imAuftrag ?? false,
    antworten: input.antworten ?? {},
    rechnung: null,
    hinderung: null,
    verworfenerBeitrag: null,
  }),
  initial: 'einstellen',
  on: sitzungEndet,
  states: {
    einstellen: {
      id: 'einstellen',
      description: 'Kundin stellt ein, was sie ändern möchte, und sieht, was es kostet',
      meta: { step: 'einstellen', title: 'Einstellen' },
      route: { guard: erreichbar('einstellen'), description: 'Zum Schritt „Einstellen“' },
      initial: 'rechnet',
      on: {
        // A newer wish cancels the calculation that is under way.
        WAHL: {
          guard: 'istWaehlbar',
          target: '.rechnet',
          actions: uebernehmen('einstellen'),
        },
      },
      states: {
        rechnet: {
          description:
            'Was der Vertrag zulässt und was es kostet, wird berechnet; der Beitrag davor steht grau',
          tags: 'laedt',
          always: [
            {
              guard: 'istGesperrt',
              target: '#gesperrt',
              description: 'An diesem Vertrag lässt sich hier nichts ändern',
            },
            {
              guard: 'istUeberholt',
              target: 'ueberholt',
              description: 'Beim Speichern galt ein anderer Beitrag oder Vertrag',
            },
            { guard: 'istGerechnet', target: 'ruht' },
          ],
          invoke: {
            id: 'berechnen',
            src: 'berechnen',
            input: ({ context }) => auftrag(context),
            onDone: {
              target: 'rechnet',
              reenter: true,
              actions: {
                type: 'rechnungMerken',
                params: ({ context, event }) => ({
                  rechnung: { eingabe: gewuenscht(context), ergebnis: event.output },
                }),
              },
            },
            onError: [
              {
                guard: { type: 'istFehler', params: fehlerWie('ABGELEHNT') },
                target: 'unberechenbar',
                actions: { type: 'hinderungMerken', params: fehlschlag },
              },
              {
                guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
                actions: 'anmeldungVerlangen',
              },
              { target: 'fehlerBeimBerechnen' },
            ],
          },
        },
        ruht: {
          description: 'Alles Einstellbare mit seinem Preis, dazu der Beitrag mit allen Wünschen',
          on: { WEITER: zumPruefen() },
        },
        ueberholt: {
          description: 'Dasselbe, seit dem Prüfen neu berechnet; darauf wird hingewiesen',
          on: { WEITER: zumPruefen() },
        },
        unberechenbar: {
          description: 'Diese Wünsche lassen sich nicht berechnen; der Grund wird genannt',
          tags: 'fehler',
          on: {
            NEU_BEGINNEN: {
              target: 'rechnet',
              actions: 'wuenscheVerwerfen',
              description: 'Ohne diese Wünsche von vorn',
            },
          },
        },
        fehlerBeimBerechnen: {
          description: 'Technisches Problem beim Berechnen; die Wünsche bleiben',
          tags: 'fehler',
          on: { ERNEUT: 'rechnet' },
        },
      },
    },
    pruefen: {
      id: 'pruefen',
      description: 'Bisher und neu im Vergleich: jeder Wunsch, der Beitrag, der Tag',
      meta: { step: 'pruefen', title: 'Prüfen und speichern' },
      route: { guard: erreichbar('pruefen'), description: 'Zum Schritt „Prüfen und speichern“' },
      on: {
        SPEICHERN: {
          guard: gueltig('pruefen'),
          target: 'bestaetigen',
          actions: uebernehmen('pruefen'),
        },
      },
    },
    bestaetigen: {
      description: 'Kundin bestätigt die Änderungen verbindlich',
      meta: { step: 'pruefen', title: 'Prüfen und speichern' },
      on: { BESTAETIGEN: 'speichern', ABBRECHEN: 'pruefen' },
    },
    speichern: {
      description: 'Alle Änderungen werden zusammen gespeichert oder keine',
      tags: 'laedt',
      meta: { step: 'pruefen', title: 'Prüfen und speichern' },
      // No step is shown while it is under way: whoever jumps away would not see what was saved.
      on: {
        ...sitzungEndetUnterwegs('pruefen'),
        'xstate.route': { description: 'Kein Schritt, bevor die Antwort da ist' },
      },
      invoke: {
        id: 'speichern',
        src: 'speichern',
        input: ({ context }) => speicherauftrag(context),
        onDone: 'gespeichert',
        onError: [
          {
            guard: { type: 'istFehler', params: fehlerWie('PREIS_GEAENDERT') },
            target: 'einstellen',
            actions: 'rechnungVerwerfen',
          },
          {
            guard: { type: 'istFehler', params: fehlerWie('ABGELEHNT') },
            target: 'abgelehnt',
            actions: { type: 'hinderungMerken', params: fehlschlag },
          },
          {
            guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
            target: 'pruefen',
            actions: 'anmeldungVerlangen',
          },
          { target: 'fehlerBeimSpeichern' },
        ],
      },
    },
    fehlerBeimSpeichern: {
      description: 'Technisches Problem beim Speichern; noch einmal speichern schadet nicht',
      tags: 'fehler',
      meta: { step: 'pruefen', title: 'Prüfen und speichern' },
      on: { ERNEUT: 'speichern' },
    },
    abgelehnt: {
      description: 'So lassen sich die Änderungen nicht speichern; der Grund wird genannt',
      tags: 'fehler',
      meta: { step: 'pruefen', title: 'Prüfen und speichern' },
      on: {
        AENDERN: { target: 'einstellen', description: 'Mit dem Vertrag, wie er jetzt ist' },
      },
    },
    gesperrt: {
      id: 'gesperrt',
      description: 'Hier lässt sich nichts einstellen; Gründe und andere Wege stehen da',
      meta: { step: 'einstellen', title: 'Einstellen' },
      type: 'final',
    },
    gespeichert: {
      id: 'gespeichert',
      description: 'Alle Änderungen sind mit einem Nachtrag vorgemerkt',
      meta: { step: 'gespeichert', title: 'Gespeichert' },
      type: 'final',
    },
    ...unterbrochenMitAdressen,
  },
});

/** Steps on the customer's path for her wishes (`design §4.5`). */
export const erreichbareSchritte = jeKontext((context: SchutzKontext): readonly string[] => {
  const schritte = pfad(chart(), context, weiterMit(context.antworten));
  // Where nothing is calculated any more there is a way back to the wishes all the same.
  return schritte.length > 0 ? schritte : ['einstellen'];
});

/** The chart walks over itself. */
function chart(): AnyStateMachine {
  return schutz;
}

function zumPruefen() {
  return {
    guard: 'istPruefbar',
    target: '#pruefen',
    actions: uebernehmen('einstellen'),
  } as const;
}

function auftrag(context: SchutzKontext) {
  const { versicherungsNummer } = context;
  return { versicherungsNummer, aenderungen: gewuenscht(context) };
}

function speicherauftrag(context: SchutzKontext): SchutzSpeicherauftrag {
  const berechnung = berechnungVon(context);
  const { pruefen: zustimmung } = context.antworten;
  if (!berechnung || !zustimmung) throw new Error('Nothing was shown before saving.');
  return { ...auftrag(context), berechnung, zustimmung };
}

function erreichbar(schritt: string) {
  return { type: 'istErreichbar', params: { schritt } } as const;
}

function gueltig(schritt: SchutzFrage) {
  return { type: 'istGueltig', params: { schritt } } as const;
}

function uebernehmen(schritt: SchutzFrage) {
  return { type: 'uebernehmen', params: { schritt } } as const;
}
