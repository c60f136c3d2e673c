import { fehlerWie, fehlschlag } from '../failure.ts';
import { antwortVon, kontoSetup, type LinkErgebnis } from '../setup.ts';
import { antworten } from './answers.ts';

const zuOft = {
  guard: { type: 'istFehler', params: fehlerWie('ZU_OFT') },
  target: 'eingabe',
  actions: { type: 'fehlerMerken', params: fehlschlag },
} as const;

/** What she finds on her papers; the next page is the same whether both fit or not. */
export const vertragsnummer = kontoSetup.createStateConfig({
  id: 'vertragsnummer',
  description: 'Welcher Vertrag gehört ihr?',
  meta: { step: 'vertragsnummer', title: 'Zugang einrichten' },
  initial: 'eingabe',
  states: {
    eingabe: {
      description: 'Kundin gibt Vertragsnummer und Postleitzahl ein',
      on: {
        WEITER: {
          guard: { type: 'istGueltig', params: { frage: 'vertragsnummer' } },
          target: 'suchen',
          actions: 'vertragMerken',
        },
      },
    },
    suchen: {
      description: 'Gibt es zu beidem eine E-Mail-Adresse?',
      tags: 'laedt',
      entry: 'hinweisEntfernen',
      invoke: {
        id: 'emailSuchen',
        src: 'emailSuchen',
        input: ({ event }) => antwortVon(antworten.vertragsnummer, event),
        onDone: {
          target: '#emailBestaetigen',
          actions: { type: 'emailMerken', params: ({ event }) => ({ email: event.output }) },
        },
        onError: [zuOft, { target: 'fehler' }],
      },
    },
    fehler: {
      description: 'Technisches Problem; die Angaben bleiben stehen',
      tags: 'fehler',
      on: {
        WEITER: {
          guard: { type: 'istGueltig', params: { frage: 'vertragsnummer' } },
          target: 'suchen',
          actions: 'vertragMerken',
        },
      },
    },
  },
});

/** The link goes to the address of the contract and to no other. */
export const emailBestaetigen = kontoSetup.createStateConfig({
  id: 'emailBestaetigen',
  description: 'Der Link geht an die E-Mail-Adresse des Vertrags',
  meta: { step: 'emailBestaetigen', title: 'E-Mail-Adresse bestätigen' },
  initial: 'eingabe',
  on: {
    ABWEICHENDE_EMAIL: { target: '#abweichendeEmail', actions: 'hinweisEntfernen' },
    ZURUECK: { target: '#vertragsnummer', actions: 'hinweisEntfernen' },
  },
  states: {
    eingabe: {
      description: 'Kundin sieht die verdeckte E-Mail-Adresse, wenn es eine gibt',
      on: { LINK_ANFORDERN: 'senden' },
    },
    senden: {
      description: 'Der Link wird verschickt; die Antwort ist für alle Angaben dieselbe',
      tags: 'laedt',
      entry: 'hinweisEntfernen',
      invoke: {
        id: 'linkSenden',
        src: 'linkSenden',
        input: ({ context }) => context.vertrag ?? { contractId: '', plz: '' },
        onDone: 'gesendet',
        onError: [zuOft, { target: 'fehler' }],
      },
    },
    gesendet: {
      description: 'Wenn die Angaben stimmen, ist eine E-Mail unterwegs',
      on: {
        LINK_GEOEFFNET: '#linkPruefen',
        LINK_ANFORDERN: { target: 'senden', description: 'Frühestens nach 60 Sekunden' },
      },
    },
    fehler: {
      description: 'Technisches Problem; noch einmal senden schadet nicht',
      tags: 'fehler',
      on: { LINK_ANFORDERN: 'senden' },
    },
  },
});

const fuehrtZu =
  (art: LinkErgebnis['art']) =>
  ({ event }: { event: { output: LinkErgebnis } }) => ({ ergebnis: event.output, art });
const ergebnis = ({ event }: { event: { output: LinkErgebnis } }) => ({ ergebnis: event.output });

/** The link of a mail: it opens an account, or confirms another e-mail address. */
export const linkPruefen = kontoSetup.createStateConfig({
  id: 'linkPruefen',
  description: 'Der Link aus der E-Mail wird geprüft',
  meta: { step: 'linkPruefen', title: 'Link prüfen' },
  initial: 'pruefen',
  states: {
    pruefen: {
      description: 'Wohin führt der Link?',
      tags: 'laedt',
      invoke: {
        id: 'linkPruefen',
        src: 'linkPruefen',
        onDone: [
          {
            guard: { type: 'fuehrtZu', params: fuehrtZu('BESTEHT') },
            target: '#kontoBesteht',
          },
          {
            guard: { type: 'fuehrtZu', params: fuehrtZu('EMAIL_GEAENDERT') },
            target: '#emailGeaendert',
            actions: { type: 'linkMerken', params: ergebnis },
          },
          {
            target: '#passwortFestlegen',
            actions: { type: 'linkMerken', params: ergebnis },
          },
        ],
        onError: [
          {
            guard: { type: 'istFehler', params: fehlerWie('LINK_UNGUELTIG') },
            target: '#linkUngueltig',
          },
          { target: 'fehler' },
        ],
      },
    },
    fehler: {
      description: 'Technisches Problem; noch einmal prüfen schadet nicht',
      tags: 'fehler',
      on: { ERNEUT: 'pruefen' },
    },
  },
});

/** A password of her own; the one that came with the link is never shown. */
export const passwortFestlegen = kontoSetup.createStateConfig({
  id: 'passwortFestlegen',
  description: 'Kundin legt ihr Passwort fest',
  meta: { step: 'passwortFestlegen', title: 'Passwort festlegen' },
  initial: 'eingabe',
  states: {
    eingabe: {
      description: 'Kundin wählt ein Passwort',
      on: {
        WEITER: {
          guard: { type: 'istGueltig', params: { frage: 'passwortFestlegen' } },
          target: 'setzen',
        },
      },
    },
    setzen: {
      description: 'Das Passwort wird gespeichert',
      tags: 'laedt',
      entry: 'hinweisEntfernen',
      invoke: {
        id: 'passwortSetzen',
        src: 'passwortSetzen',
        input: ({ event }) => antwortVon(antworten.passwortFestlegen, event),
        onDone: '#handynummer',
        onError: [
          { guard: { type: 'istFehler', params: fehlerWie('TECHNISCH') }, target: 'fehler' },
          {
            guard: { type: 'istFehler', params: fehlerWie('LINK_UNGUELTIG') },
            target: '#linkUngueltig',
          },
          { target: 'eingabe', actions: { type: 'fehlerMerken', params: fehlschlag } },
        ],
      },
    },
    fehler: {
      description: 'Technisches Problem; das Passwort bleibt stehen',
      tags: 'fehler',
      on: {
        WEITER: {
          guard: { type: 'istGueltig', params: { frage: 'passwortFestlegen' } },
          target: 'setzen',
        },
      },
    },
  },
});
