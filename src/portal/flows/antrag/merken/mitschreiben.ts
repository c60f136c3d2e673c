import { schrittVon } from '#machines/schritt.ts';
import type { EntwurfActor } from '../entwurf/effekte.ts';
import type { AntragProduktSeite } from '../produkt.ts';
import type { AntragActor } from '../steps/step.ts';
import { type MerkActor, merkstandVon } from './effekte.ts';

interface Teile {
  actor: Pick<AntragActor, 'getSnapshot' | 'subscribe'>;
  entwurf: Pick<EntwurfActor, 'getSnapshot'>;
  merken: Pick<MerkActor, 'send'>;
  seite: AntragProduktSeite;
}

/** Tells what keeps the application on this device what was answered, and that it is concluded. Ends with what it answers. */
export function mitschreiben({ actor, entwurf, merken, seite }: Teile): () => void {
  let zuletzt: { context: unknown; schritt: string } | null = null;

  function melde(): void {
    const snapshot = actor.getSnapshot();
    const { context, status } = snapshot;
    const schritt = schrittVon(snapshot) ?? '';
    if (schritt === 'bestaetigung') return merken.send({ type: 'ABGESCHLOSSEN' });
    // An end is no step to go on from, and what a broker answers is about his customer.
    const istSchritt = status === 'active' && seite.schritte.includes(schritt);
    if (!istSchritt || context.umfeld?.durchVermittler === true) return;
    // Answers are given again until the step is reached at which it was left.
    if ((entwurf.getSnapshot().context.geoeffnet?.ziel ?? null) !== null) return;
    if (zuletzt?.context === context && zuletzt.schritt === schritt) return;
    zuletzt = { context, schritt };
    if (Object.keys(context.antworten).length === 0) return;
    const stand = merkstandVon(seite, context, schritt);
    if (stand) merken.send({ type: 'BEANTWORTET', stand });
  }

  melde();
  const subscription = actor.subscribe(melde);
  return () => subscription.unsubscribe();
}
