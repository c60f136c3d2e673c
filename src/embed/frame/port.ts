import { readAnswer, readResponse, type Theme, version } from '../messages.ts';

/** A command as the portal asks it; the port writes the rest. */
interface Asked {
  readonly id: string;
  readonly name: string;
  readonly payload: readonly unknown[];
}

/** What is heard of the page around the frame; a reason says nothing of what was in a message. */
export interface Listener {
  greeted: (theme: Theme) => void;
  answered: (id: string, payload: unknown) => void;
  unreadable: (reason: string) => void;
}

interface PortParts {
  /** Where messages arrive. */
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** The page around the frame. */
  parent: Pick<Window, 'postMessage'>;
  /** Origins that may frame the portal; nobody else is written to or listened to. */
  hosts: readonly string[];
  newId: () => string;
}

/**
 * The frame's side of the messages, and its only window: who wrote is checked by window and origin, and what by its shape.
 * Which of the hosts it is, the first answer says; from then on no other counts.
 */
export function openPort({ window, parent, hosts, newId }: PortParts) {
  let origin: string | null = null;
  const greetings = new Set<string>();
  let isGreeted = false;

  const post = ({ id, name, payload }: Asked) => {
    // A browser hands it over only where the page really is of that origin; never `*`.
    for (const to of origin === null ? hosts : [origin]) {
      parent.postMessage({ version, id, sender: 'child', receiver: 'parent', name, payload }, to);
    }
  };

  const hear = (message: MessageEvent<unknown>, listener: Listener) => {
    if (message.source !== parent) return;
    if (origin === null ? !hosts.includes(message.origin) : message.origin !== origin) {
      listener.unreadable('Message of a foreign origin');
      return;
    }
    const read = readResponse(message.data);
    if (!read.ok) listener.unreadable(read.reason);
    else if (!greetings.has(read.value.correspondingCommandId)) {
      listener.answered(read.value.correspondingCommandId, read.value.payload);
    } else if (!isGreeted) greeted(read.value, message.origin, listener);
  };

  const greeted = (
    { correspondingCommandId: id, payload }: { correspondingCommandId: string; payload?: unknown },
    from: string,
    listener: Listener,
  ) => {
    const theme = readAnswer({ id, name: 'getTheme' }, payload);
    if (!theme.ok) {
      listener.unreadable(theme.reason);
      return;
    }
    origin = from;
    isGreeted = true;
    listener.greeted(theme.value);
  };

  return {
    /** Asks for the theme, which says that somebody listens. */
    greet: () => {
      isGreeted = false;
      const id = newId();
      greetings.add(id);
      post({ id, name: 'getTheme', payload: [] });
    },
    send: post,
    /** Until it is called back. */
    listen: (listener: Listener): (() => void) => {
      const heard = (event: Event) => {
        if (event instanceof MessageEvent) hear(event, listener);
      };
      window.addEventListener('message', heard);
      return () => window.removeEventListener('message', heard);
    },
  };
}
