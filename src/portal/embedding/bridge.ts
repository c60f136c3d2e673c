import { createActor, fromCallback, type SimulatedClock } from 'xstate';
import { frameGastgeberMs } from '#contract/constants.ts';
import { createAsking } from '#embed/frame/asking.ts';
import { openPort } from '#embed/frame/port.ts';
import { bruecke } from '#machines/frame/machine.ts';

type PortParts = Parameters<typeof openPort>[0];
type Theme = Parameters<Parameters<ReturnType<typeof openPort>['listen']>[0]['greeted']>[0];

export interface BridgeParts extends PortParts {
  /** The host has answered; again after it was away. */
  onTheme: (theme: Theme) => void;
  /** What was not listened to; says nothing of what was in it. */
  warn: (reason: string) => void;
  clock?: SimulatedClock;
}

export type Bridge = ReturnType<typeof createBridge>;

/** The bridge to the page around the frame (`machines/frame`), with its port. */
export function createBridge({ onTheme, warn, clock, ...parts }: BridgeParts) {
  const port = openPort(parts);
  const asking = createAsking({
    newId: parts.newId,
    request: (befehl) => actor.send({ type: 'ANFRAGE', befehl }),
    isAlone: async () => {
      await new Promise((resolve) => setTimeout(resolve, frameGastgeberMs));
      return !isReady();
    },
  });
  const isReady = (): boolean => actor.getSnapshot().matches('bereit');
  let theme: Theme = 'light';
  const chart = bruecke.provide({
    actors: {
      port: fromCallback(({ sendBack }) =>
        port.listen({
          greeted: (thema) => {
            theme = thema;
            sendBack({ type: 'BEGRUESST', thema });
          },
          answered: (id, payload) => sendBack({ type: 'ANTWORT', id, payload }),
          unreadable: (grund) => sendBack({ type: 'UNLESBAR', grund }),
        }),
      ),
    },
    actions: {
      gruessen: port.greet,
      senden: (_, { befehle }) => befehle.forEach(port.send),
      melden: (_, { befehle, ende }) => {
        for (const { id } of befehle) {
          if (ende.art === 'BEANTWORTET') asking.answered(id, ende.payload);
          else if (ende.art === 'ZEITLIMIT') asking.timedOut(id);
          else asking.refused(id);
        }
      },
      einrichten: () => onTheme(theme),
      warnen: (_, { grund }) => warn(grund),
    },
  });
  const actor = createActor(chart, clock ? { clock } : {});
  actor.start();

  return {
    ask: asking.ask,
    soon: asking.soon,
    isReady,
    away: () => actor.send({ type: 'GETRENNT' }),
    back: () => actor.send({ type: 'VERBINDEN' }),
    stop: () => void actor.stop(),
  };
}
