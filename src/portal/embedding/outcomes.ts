import type { AnyMachineSnapshot, StateValue } from 'xstate';
import * as z from 'zod/mini';
import { antragsziele } from '#contract/produkte/produkte.ts';
import { leaf } from '#machines/leaf.ts';
import { schrittVon } from '#machines/walk.ts';
import type { FlowActor } from '../flows/replay.ts';
import type { Bridge } from './bridge.ts';

/**
 * Tells the host how a flow ends, and where it has failed (`domain/antrag.md §1`): names of states, nothing of hers. Gives
 * back what ends it.
 */
export function followOutcomes(
  actor: FlowActor,
  tell: Bridge['ask'],
  speicher: Pick<Storage, 'getItem' | 'setItem'>,
): () => void {
  let last = '';
  const look = (snapshot: AnyMachineSnapshot) => {
    const now = leafOf(snapshot);
    if (now === last) return;
    last = now;
    if (snapshot.hasTag('fehler')) void tell('handleGenericError', now);
    const produkt = produktVon(snapshot);
    const schritt = schrittVon(snapshot);
    if (produkt === undefined) return;
    if (schritt === 'sorry') void tell('handleUninsurablePricingResult');
    const { abschluss } = z.safeParse(kontext, snapshot.context).data ?? {};
    if (schritt !== 'bestaetigung' || !abschluss) return;
    const { status, versicherungsNummer } = abschluss;
    // The last page may be loaded anew, and is no second contract.
    if (versicherungsNummer !== null && istErzaehlt(speicher, versicherungsNummer)) return;
    void tell('handleContractConclusion', {
      ...(versicherungsNummer !== null && { contractId: versicherungsNummer }),
      productName: produkt,
      isCreated: status === 'ANGELEGT',
    });
  };
  look(actor.getSnapshot());
  const subscription = actor.subscribe(look);
  return () => subscription.unsubscribe();
}

/** From now on it is. */
function istErzaehlt(
  speicher: Pick<Storage, 'getItem' | 'setItem'>,
  versicherungsNummer: string,
): boolean {
  const schluessel = `erzaehlt.${versicherungsNummer}`;
  const war = speicher.getItem(schluessel) !== null;
  speicher.setItem(schluessel, '');
  return war;
}

function leafOf({ value }: { value: StateValue }): string {
  return leaf(value);
}

/** What of an application's end the host is told. */
const kontext = z.object({
  abschluss: z.nullable(
    z.object({ status: z.string(), versicherungsNummer: z.nullable(z.string()) }),
  ),
});

/** Name of the product that is applied for; undefined in any other flow. */
function produktVon({ machine }: AnyMachineSnapshot): string | undefined {
  const weg = machine.id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return antragsziele.get(weg)?.name;
}
