import { fromPromise, setup } from 'xstate';
import { typed } from '#machines/typed.ts';

const nichts = fromPromise(() => Promise.resolve());

const s = setup({
  types: { meta: typed<{ step: string; title: string }>() },
  actors: { tarifBerechnen: nichts, ibanPruefen: nichts, antragSenden: nichts },
  guards: {
    hatNebengebaeude: () => true,
    hatteVorschaeden: () => true,
    tarifAktuell: () => true,
    istVersicherbar: () => true,
    erreichbar: () => true,
    istFehler: (_, { art }: { art: string }) => art !== '',
  },
});

const schritt = (step: string, title: string) =>
  ({ meta: { step, title }, route: { guard: 'erreichbar' } }) as const;

/** As large as an application gets: seventeen steps, two branches, three calls, failures, an early end. */
export const antragMuster = s.createMachine({
  id: 'muster',
  description: 'Antrag mit siebzehn Schritten',
  initial: 'wohnort',
  on: {
    SITZUNG_ABGELAUFEN: '.unterbrochen',
    ABGEMELDET: { description: 'Abgemeldet; der Antrag geht ohne Anmeldung weiter' },
  },
  states: {
    wohnort: {
      id: 'wohnort',
      description: 'Postleitzahl und Ort der Wohnung',
      ...schritt('wohnort', 'Wohnort'),
      on: {
        WEITER: [{ guard: 'istVersicherbar', target: 'gebaeude' }, { target: 'ablehnung' }],
      },
    },
    gebaeude: {
      id: 'gebaeude',
      description: 'Art und Alter des Gebäudes',
      ...schritt('gebaeude', 'Gebäude'),
      on: { WEITER: [{ guard: 'hatNebengebaeude', target: 'nebengebaeude' }, 'wohnflaeche'] },
    },
    nebengebaeude: {
      id: 'nebengebaeude',
      description: 'Garage, Schuppen und Gartenhaus',
      ...schritt('nebengebaeude', 'Nebengebäude'),
      on: { WEITER: 'wohnflaeche' },
    },
    wohnflaeche: {
      id: 'wohnflaeche',
      description: 'Fläche in Quadratmetern',
      ...schritt('wohnflaeche', 'Wohnfläche'),
      on: { WEITER: 'tarif' },
    },
    tarif: {
      id: 'tarif',
      description: 'Die Tarife mit ihren Beiträgen, ihren Selbstbeteiligungen und dem Beginn',
      ...schritt('tarif', 'Tarif'),
      initial: 'rechnet',
      states: {
        rechnet: {
          description: 'Die Beiträge werden berechnet',
          tags: 'laedt',
          always: { guard: 'tarifAktuell', target: 'angebot' },
          invoke: {
            id: 'tarifBerechnen',
            src: 'tarifBerechnen',
            onDone: 'angebot',
            onError: 'fehler',
          },
        },
        angebot: { description: 'Kundin wählt einen Tarif', on: { WEITER: '#bausteine' } },
        fehler: {
          description: 'Technisches Problem; die Angaben bleiben',
          tags: 'fehler',
          on: { ERNEUT: 'rechnet' },
        },
      },
    },
    bausteine: {
      id: 'bausteine',
      description: 'Zusätzlicher Schutz',
      ...schritt('bausteine', 'Bausteine'),
      on: { WEITER: 'selbstbeteiligung' },
    },
    selbstbeteiligung: {
      id: 'selbstbeteiligung',
      description: 'Selbstbeteiligung im Schadenfall',
      ...schritt('selbstbeteiligung', 'Selbstbeteiligung'),
      on: { WEITER: 'vorschaeden' },
    },
    vorschaeden: {
      id: 'vorschaeden',
      description: 'Schäden der letzten fünf Jahre',
      ...schritt('vorschaeden', 'Vorschäden'),
      on: { WEITER: [{ guard: 'hatteVorschaeden', target: 'schadenliste' }, 'vorversicherung'] },
    },
    schadenliste: {
      id: 'schadenliste',
      description: 'Jeder Schaden mit Jahr und Höhe',
      ...schritt('schadenliste', 'Schadenliste'),
      on: { WEITER: 'vorversicherung' },
    },
    vorversicherung: {
      id: 'vorversicherung',
      description: 'Bisheriger Versicherer',
      ...schritt('vorversicherung', 'Vorversicherung'),
      on: { WEITER: 'beginn' },
    },
    beginn: {
      id: 'beginn',
      description: 'Tag, an dem der Schutz beginnt',
      ...schritt('beginn', 'Beginn'),
      on: { WEITER: 'person' },
    },
    person: {
      id: 'person',
      description: 'Name und Geburtsdatum',
      ...schritt('person', 'Person'),
      on: { WEITER: 'anschrift' },
    },
    anschrift: {
      id: 'anschrift',
      description: 'Anschrift der versicherten Wohnung',
      ...schritt('anschrift', 'Anschrift'),
      on: { WEITER: 'kontakt' },
    },
    kontakt: {
      id: 'kontakt',
      description: 'E-Mail-Adresse und Telefon',
      ...schritt('kontakt', 'Kontakt'),
      on: { WEITER: 'bank' },
    },
    bank: {
      id: 'bank',
      description: 'Bankverbindung für den Beitrag',
      ...schritt('bank', 'Bankverbindung'),
      initial: 'eingabe',
      states: {
        eingabe: { description: 'Kundin gibt die IBAN ein', on: { WEITER: 'pruefung' } },
        pruefung: {
          description: 'Die IBAN wird geprüft',
          tags: 'laedt',
          invoke: {
            id: 'ibanPruefen',
            src: 'ibanPruefen',
            onDone: '#einwilligungen',
            onError: 'fehler',
          },
        },
        fehler: {
          description: 'Die Prüfung ist gerade nicht möglich',
          tags: 'fehler',
          on: { WEITER: 'pruefung' },
        },
      },
    },
    einwilligungen: {
      id: 'einwilligungen',
      description: 'Einwilligungen und Dokumente',
      ...schritt('einwilligungen', 'Einwilligungen'),
      on: { WEITER: 'zusammenfassung' },
    },
    zusammenfassung: {
      id: 'zusammenfassung',
      description: 'Alle Angaben auf einen Blick',
      ...schritt('zusammenfassung', 'Zusammenfassung'),
      on: { ABSENDEN: 'senden' },
    },
    senden: {
      description: 'Der Antrag wird gesendet',
      tags: 'laedt',
      meta: { step: 'zusammenfassung', title: 'Zusammenfassung' },
      invoke: {
        id: 'antragSenden',
        src: 'antragSenden',
        onDone: 'gesendet',
        onError: [
          {
            guard: { type: 'istFehler', params: () => ({ art: 'BEITRAG_GEAENDERT' }) },
            target: 'tarif',
          },
          { target: 'fehlerBeimSenden' },
        ],
      },
    },
    fehlerBeimSenden: {
      description: 'Technisches Problem; noch einmal senden schadet nicht',
      tags: 'fehler',
      meta: { step: 'zusammenfassung', title: 'Zusammenfassung' },
      on: { ERNEUT: 'senden' },
    },
    gesendet: {
      description: 'Der Antrag ist eingegangen',
      meta: { step: 'gesendet', title: 'Gesendet' },
      type: 'final',
    },
    ablehnung: {
      description: 'An diesem Ort ist kein Schutz möglich',
      meta: { step: 'ablehnung', title: 'Nicht möglich' },
      type: 'final',
    },
    unterbrochen: {
      description: 'Abgemeldet; die Angaben sind aufgehoben',
      meta: { step: 'unterbrochen', title: 'Unterbrochen' },
      type: 'final',
    },
  },
});
