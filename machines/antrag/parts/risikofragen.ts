import { output } from './ereignis.ts';
import { taetigkeiten } from './stand.ts';

interface Risikofragen {
  readonly fragen: string;
  /** There is nothing to ask. */
  readonly weiter: string;
  readonly fehler: string;
}

/** Reads what is asked about the trades; where there is nothing to ask, the step is passed over. */
export const risikofragenLaden = ({ fragen, weiter, fehler }: Risikofragen) =>
  ({
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
        { guard: { type: 'hatRisikofragen', params: gelesen }, target: fragen, actions },
        { target: weiter, actions },
      ],
      onError: fehler,
    },
  }) as const;

const gelesen = output('fragen');
const actions = { type: 'risikofragenMerken', params: gelesen } as const;

export const risikofragenFehlgeschlagen = ({ erneut }: { readonly erneut: string }) =>
  ({
    description: 'Technisches Problem beim Lesen der Fragen; noch einmal versuchen schadet nicht',
    tags: 'fehler',
    meta: { step: 'gewerbe', title: 'Tätigkeit' },
    on: { WIEDERHOLEN: erneut },
  }) as const;
