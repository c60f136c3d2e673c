import { type AnyMachineSnapshot, type EventObject, fromCallback, fromPromise } from 'xstate';
import { adresse } from '#machines/address/machine.ts';
import type { Bild } from '#machines/address/setup.ts';
import { schrittVon } from '#machines/walk.ts';
import type { Draft, draftAt } from './draft.ts';
import { adresseVon, type FlowAddress, schrittAus } from './flowAddress.ts';
import { type FlowActor, replay } from './replay.ts';
import { blaettere, gehe, stelle } from '../ort.tsx';

export interface FlowParts {
  address: FlowAddress;
  draft: ReturnType<typeof draftAt>;
  /** The event that answers a step with what the draft holds; null where it holds nothing. */
  ereignis: (schritt: string) => EventObject | null;
  /** What a draft keeps of the flow; `saved` clears it, null leaves it as it is. */
  keep: (snapshot: AnyMachineSnapshot) => Omit<Draft, 'schritt'> | 'saved' | null;
}

interface Adressteile extends FlowParts {
  actor: FlowActor;
}

/** The chart of the address with its effects. */
export function adresseMit({ actor, address, draft, ereignis, keep }: Adressteile) {
  return adresse.provide({
    actors: {
      fortsetzen: fromPromise(({ input: { ziel } }) => replay(actor, ziel, ereignis)),
      strecke: fromCallback(({ sendBack }) => {
        const subscription = actor.subscribe(() => sendBack({ type: 'BEWEGT' }));
        return () => subscription.unsubscribe();
      }),
    },
    actions: {
      aufheben: () => {
        const snapshot = actor.getSnapshot();
        const kept = keep(snapshot);
        if (kept === 'saved') draft.clear();
        else if (kept) draft.write({ ...kept, schritt: schrittVon(snapshot) ?? '' });
      },
      gehen: (_, { schritt, anhang, ersetzen }) => {
        if (schritt === null) return;
        gehe(`${adresseVon(schritt, address)}${anhang}`, { replace: ersetzen });
      },
      blaettern: (_, { um }) => blaettere(um),
      verlassen: () => gehe(address.ausgang, { replace: true }),
      anbieten: ({ self }, { schritt }) =>
        self.send({ type: offer(actor, schritt) ? 'ANGENOMMEN' : 'ABGEWIESEN' }),
    },
  });
}

/** What the router has drawn. */
interface Gezeichnet {
  pathname: string;
  search: string;
  key: string;
  schritt: string | null;
  laedt: boolean;
}

/** What address and flow say now. */
export function bildVon(
  actor: FlowActor,
  address: FlowAddress,
  { pathname, search, key, schritt, laedt }: Gezeichnet,
): Bild {
  const wunsch = schrittAus(pathname, address);
  const snapshot = actor.getSnapshot();
  return {
    wunsch,
    anhang: search,
    eintrag: key,
    stelle: stelle(),
    schritt: schritt !== null && address.schritte.includes(schritt) ? schritt : null,
    laedt,
    fertig: snapshot.status === 'done',
    zeigbar: wunsch !== schritt && snapshot.can(zumSchritt(wunsch)),
    veraltet: globalThis.location.pathname !== pathname,
  };
}

/** True when the flow went to the step it was offered. */
function offer(actor: FlowActor, schritt: string): boolean {
  actor.send(zumSchritt(schritt));
  return schrittVon(actor.getSnapshot()) === schritt;
}

function zumSchritt(schritt: string) {
  return { type: 'xstate.route', to: `#${schritt}` };
}
