import {
  frameHoeheHoechstensPx,
  frameHoeheZusatzPx,
  scrollVerzoegerungMs,
} from '#contract/constants.ts';
import {
  type CommandAnswer,
  type Command,
  type CommandName,
  type Payload,
  readAnswer,
  readCommand,
  version,
} from '../messages.ts';
import { showToast } from './toast.ts';

/** What the host answers, by command; what it leaves out is answered as `defaultHandlers` says. */
export type Handlers = {
  readonly [Name in CommandName]?: (
    ...payload: Payload<Name>
  ) => Given<CommandAnswer<Name>> | Promise<Given<CommandAnswer<Name>>>;
};

/** Where nothing is answered, nothing need be returned. */
type Given<A> = undefined extends A ? A | void : A;

export interface ConnectOptions {
  /** Origin of the portal, as `https://portal.example.org`: nobody else is answered. */
  portal: string;
  handlers?: Handlers | undefined;
  /** Origins the portal may lead the page to; that of the page where nothing is said. */
  locations?: readonly string[] | undefined;
  /** Pixels added to the height the frame reports. */
  offset?: number | undefined;
}

export type Frame = Pick<HTMLIFrameElement, 'contentWindow' | 'scrollIntoView' | 'style'>;

/** Answers the portal in a frame until it is destroyed; several frames on one page do not hear each other. */
export function connect(frame: Frame, options: ConnectOptions): { destroy: () => void } {
  const handlers: Handlers = { ...defaultHandlers(frame, options), ...options.handlers };
  let isDestroyed = false;
  let answers = 0;

  const answer = (command: Command, payload: unknown) => {
    const read = readAnswer(command, payload);
    if (!read.ok) return warn(read.reason);
    if (isDestroyed) return;
    const { id: correspondingCommandId } = command;
    answers += 1;
    const id = `r${answers}`;
    const message = { version, id, sender: 'parent', receiver: 'child', correspondingCommandId };
    frame.contentWindow?.postMessage({ ...message, payload: read.value }, options.portal);
  };

  const hear = (event: MessageEvent<unknown>) => {
    // A page hears all sorts of messages; those of others are none of ours to speak of.
    if (event.source !== frame.contentWindow || event.origin !== options.portal) return;
    const read = readCommand(event.data);
    if (!read.ok) return warn(read.reason);
    const { name, payload } = read.value;
    const handler = handlers[name] as ((...all: readonly unknown[]) => unknown) | undefined;
    if (!handler) return warn(`Unhandled command ${name}`);
    void Promise.resolve()
      .then(() => handler(...payload))
      .then(
        (value) => answer(read.value, value),
        () => warn(`Command ${name} failed`),
      );
  };

  window.addEventListener('message', hear);
  return {
    destroy: () => {
      isDestroyed = true;
      window.removeEventListener('message', hear);
    },
  };
}

const none = () => null;

/** What a page does that says nothing else: nobody is signed in, no broker, no contracts. */
function defaultHandlers(
  frame: Frame,
  { locations = [location.origin], offset = frameHoeheZusatzPx }: ConnectOptions,
): Handlers {
  const scroll = (block: ScrollLogicalPosition) => () =>
    void setTimeout(() => frame.scrollIntoView({ block }), scrollVerzoegerungMs);
  return {
    getTheme: () => 'light',
    getBrokerInfo: none,
    getContracts: () => [],
    getAuthToken: none,
    getPartnerNumber: none,
    getContract: none,
    getEmbeddingApplication: none,
    resize: (height) => {
      frame.style.height = `${Math.min(Math.ceil(height) + offset, frameHoeheHoechstensPx)}px`;
    },
    scrollTop: scroll('start'),
    scrollCenter: scroll('center'),
    setLocation: (url) => {
      if (locations.includes(new URL(url).origin)) location.assign(url);
      else warn('setLocation to an origin that is not allowed');
    },
    createToast: showToast,
  };
}

function warn(reason: string): void {
  // oxlint-disable-next-line no-console -- the page is somebody else's: its console is where they look
  console.warn(`portal-flow: ${reason}`);
}
