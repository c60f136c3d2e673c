import { beiFehler, fehlerDes, output } from './ereignis.ts';
import { beantwortet, schritt } from './frage.ts';
import { auftrag, vorbereiteter } from './stand.ts';

interface Abschlussseite {
  readonly abschliessen: string;
  /** The phone number needs a code after all. */
  readonly nachweisNoetig: string;
  readonly bonitaetNegativ: string;
  /** A person looks at it. */
  readonly vonHand: string;
}

/**
 * One page at the end: what she buys, its documents, which come before the declaration (`domain/antrag.md §4`; other
 * answers make other documents), her answers, from where every step can be edited, and what she declares.
 */
export const abschluss = ({ abschliessen: weiter, nachweisNoetig, ...ablehnung }: Abschlussseite) =>
  ({
    ...schritt('abschluss', 'Prüfen und abschließen'),
    description: 'Kundin erhält die Unterlagen, prüft alle Angaben und schließt ab',
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
            actions: { type: 'unterlagenMerken', params: output('antrag') },
          },
          onError: [
            ohneNachweis(nachweisNoetig),
            { target: 'fehlgeschlagen', actions: { type: 'ablehnungMerken', params: fehlerDes } },
          ],
        },
      },
      bonitaet: bonitaet(ablehnung),
      lesen: {
        description: 'Kundin liest die Unterlagen, prüft ihre Angaben und gibt ihre Erklärungen ab',
        exit: 'abschlussGesehen',
        on: { ...gelesen(weiter), ...geoeffnet, UNTERLAGEN_ERNEUT: 'erneutSenden' },
      },
      erneutSenden: {
        description: 'Die Unterlagen werden noch einmal an ihre Adresse gesendet',
        tags: 'laedt',
        invoke: {
          id: 'unterlagenSenden',
          src: 'unterlagenSenden',
          input: vorbereiteter,
          onDone: {
            target: 'erneutGesendet',
            actions: { type: 'zustellungMerken', params: output('zustellung') },
          },
          onError: [
            {
              ...beiFehler('UNTERLAGEN_VERALTET', 'vorbereitet'),
              actions: [
                'unterlagenVerwerfen',
                { type: 'hinweisSetzen', params: { hinweis: 'UNTERLAGEN_VERALTET' } },
              ],
            },
            { target: 'erneutFehlgeschlagen' },
          ],
        },
      },
      erneutGesendet: {
        description: 'Die Unterlagen sind noch einmal unterwegs; sonst ist alles, wie es war',
        on: { ...gelesen(weiter), UNTERLAGEN_ERNEUT: 'erneutSenden' },
      },
      erneutFehlgeschlagen: {
        description: 'Die Unterlagen gingen nicht noch einmal hinaus; sonst ist alles, wie es war',
        tags: 'fehler',
        on: { ...gelesen(weiter), ...geoeffnet, WIEDERHOLEN: 'erneutSenden' },
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
  }) as const;

/** With her documents before her she declares for them. */
const gelesen = (weiter: string) =>
  ({
    ABSCHLIESSEN: {
      ...beantwortet('istGueltig', 'abschluss', weiter),
      guard: 'istEinwilligungGueltig',
    },
  }) as const;

/** Papers that were mailed to nobody must have been opened before she declares anything (VVG § 7 (1)). */
const geoeffnet = { UNTERLAGEN_GEOEFFNET: { actions: 'oeffnungMerken' } } as const;

/**
 * Credit check of whoever the application was prepared for (`domain/antrag.md §5.3`): nobody else is asked about, and
 * nobody is refused without a person looking at it.
 */
const bonitaet = ({
  bonitaetNegativ,
  vonHand,
}: Pick<Abschlussseite, 'bonitaetNegativ' | 'vonHand'>) =>
  ({
    description: 'Die Bonität wird geprüft',
    tags: 'laedt',
    always: { guard: 'istBonitaetBekannt', target: 'lesen' },
    invoke: {
      id: 'bonitaetPruefen',
      src: 'bonitaetPruefen',
      input: vorbereiteter,
      onDone: [
        {
          guard: { type: 'istBonitaetPositiv', params: geprueft },
          target: 'lesen',
          actions: { type: 'bonitaetMerken', params: geprueft },
        },
        { guard: { type: 'istBonitaetNegativ', params: geprueft }, target: bonitaetNegativ },
        { target: vonHand, actions: { type: 'bonitaetMerken', params: geprueft } },
      ],
      onError: 'bonitaetFehlgeschlagen',
    },
  }) as const;

const geprueft = output('bonitaet');

interface Abschliessen {
  readonly weiter: string;
  readonly beitragGeaendert: string;
  readonly bonitaetNegativ: string;
  readonly unterlagenVeraltet: string;
  readonly nachweisNoetig: string;
  readonly fehler: string;
}

