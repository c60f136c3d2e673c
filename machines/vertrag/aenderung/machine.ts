import { fristen } from '#contract/zahlen.ts';
import type { AnyStateMachine } from 'xstate';
import { sitzungEndet, unterbrochenMitAdressen } from '#machines/parts/unterbrochen.ts';
import { jeKontext, pfad, weiterMit } from '#machines/walk.ts';
import type { Angabe } from './angaben.ts';
import { berechnen, fehlerBeimBerechnen } from './berechnen.ts';
import { frage } from './frage.ts';
import { gefragtBei } from './fragen.ts';
import { type AenderungsKontext, aenderungSetup } from './setup.ts';
import { fehlerBeimSpeichern, speichern } from './speichern.ts';
import { fehlerBeimBestaetigen, umsatzBestaetigen } from './umsatz.ts';

const p = aenderungSetup((context, schritt) => erreichbareSchritte(context).includes(schritt));

/** Every change of a contract: choose, answer, calculate, compare, confirm, saved (`domain/vertrag.md §5`, §6). */
export const aenderung = p.createMachine({
  id: 'aenderung',
  description: 'Vertrag ändern: auswählen, berechnen, vergleichen, speichern',
  context: ({ input }) => ({
    versicherungsNummer: input.versicherungsNummer,
    art: input.art,
    imAuftrag: input.imAuftrag ?? false,
    antworten: input.antworten ?? {},
    berechnung: null,
    hinderung: null,
    verworfenerBeitrag: null,
    gespeichert: null,
  }),
  initial: 'auswahl',
  on: sitzungEndet,
  states: {
    auswahl: {
      id: 'auswahl',
      description: 'Kundin wählt den neuen Wert',
      meta: { step: 'auswahl', title: 'Auswählen' },
      route: {
        guard: { type: 'istErreichbar', params: { schritt: 'auswahl' } },
        description: 'Zum Schritt „Auswählen“',
      },
      on: {
        WEITER: {
          guard: { type: 'istGueltig', params: { schritt: 'auswahl' } },
          target: 'gewaehlt',
          actions: { type: 'uebernehmen', params: { schritt: 'auswahl' } },
        },
        UNVERAENDERT: {
          guard: 'darfBestaetigen',
          target: 'umsatzBestaetigen',
          description: 'Der Jahresumsatz ist unverändert',
        },
      },
    },
    gewaehlt: {
      description: 'Welche Angabe braucht diese Änderung noch?',
      always: [
        wennGefragt('vorschaden'),
        wennGefragt('wohnung'),
        wennGefragt('anlass'),
        wennGefragt('person1'),
        wennGefragt('risikofragen'),
        { target: 'zeitpunkt' },
      ],
    },
    vorschaden: frage({
      schritt: 'vorschaden',
      titel: 'Frühere Schäden',
      description: `Kundin sagt, ob es in ${fristen.elementarVorschadenJahre} Jahren einen Hochwasserschaden gab`,
      weiter: 'zeitpunkt',
    }),
    wohnung: frage({
      schritt: 'wohnung',
      titel: 'Neue Wohnung',
      description: 'Kundin nennt die Größe der neuen Wohnung',
      weiter: 'zeitpunkt',
    }),
    anlass: frage({
      schritt: 'anlass',
      titel: 'Anlass',
      description: 'Kundin sagt, wie sich die Familie verändert hat',
      weiter: 'benannt',
    }),
    benannt: {
      description: 'Ist jemand mitversichert, der noch nicht bekannt ist?',
      always: [wennGefragt('person1'), { target: 'zeitpunkt' }],
    },
    person1: frage({
      schritt: 'person1',
      titel: 'Erste Person',
      description: 'Kundin nennt die erste mitversicherte Person',
      weiter: 'ersteGenannt',
    }),
    ersteGenannt: {
      description: 'Ist noch jemand mitversichert?',
      always: [wennGefragt('person2'), { target: 'zeitpunkt' }],
    },
    person2: frage({
      schritt: 'person2',
      titel: 'Zweite Person',
      description: 'Kundin nennt die zweite mitversicherte Person',
      weiter: 'zweiteGenannt',
    }),
    zweiteGenannt: {
      description: 'Ist noch jemand mitversichert?',
      always: [wennGefragt('person3'), { target: 'zeitpunkt' }],
    },
    person3: frage({
      schritt: 'person3',
      titel: 'Dritte Person',
      description: 'Kundin nennt die dritte mitversicherte Person',
      weiter: 'zeitpunkt',
    }),
    risikofragen: frage({
      schritt: 'risikofragen',
      titel: 'Fragen zur Tätigkeit',
      description: 'Kundin beantwortet die Fragen zu ihren Tätigkeiten',
      weiter: 'zeitpunkt',
    }),
    zeitpunkt: {
      description: 'Steht der Tag fest, ab dem die Änderung gilt?',
      always: [
        { guard: { type: 'istGefragt', params: { frage: 'termin' } }, target: 'termin' },
        { target: 'berechnen' },
      ],
    },
    termin: frage({
      schritt: 'termin',
      titel: 'Zeitpunkt',
      description: 'Kundin wählt den Tag, ab dem die Änderung gilt',
      weiter: 'berechnen',
    }),
    berechnen,
    fehlerBeimBerechnen,
    abgelehnt: {
      description: 'Diese Änderung ist nicht möglich; der Grund wird genannt',
      tags: 'fehler',
      meta: { step: 'vergleich', title: 'Vergleichen und speichern' },
      on: { AENDERN: { target: 'auswahl', description: 'Die Auswahl ändern' } },
    },
    vergleich: {
      id: 'vergleich',
      description: 'Bisheriger und neuer Beitrag im Vergleich',
      meta: { step: 'vergleich', title: 'Vergleichen und speichern' },
      route: {
        guard: { type: 'istErreichbar', params: { schritt: 'vergleich' } },
        description: 'Zum Schritt „Vergleichen und speichern“',
      },
      initial: 'aktuell',
      states: {
        aktuell: {
          description: 'Ein anderer Beitrag wurde noch nicht abgelehnt',
          always: [
            {
              guard: 'istPreisGeaendert',
              target: 'preisGeaendert',
              description: 'Beim Speichern galt ein anderer Beitrag',
            },
            {
              guard: 'istVertragGeaendert',
              target: 'vertragGeaendert',
              description: 'Beim Speichern galt ein anderer Vertrag, der Beitrag ist gleich',
            },
          ],
        },
        preisGeaendert: { description: 'Seit sie rechnen ließ, ist der Beitrag ein anderer' },
        vertragGeaendert: { description: 'Seit sie rechnen ließ, ist der Vertrag ein anderer' },
      },
      on: {
        SPEICHERN: {
          guard: { type: 'istGueltig', params: { schritt: 'vergleich' } },
          target: 'bestaetigen',
          actions: { type: 'uebernehmen', params: { schritt: 'vergleich' } },
        },
      },
    },
    bestaetigen: {
      description: 'Kundin bestätigt die Änderung verbindlich',
      meta: { step: 'vergleich', title: 'Vergleichen und speichern' },
      on: { BESTAETIGEN: 'speichern', ABBRECHEN: 'vergleich' },
    },
    speichern,
    fehlerBeimSpeichern,
    umsatzBestaetigen,
    fehlerBeimBestaetigen,
    gespeichert: {
      id: 'gespeichert',
      description: 'Die Änderung gilt oder ist vorgemerkt',
      meta: { step: 'gespeichert', title: 'Gespeichert' },
      type: 'final',
    },
    umsatzBestaetigt: {
      description: 'Der Jahresumsatz bleibt, wie er ist; die Aufgabe ist erledigt',
      meta: { step: 'gespeichert', title: 'Gespeichert' },
      type: 'final',
    },
    ...unterbrochenMitAdressen,
  },
});

/** To a question, where the table says that it belongs to what was chosen. */
function wennGefragt<const Frage extends Angabe>(frage: Frage) {
  const guard = { type: 'istGefragt', params: { frage } } as const;
  return { guard, target: frage, description: gefragtBei(frage) };
}

/** Steps on the customer's path for her answers (`design §4.5`). */
export const erreichbareSchritte = jeKontext((context: AenderungsKontext): readonly string[] =>
  pfad(chart(), context, weiterMit(context.antworten)),
);

/** The chart walks over itself. */
function chart(): AnyStateMachine {
  return aenderung;
}
