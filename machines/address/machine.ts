import { type Adresskontext, adressSetup as p, type Bild } from './setup.ts';

const bild = ({ event }: { event: { bild: Bild } }) => ({ bild: event.bild });

const sehen = [{ type: 'sehen', params: bild }, 'wiederStimmig'] as const;

/** One address at a time: a flow that runs on is followed once, to where it rests. */
const folgen = (ersetzen: boolean) =>
  [
    {
      type: 'gehen',
      params: ({ event: { bild: jetzt } }: { event: { bild: Bild } }) => ({
        schritt: jetzt.schritt,
        anhang: jetzt.anhang,
        ersetzen,
      }),
    },
    {
      type: 'losgehen',
      params: ({ event }: { event: { bild: Bild } }) => ({ schritt: event.bild.schritt }),
    },
  ] as const;

const anbieten = [
  { type: 'anbietenMerken', params: bild },
  {
    type: 'anbieten',
    params: ({ event }: { event: { bild: Bild } }) => ({ schritt: event.bild.wunsch }),
  },
] as const;

const ungewiss = { guard: { type: 'istUngewiss', params: bild } } as const;

/** What is the same wherever the page is drawn at an entry that is not the one of before. */
const andererEintrag = [
  {
    guard: { type: 'istFertig', params: bild },
    target: '#ruht',
    description: 'Zurück von einem Ablauf, der zu Ende ist',
    actions: ['ankommen', 'verlassen'],
  },
  {
    target: '#anbietet',
    description: 'Zurück oder Vor im Browser',
    actions: ['ankommen', ...anbieten],
  },
] as const;

/**
 * Holds address and flow together: the address is the projection of the flow (`design §4.6`). Back and
 * Forward are offered to the flow; what it refuses is put back.
 */
