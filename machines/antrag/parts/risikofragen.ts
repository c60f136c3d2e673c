import { basis } from './basis.ts';
import { taetigkeiten } from './stand.ts';

/** Reads what is asked about the trades; where there is nothing to ask, the step is passed over. */
export const risikofragenLaden = ({ fragen, weiter }: { fragen: string; weiter: string }) =>
  basis.createStateConfig({
    description: 'Die Fragen zu den Tätigkeiten werden gelesen',
    tags: 'laedt',
    meta: { step: 'gewerbe', title: 'Tätigkeit' },
    always: [
      { guard: 'gibtEsRisikofragen', target: fragen },
      { guard: 'sindRisikofragenBekannt', target: weiter },
    ],
    invoke: {
      id: 'risikofragenLaden',
      src: 'risikofragenLaden',
      input: taetigkeiten,
      onDone: [
        {
          guard: { type: 'hatRisikofragen', params: ({ event }) => ({ fragen: event.output }) },
          target: fragen,
          actions: {
            type: 'risikofragenMerken',
            params: ({ event }) => ({ fragen: event.output }),
          },
        },
        {
          target: weiter,
          actions: {
            type: 'risikofragenMerken',
            params: ({ event }) => ({ fragen: event.output }),
          },
        },
      ],
      onError: 'risikofragenFehlgeschlagen',
    },
  });

export const risikofragenFehlgeschlagen = basis.createStateConfig({
  description: 'Technisches Problem beim Lesen der Fragen; noch einmal versuchen schadet nicht',
  tags: 'fehler',
  meta: { step: 'gewerbe', title: 'Tätigkeit' },
  on: { WIEDERHOLEN: 'risikofragenLaden' },
});
