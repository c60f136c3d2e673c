import {
  type CommandAnswer,
  type CommandName,
  type Payload,
  readAnswer,
  timeoutExceeded,
} from '../messages.ts';

interface AskingParts {
  newId: () => string;
  /** Takes a command on its way; how it ends is told by its id. */
  request: (command: { id: string; name: CommandName; payload: readonly unknown[] }) => void;
  /** After a while: nobody answers, and perhaps nobody is there. */
  isAlone: () => Promise<boolean>;
}

/** Asks the page around the frame; rejects with the sentences of the specification (§8). */
export type Ask = <Name extends CommandName>(
  name: Name,
  ...payload: Payload<Name>
) => Promise<CommandAnswer<Name>>;

/** Commands as promises, whoever carries them. */
export function createAsking({ newId, request, isAlone }: AskingParts) {
  const open = new Map<string, Open>();

  const ask: Ask = (name, ...payload) =>
    new Promise((resolve, reject) => {
      const id = newId();
      open.set(id, {
        name,
        answer: (given) => {
          const read = readAnswer({ id, name }, given);
          if (read.ok) resolve(read.value);
          else reject(new Error(read.reason));
        },
        fail: reject,
      });
      request({ id, name, payload });
    });

  const end = (id: string) => {
    const one = open.get(id);
    open.delete(id);
    return one;
  };

  /** What somebody waits for: null where it fails, and where nobody is there, long before a command gives up. */
  const soon = <Name extends CommandName>(
    name: Name,
    ...payload: Payload<Name>
  ): Promise<CommandAnswer<Name> | null> => {
    const answer = ask(name, ...payload).catch(() => null);
    return Promise.race([answer, isAlone().then((alone) => (alone ? null : answer))]);
  };

  return {
    ask,
    soon,
    answered: (id: string, payload: unknown) => end(id)?.answer(payload),
    timedOut: (id: string) => {
      const one = end(id);
      one?.fail(new Error(timeoutExceeded(one.name)));
    },
    refused: (id: string) => end(id)?.fail(new Error('No host page answers')),
  };
}

interface Open {
  readonly name: CommandName;
  readonly answer: (payload: unknown) => void;
  readonly fail: (why: Error) => void;
}
