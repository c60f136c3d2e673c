import { basis } from './basis.ts';
import { fehlerDes, fehlerWie } from './ereignis.ts';
import { auftrag, vorbereiteter } from './stand.ts';

/**
 * Credit check of whoever the application was prepared for (`domain/antrag.md §5.3`): nobody else is asked about, and
 * nobody is refused without a person looking at it.
 */
const bonitaet = basis.createStateConfig({
  description: 'Die Bonität wird geprüft',
  tags: 'laedt',
  always: { guard: 'istBonitaetBekannt', target: 'lesen' },
  invoke: {
    id: 'bonitaetPruefen',
    src: 'bonitaetPruefen',
    input: vorbereiteter,
    onDone: [
      {
        guard: { type: 'istBonitaetPositiv', params: ({ event }) => ({ bonitaet: event.output }) },
        target: 'lesen',
        actions: { type: 'bonitaetMerken', params: ({ event }) => ({ bonitaet: event.output }) },
      },
      {
        guard: { type: 'istBonitaetNegativ', params: ({ event }) => ({ bonitaet: event.output }) },
        target: '#checkFailed',
      },
      {
        target: '#manuellePruefung',
        actions: { type: 'bonitaetMerken', params: ({ event }) => ({ bonitaet: event.output }) },
      },
    ],
    onError: 'bonitaetFehlgeschlagen',
  },
});

/** Documents come before the declaration (`domain/antrag.md §4`); other answers make other documents. */
export const unterlagen = ({ weiter }: { weiter: string }) =>
  basis.createStateConfig({
    id: 'unterlagen',
    description: 'Kundin erhält die Unterlagen und gibt ihre Erklärungen ab',
    meta: { step: 'unterlagen', title: 'Unterlagen' },
    route: {
      guard: { type: 'istErreichbar', params: { schritt: 'unterlagen' } },
      description: 'Zum Schritt „Unterlagen“',
    },
    initial: 'vorbereitet',
    states: {
      vorbereitet: {
        description: 'Die Unterlagen werden erstellt',
        tags: 'laedt',
        always: { guard: 'sindUnterlagenBekannt', target: 'bonitaet' },
        invoke: {
          id: 'unterlagenVorbereiten',
          src: 'unterlagenVorbereiten',
          input: auftrag,
          onDone: {
            target: 'bonitaet',
            actions: {
              type: 'unterlagenMerken',
              params: ({ event }) => ({ antrag: event.output }),
            },
          },
          onError: [
            {
              guard: { type: 'istNachweisNoetig', params: fehlerDes },
              target: '#telefon',
              actions: [
                'nachweisVerwerfen',
                { type: 'hinweisSetzen', params: { hinweis: 'NACHWEIS_NOETIG' } },
              ],
            },
            {
              target: 'fehlgeschlagen',
              actions: { type: 'ablehnungMerken', params: fehlerDes },
            },
          ],
        },
      },
      bonitaet,
      lesen: {
        description: 'Kundin liest und speichert die Unterlagen und willigt ein',
        on: {
          WEITER: {
            guard: 'istEinwilligungGueltig',
            target: weiter,
            actions: { type: 'uebernehmen', params: { schritt: 'unterlagen' } },
          },
        },
      },
      fehlgeschlagen: {
        description: 'Die Unterlagen kamen nicht zustande; noch einmal versuchen schadet nicht',
        tags: 'fehler',
        on: { WIEDERHOLEN: 'vorbereitet' },
      },
      bonitaetFehlgeschlagen: {
        description: 'Technisches Problem bei der Prüfung; noch einmal versuchen schadet nicht',
        tags: 'fehler',
        // Her application may be over meanwhile; made from the same answers, it is the same.
        on: { WIEDERHOLEN: { target: 'vorbereitet', actions: 'unterlagenVerwerfen' } },
      },
    },
  });

/** All answers once more; from here every step can be edited. */
export const zusammenfassung = basis.createStateConfig({
  id: 'zusammenfassung',
  description: 'Kundin prüft alle Angaben und schließt ab',
  meta: { step: 'zusammenfassung', title: 'Prüfen und abschließen' },
  route: {
    guard: { type: 'istErreichbar', params: { schritt: 'zusammenfassung' } },
    description: 'Zum Schritt „Prüfen und abschließen“',
  },
  exit: 'beitragGesehen',
  on: { ABSCHLIESSEN: 'abschliessen' },
});

