import { fehlerWie, fehlschlag } from '../failure.ts';

/** Where she goes when a wished number cannot become hers here. */
export interface Auswege {
  /** What gave her the right to it counts no longer. */
  ende: '#linkUngueltig' | '#unterbrochen';
  /** One more code shows that it is her; only a session is asked for it. */
  bestaetigen?: '#bestaetigen';
}

/** What follows where a call about a wished number fails. */
export const schiefgegangen = ({ ende, bestaetigen }: Auswege) =>
  [
    { guard: { type: 'istFehler', params: fehlerWie('TECHNISCH') }, target: 'fehler' },
    {
      guard: { type: 'istFehler', params: fehlerWie('LINK_UNGUELTIG', 'SITZUNG_ABGELAUFEN') },
      target: ende,
    },
    ...(bestaetigen === undefined
      ? []
      : ([
          {
            guard: { type: 'istFehler', params: fehlerWie('BESTAETIGUNG_NOETIG') },
            target: bestaetigen,
          },
        ] as const)),
    { target: 'eingabe', actions: { type: 'fehlerMerken', params: fehlschlag } },
  ] as const;