/** The binding call: one state, one idempotency key (`design §4.9`). */
export const abschliessen = (ziele: Abschliessen) =>
  ({
    id: 'abschliessen',
    description: 'Der Antrag wird verbindlich eingereicht',
    tags: 'laedt',
    meta: { step: 'abschluss', title: 'Prüfen und abschließen' },
    entry: 'tagMerken',
    // No step is shown while it is under way: whoever jumps away would not see that she has a contract.
    on: { 'xstate.route': { description: 'Kein Schritt, bevor die Antwort da ist' } },
    invoke: {
      id: 'abschliessen',
      src: 'abschliessen',
      input: auftrag,
      onDone: {
        target: ziele.weiter,
        actions: { type: 'abschlussMerken', params: output('abschluss') },
      },
      onError: [
        {
          ...beiFehler('BEITRAG_GEAENDERT', ziele.beitragGeaendert),
          actions: [
            'tarifVerwerfen',
            // They name the price of before.
            'unterlagenVerwerfen',
            { type: 'hinweisSetzen', params: { hinweis: 'BEITRAG_GEAENDERT' } },
          ],
        },
        beiFehler('BONITAET_NEGATIV', ziele.bonitaetNegativ),
        {
          ...beiFehler('UNTERLAGEN_VERALTET', ziele.unterlagenVeraltet),
          actions: [
            'unterlagenVerwerfen',
            { type: 'hinweisSetzen', params: { hinweis: 'UNTERLAGEN_VERALTET' } },
          ],
        },
        {
          // The insurer words it otherwise since the page was opened: it is read anew, and nothing else is lost.
          ...beiFehler('ERKLAERUNG_FEHLT', ziele.unterlagenVeraltet),
          actions: [
            'erklaerungenVerwerfen',
            { type: 'hinweisSetzen', params: { hinweis: 'ERKLAERUNG_FEHLT' } },
          ],
        },
        ohneNachweis(ziele.nachweisNoetig),
        { target: ziele.fehler, actions: { type: 'ablehnungMerken', params: fehlerDes } },
      ],
    },
  }) as const;

export const abschliessenFehlgeschlagen = ({ erneut }: { readonly erneut: string }) =>
  ({
    description: 'Das Einreichen ging nicht; noch einmal einreichen schadet nicht',
    tags: 'fehler',
    meta: { step: 'abschluss', title: 'Prüfen und abschließen' },
    // With what she declares now: the page is still there, and so is every tick.
    on: {
      ABSCHLIESSEN: {
        ...beantwortet('istGueltig', 'abschluss', erneut),
        guard: 'istEinwilligungGueltig',
      },
    },
  }) as const;

function ohneNachweis(target: string) {
  return {
    guard: { type: 'istNachweisNoetig', params: fehlerDes },
    target,
    actions: [
      'nachweisVerwerfen',
      { type: 'hinweisSetzen', params: { hinweis: 'NACHWEIS_NOETIG' } },
    ],
  } as const;
}

/** Every way an application ends. */
export const enden = {
  bestaetigung: ende(
    'bestaetigung',
    'Geschafft',
    'Der Vertrag besteht; Nummer, Unterlagen und nächste Schritte',
  ),
  sorry: ende('sorry', 'Es tut uns leid', 'Dieses Risiko ist online nicht versicherbar'),
  checkFailed: ende(
    'checkFailed',
    'Bonitätsprüfung',
    'Die Bonitätsprüfung spricht dagegen; ein Mensch sieht auf Wunsch nach',
  ),
  manuellePruefung: ende(
    'manuellePruefung',
    'Wir prüfen persönlich',
    'Ein Mensch prüft die Anfrage; die Nachricht ist vorbereitet',
  ),
  agentNichtGefunden: ende(
    'agentNichtGefunden',
    'Vermittler nicht gefunden',
    'Den genannten Vermittler gibt es nicht',
  ),
  nichtVerfuegbar: ende(
    'nichtVerfuegbar',
    'Produkt nicht verfügbar',
    'Diese Marke bietet das Produkt nicht an',
  ),
};

/** Ways out that every application draws to these ends. */
export const ausgaenge = {
  weiter: '#bestaetigung',
  vonHand: '#manuellePruefung',
  nichtVersicherbar: '#sorry',
  bonitaetNegativ: '#checkFailed',
} as const;

/** The same before the first question. */
export const ausgaengeVorher = {
  vermittlerUnbekannt: '#agentNichtGefunden',
  nichtVerfuegbar: '#nichtVerfuegbar',
} as const;

function ende<const Step extends string>(step: Step, title: string, description: string) {
  return { id: step, description, meta: { step, title }, type: 'final' } as const;
}