export const adresse = p.createMachine({
  id: 'adresse',
  description: 'Adresse und Ablauf: fortsetzen, folgen, Zurück und Vor, aufheben',
  context: ({ input }) => ({
    ...input,
    gesehen: null,
    zurueckgestellt: null,
    unterwegsZu: null,
    angeboten: null,
    gaenge: 0,
  }),
  entry: 'zuhoeren',
  initial: 'beginn',
  on: {
    BEWEGT: {
      description: 'Der Ablauf ist weiter: der Tab hebt auf, was er enthält',
      actions: 'aufheben',
    },
    // The router says nothing where the browser has come back before it had drawn the way there.
    GEGANGEN: {
      description: 'Zurück oder Vor im Browser: noch einmal hinsehen',
      actions: 'zaehlen',
    },
  },
  states: {
    beginn: {
      description: 'Beim ersten Schritt geöffnet, oder mitten darin?',
      always: [{ guard: 'beginntVonVorn', target: 'ruht' }, { target: 'setztFort' }],
    },
    setztFort: {
      description: 'Ihre Antworten von vorhin werden noch einmal gegeben',
      tags: 'laedt',
      invoke: {
        id: 'fortsetzen',
        src: 'fortsetzen',
        input: ({ context: { ziel } }) => ({ ziel }),
        onDone: 'ruht',
        onError: { target: 'ruht', description: 'Sie geht von dort weiter, wo sie steht' },
      },
    },
    ruht: {
      id: 'ruht',
      description: 'Keine Adresse ist unterwegs',
      on: {
        GEZEICHNET: [
          ungewiss,
          { guard: { type: 'stimmt', params: bild }, actions: sehen },
          {
            guard: { type: 'wartetAmAnfang', params: bild },
            description: 'Der Ablauf ist noch nicht so weit',
          },
          {
            guard: 'istErsterBlick',
            target: 'unterwegs',
            description: 'Ein Link zu einem Schritt, der noch nicht gezeigt werden kann',
            actions: folgen(true),
          },
          { guard: { type: 'wartetHier', params: bild }, description: 'Er läuft noch' },
          {
            guard: { type: 'bleibtZeigbar', params: bild },
            target: 'unterwegs',
            description: 'Der Ablauf ist weitergegangen',
            actions: folgen(false),
          },
          {
            guard: { type: 'istHier', params: bild },
            target: 'unterwegs',
            // Nobody gets Back past a step that is done for good: its entry goes.
            description: 'Weitergegangen, und hierher führt kein Weg zurück',
            actions: folgen(true),
          },
          ...andererEintrag,
        ],
      },
    },
    unterwegs: {
      description: 'Die Adresse des Schritts ist unterwegs',
      initial: 'still',
      on: {
        GEZEICHNET: [
          ungewiss,
          {
            guard: { type: 'stimmtHier', params: bild },
            description: 'Der Ablauf ist zurückgekehrt; die Adresse kommt noch',
            actions: sehen,
          },
          {
            guard: { type: 'stimmt', params: bild },
            target: 'ruht',
            actions: ['ankommen', ...sehen],
          },
          {
            guard: { type: 'wartetAmAnfang', params: bild },
            target: 'ruht',
            actions: 'ankommen',
          },
          {
            guard: 'istErsterBlick',
            target: '.still',
            actions: folgen(true),
          },
          { guard: { type: 'istHier', params: bild }, description: 'Noch nicht gezeichnet' },
          {
            guard: { type: 'kommtAnUndWartet', params: bild },
            target: 'ruht',
            actions: ['ankommen', { type: 'sehen', params: bild }],
          },
          {
            guard: { type: 'kommtAn', params: bild },
            target: '.still',
            description: 'Inzwischen ist der Ablauf weiter',
            actions: [{ type: 'sehen', params: bild }, ...folgen(true)],
          },
          ...andererEintrag,
        ],
      },
      states: {
        still: {
          description: 'Seitdem hat niemand Zurück gedrückt',
          on: { GEGANGEN: { target: 'gegangen', actions: 'zaehlen' } },
        },
        gegangen: {
          description: 'Inzwischen wurde Zurück oder Vor gedrückt',
          on: {
            GEZEICHNET: [
              ungewiss,
              {
                guard: { type: 'stimmtHier', params: bild },
                actions: sehen,
              },
              {
                guard: { type: 'istHier', params: bild },
                target: '#anbietet',
                description: 'Zurück, bevor gezeichnet war, wohin der Ablauf gegangen ist',
                actions: ['ankommen', ...anbieten],
              },
            ],
          },
        },
      },
    },
    anbietet: {
      id: 'anbietet',
      description: 'Der Ablauf sagt, ob er zu dem Schritt der Adresse geht',
      on: {
        ANGENOMMEN: { target: 'ruht', actions: ['angebotSehen', 'angebotVergessen'] },
        ABGEWIESEN: [
          {
            guard: 'kamZurueck',
            target: 'ruht',
            description: 'Vor, zu dem Schritt, an dem der Ablauf steht',
            actions: [
              'zurueckstellen',
              { type: 'blaettern', params: { um: 1 } },
              'angebotVergessen',
            ],
          },
          {
            guard: 'istAndereStelle',
            target: 'ruht',
            description: 'Der Browser wird zurückgestellt',
            actions: [
              'zurueckstellen',
              { type: 'blaettern', params: zurueckstellung },
              'angebotVergessen',
            ],
          },
          {
            target: 'unterwegs',
            description: 'Eine andere Adresse an derselben Stelle wird berichtigt',
            actions: [
              { type: 'gehen', params: berichtigung },
              { type: 'losgehen', params: berichtigung },
              'angebotVergessen',
            ],
          },
        ],
      },
    },
  },
});

function zurueckstellung({ context: { angeboten, gesehen } }: { context: Adresskontext }) {
  return { um: (gesehen?.stelle ?? 0) - (angeboten?.stelle ?? 0) };
}

function berichtigung({ context: { angeboten } }: { context: Adresskontext }) {
  return {
    schritt: angeboten?.schritt ?? null,
    anhang: angeboten?.anhang ?? '',
    ersetzen: true,
  };
}