/** The binding call: one state, one idempotency key (`design §4.9`). */
export const abschliessen = basis.createStateConfig({
  description: 'Der Antrag wird verbindlich eingereicht',
  tags: 'laedt',
  meta: { step: 'zusammenfassung', title: 'Prüfen und abschließen' },
  entry: 'sendenBeginnen',
  exit: 'sendenBeenden',
  invoke: {
    id: 'abschliessen',
    src: 'abschliessen',
    input: auftrag,
    onDone: {
      target: 'bestaetigung',
      actions: { type: 'abschlussMerken', params: ({ event }) => ({ abschluss: event.output }) },
    },
    onError: [
      {
        guard: { type: 'istFehler', params: fehlerWie('BEITRAG_GEAENDERT') },
        target: 'tarif',
        actions: [
          'tarifVerwerfen',
          { type: 'hinweisSetzen', params: { hinweis: 'BEITRAG_GEAENDERT' } },
        ],
      },
      {
        guard: { type: 'istFehler', params: fehlerWie('BONITAET_NEGATIV') },
        target: 'checkFailed',
      },
      {
        guard: { type: 'istFehler', params: fehlerWie('UNTERLAGEN_VERALTET') },
        target: 'unterlagen',
        actions: [
          'unterlagenVerwerfen',
          { type: 'hinweisSetzen', params: { hinweis: 'UNTERLAGEN_VERALTET' } },
        ],
      },
      {
        guard: { type: 'istNachweisNoetig', params: fehlerDes },
        target: 'telefon',
        actions: [
          'nachweisVerwerfen',
          { type: 'hinweisSetzen', params: { hinweis: 'NACHWEIS_NOETIG' } },
        ],
      },
      {
        target: 'abschliessenFehlgeschlagen',
        actions: { type: 'ablehnungMerken', params: fehlerDes },
      },
    ],
  },
});

export const abschliessenFehlgeschlagen = basis.createStateConfig({
  description: 'Das Einreichen ging nicht; noch einmal einreichen schadet nicht',
  tags: 'fehler',
  meta: { step: 'zusammenfassung', title: 'Prüfen und abschließen' },
  on: { WIEDERHOLEN: 'abschliessen' },
});

/** Every way an application ends. */
export const enden = {
  bestaetigung: basis.createStateConfig({
    id: 'bestaetigung',
    description: 'Der Vertrag besteht; Nummer, Unterlagen und nächste Schritte',
    meta: { step: 'bestaetigung', title: 'Geschafft' },
    type: 'final',
  }),
  sorry: basis.createStateConfig({
    id: 'sorry',
    description: 'Dieses Risiko ist online nicht versicherbar',
    meta: { step: 'sorry', title: 'Es tut uns leid' },
    type: 'final',
  }),
  checkFailed: basis.createStateConfig({
    id: 'checkFailed',
    description: 'Die Bonitätsprüfung spricht dagegen; ein Mensch sieht auf Wunsch nach',
    meta: { step: 'checkFailed', title: 'Bonitätsprüfung' },
    type: 'final',
  }),
  manuellePruefung: basis.createStateConfig({
    id: 'manuellePruefung',
    description: 'Ein Mensch prüft die Anfrage; die Nachricht ist vorbereitet',
    meta: { step: 'manuellePruefung', title: 'Wir prüfen persönlich' },
    type: 'final',
  }),
  agentNichtGefunden: basis.createStateConfig({
    description: 'Den genannten Vermittler gibt es nicht',
    meta: { step: 'agentNichtGefunden', title: 'Vermittler nicht gefunden' },
    type: 'final',
  }),
  nichtVerfuegbar: basis.createStateConfig({
    description: 'Diese Marke bietet das Produkt nicht an',
    meta: { step: 'nichtVerfuegbar', title: 'Produkt nicht verfügbar' },
    type: 'final',
  }),
};
