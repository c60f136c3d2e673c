import { istVerworfen } from '#machines/draft/selectors.ts';
import { schrittVon } from '#machines/schritt.ts';
import type { EntwurfActor } from '../entwurf/effekte.ts';
import type { AntragProduktSeite } from '../produkt.ts';
import type { AntragActor } from '../steps/step.ts';
import { type MerkActor, merkstandVon } from './effekte.ts';

interface Teile {
  actor: Pick<AntragActor, 'getSnapshot' | 'subscribe'>;
  entwurf: Pick<EntwurfActor, 'getSnapshot' | 'subscribe'>;
  merken: Pick<MerkActor, 'send'>;
  seite: AntragProduktSeite;
}

/** Tells what keeps the application on this device what was answered, and that it is concluded. Ends with what it answers. */
export function mitschreiben({ actor, entwurf, merken, seite }: Teile): () => void {
  let zuletzt: readonly unknown[] = [];

  function melde(): void {
    const snapshot = actor.getSnapshot();
    const neben = entwurf.getSnapshot();
    const { context, status } = snapshot;
    const schritt = schrittVon(snapshot) ?? '';
    // A contract, or one that somebody made of her draft elsewhere: she begins another application.
    if (schritt === 'bestaetigung' || istVerworfen(neben))
      return merken.send({ type: 'ABGESCHLOSSEN' });
    // An end is no step to go on from, and what a broker answers is about his customer.
    const istSchritt = status === 'active' && seite.schritte.includes(schritt);
    if (!istSchritt || context.umfeld?.durchVermittler === true) return;
    // Answers are given again until the step is reached at which it was left.
    if ((neben.context.geoeffnet?.ziel ?? null) !== null) return;
    const jetzt = [context, schritt, neben.context.kennung];
    if (jetzt.every((teil, stelle) => teil === zuletzt[stelle])) return;
    zuletzt = jetzt;
    if (Object.keys(context.antworten).length === 0) return;
    const stand = merkstandVon({ actor, entwurf, seite }, schritt);
    if (stand) merken.send({ type: 'BEANTWORTET', stand });
  }

  melde();
  const subscriptions = [actor.subscribe(melde), entwurf.subscribe(melde)];
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
}
