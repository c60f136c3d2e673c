import { basis } from './basis.ts';
import { fehlerDes } from './ereignis.ts';
import { stand } from './stand.ts';

/** The price: calculated for what is chosen, again with each other choice (`domain/antrag.md §1`, states 3 and 4). */
export const tarif = ({ weiter }: { weiter: string }) =>
  basis.createStateConfig({
    id: 'tarif',
    description:
      'Kundin sieht den Beitrag und wählt Tarif, Selbstbeteiligung, Zahlweise und Beginn',
    meta: { step: 'tarif', title: 'Ihr Beitrag' },
    route: {
      guard: { type: 'istErreichbar', params: { schritt: 'tarif' } },
      description: 'Zum Schritt „Ihr Beitrag“',
    },
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
            {
              guard: {
                type: 'istVersicherbar',
                params: ({ event }) => ({ antwort: event.output }),
              },
              target: 'angebot',
              actions: { type: 'tarifMerken', params: ({ event }) => ({ antwort: event.output }) },
            },
            {
              guard: {
                type: 'istOptionNichtMoeglich',
                params: ({ event }) => ({ antwort: event.output }),
              },
              target: 'nichtMoeglich',
              actions: { type: 'tarifMerken', params: ({ event }) => ({ antwort: event.output }) },
            },
            {
              guard: {
                type: 'istVonHandZuPruefen',
                params: ({ event }) => ({ antwort: event.output }),
              },
              target: '#manuellePruefung',
              actions: { type: 'tarifMerken', params: ({ event }) => ({ antwort: event.output }) },
            },
            {
              target: '#sorry',
              actions: { type: 'tarifMerken', params: ({ event }) => ({ antwort: event.output }) },
            },
          ],
          onError: {
            target: 'fehlgeschlagen',
            actions: { type: 'ablehnungMerken', params: fehlerDes },
          },
        },
      },
      angebot: {
        description: 'Der Beitrag steht fest und gilt 14 Tage',
        on: {
          WEITER: {
            guard: { type: 'istAngebotAngenommen' },
            target: weiter,
          },
        },
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
  });
