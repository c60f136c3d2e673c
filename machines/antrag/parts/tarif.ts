import { fristen } from '#contract/zahlen.ts';
import { fehlerDes, output } from './ereignis.ts';
import { schritt } from './frage.ts';
import { stand } from './stand.ts';

interface Tarif {
  readonly weiter: string;
  /** A person looks at it. */
  readonly vonHand: string;
  readonly nichtVersicherbar: string;
}

/** The price: calculated for what is chosen, again with each other choice (`domain/antrag.md §1`, states 3 and 4). */
export const tarif = (ziele: Tarif) => preisseite(ziele, [], [], {});

/** The same before the risk is asked about: for what is usual, and for what was chosen for her (`domain/verkauf.md §2`). */
export const angebot = (ziele: Tarif) =>
  preisseite(
    ziele,
    [
      {
        guard: { type: 'istVorschlagAnpassbar', params: antwort },
        target: 'rechnet',
        reenter: true,
        actions: { type: 'vorschlagAnpassen', params: antwort },
      },
    ] as const,
    [
      { guard: { type: 'istAnnahmeSchuld', params: antwort }, target: 'nichtMoeglich', actions },
    ] as const,
    { ANFRAGEN: { guard: 'wirdPersoenlichGeprueft', target: ziele.vonHand } } as const,
  );

const preisseite = <
  const Zuerst extends readonly object[],
  const Dann extends readonly object[],
  const Auswege extends object,
>(
  { weiter, vonHand, nichtVersicherbar }: Tarif,
  zuerst: Zuerst,
  dann: Dann,
  auswege: Auswege,
) => {
  const angenommen = { guard: 'istAngebotAngenommen', target: weiter } as const;
  return {
    ...schritt('angebot', 'Ihr Beitrag'),
    description:
      'Kundin sieht den Beitrag und wählt Tarif, Selbstbeteiligung, Zahlweise und Beginn',
    entry: 'vorgabeSetzen',
    initial: 'rechnet',
    on: {
      // A newer choice cancels the calculation that is under way.
      WAHL: { guard: 'istWaehlbar', target: '.rechnet', actions: 'wahlUebernehmen' },
    },
    states: {
      rechnet: {
        description: 'Der Beitrag wird berechnet',
        tags: 'laedt',
        always: [
          { guard: 'bleibtWahlOffen', target: 'unberechnet', actions: 'wahlMerken' },
          { guard: 'istBeitragBekannt', target: 'steht', actions: 'wahlMerken' },
        ],
        invoke: {
          id: 'tarifieren',
          src: 'tarifieren',
          input: stand,
          onDone: [
            ...zuerst,
            {
              guard: { type: 'istAndereWahlOffen', params: antwort },
              target: 'rechnet',
              reenter: true,
              actions: [actions, 'wahlMerken', 'wahlWiederholen'],
            },
            {
              guard: { type: 'istVersicherbar', params: antwort },
              target: 'steht',
              actions: [actions, 'wahlMerken'],
            },
            {
              guard: { type: 'istOptionNichtMoeglich', params: antwort },
              target: 'nichtMoeglich',
              actions,
            },
            ...dann,
            { guard: { type: 'istVonHandZuPruefen', params: antwort }, target: vonHand, actions },
            { target: nichtVersicherbar, actions },
          ],
          onError: [
            {
              guard: { type: 'giltVorigeWahl', params: fehlerDes },
              target: 'unberechnet',
              actions: 'wahlZuruecknehmen',
            },
            {
              target: 'fehlgeschlagen',
              actions: { type: 'ablehnungMerken', params: fehlerDes },
            },
          ],
        },
      },
      steht: {
        description: `Der Beitrag steht fest und gilt ${fristen.preisTage} Tage`,
        on: { WEITER: angenommen },
      },
      unberechnet: {
        description:
          'Die neue Wahl ließ sich nicht berechnen: die Wahl davor und ihr Beitrag gelten weiter',
        tags: 'fehler',
        on: {
          WEITER: { ...angenommen, actions: 'wahlVerwerfen' },
          WIEDERHOLEN: nochmal,
          VERBUNDEN: nochmal,
        },
      },
      nichtMoeglich: {
        description: 'Eine gewählte Möglichkeit gibt es hier nicht; der Grund wird genannt',
        tags: 'fehler',
        on: auswege,
      },
      fehlgeschlagen: {
        description:
          'Der Beitrag kam nicht zustande, weil etwas nicht klappte oder eine Angabe nicht stimmt; die Auswahl bleibt',
        tags: 'fehler',
        on: { WIEDERHOLEN: 'rechnet', VERBUNDEN: 'rechnet' },
      },
    },
  } as const;
};

/** What she had chosen is tried again, by her or by itself. */
const nochmal = { target: 'rechnet', actions: 'wahlWiederholen' } as const;

const antwort = output('antwort');
const actions = { type: 'tarifMerken', params: antwort } as const;
