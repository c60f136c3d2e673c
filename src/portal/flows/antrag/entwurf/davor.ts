import type { DraftStand } from '#machines/draft/selectors.ts';
import type { EntwurfActor } from './effekte.ts';

/** She wanted to save before the chart was there; the page that stands now has one at most. */
let gefragt = false;

/** Stands for the draft until its chart is there. */
export function davor(): EntwurfActor {
  gefragt = false;
  return {
    getSnapshot: () => nichts,
    send: ({ type }) => {
      gefragt ||= type === 'FRAGEN';
    },
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
}

/** What was asked for before the draft was there. */
export function nachholen(entwurf: EntwurfActor): void {
  if (gefragt) entwurf.send({ type: 'FRAGEN' });
  gefragt = false;
}

const nichts: DraftStand = {
  value: { zu: 'ruht' },
  context: {
    kennung: null,
    geoeffnet: null,
    auftrag: null,
    unterwegs: null,
    gesichert: null,
    fehlversuche: 0,
  },
};
