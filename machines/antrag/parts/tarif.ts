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
export const tarif = ({ weiter, vonHand, nichtVersicherbar }: Tarif) =>
  ({
    ...schritt('tarif', 'Ihr Beitrag'),
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
        always: { guard: 'istBeitragBekannt', target: 'angebot' },
        invoke: {
          id: 'tarifieren',
          src: 'tarifieren',
          input: stand,
          onDone: [
            { guard: { type: 'istVersicherbar', params: antwort }, target: 'angebot', actions },
            {
              guard: { type: 'istOptionNichtMoeglich', params: antwort },
              target: 'nichtMoeglich',
              actions,
            },
            { guard: { type: 'istVonHandZuPruefen', params: antwort }, target: vonHand, actions },
            { target: nichtVersicherbar, actions },
          ],
          onError: {
            target: 'fehlgeschlagen',
            actions: { type: 'ablehnungMerken', params: fehlerDes },
          },
        },
      },
      angebot: {
        description: `Der Beitrag steht fest und gilt ${fristen.preisTage} Tage`,
        on: { WEITER: { guard: 'istAngebotAngenommen', target: weiter } },
      },
      nichtMoeglich: {
        description: 'Eine gewählte Möglichkeit gibt es hier nicht; der Grund wird genannt',
        tags: 'fehler',
      },
      fehlgeschlagen: {
        description:
          'Der Beitrag kam nicht zustande, weil etwas nicht klappte oder eine Angabe nicht stimmt; die Auswahl bleibt',
        tags: 'fehler',
        on: { WIEDERHOLEN: 'rechnet' },
      },
    },
  }) as const;

const antwort = output('antwort');
const actions = { type: 'tarifMerken', params: antwort } as const;
