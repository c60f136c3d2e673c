import { speichertSelbst } from '#machines/draft/selectors.ts';
import { schrittVon } from '#machines/schritt.ts';
import type { AntragProduktSeite } from '../produkt.ts';
import type { AntragActor } from '../steps/step.ts';
import type { EntwurfActor } from './effekte.ts';
import { inhaltVon, plzIn } from './inhalt.ts';

interface Teile {
  actor: Pick<AntragActor, 'getSnapshot' | 'subscribe'>;
  entwurf: Pick<EntwurfActor, 'getSnapshot' | 'send'>;
  seite: AntragProduktSeite;
  /** Tells that the connection is back. */
  fenster: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Tells the draft that a broker applies, and what was answered, step by step. Ends with what it answers. */
export function berichte({ actor, entwurf, seite, fenster }: Teile): () => void {
  let istBekannt = false;

  function melde(): void {
    const snapshot = actor.getSnapshot();
    if (snapshot.context.umfeld?.durchVermittler !== true) return;
    // Signed in again, he goes on with what the draft knows.
    istBekannt ||= speichertSelbst(entwurf.getSnapshot());
    if (!istBekannt) entwurf.send({ type: 'VERMITTELT' });
    istBekannt = true;
    const { geoeffnet } = entwurf.getSnapshot().context;
    // Answers are given again until the step is reached at which it was left.
    const istUnterwegs = snapshot.hasTag('laedt') || (geoeffnet?.ziel ?? null) !== null;
    if (snapshot.status !== 'active' || istUnterwegs) return;
    const { antworten } = snapshot.context;
    const inhalt = inhaltVon(seite, snapshot.context, schrittVon(snapshot) ?? '');
    if (!inhalt || Object.keys(inhalt.antworten).length === 0) return;
    const plz = plzIn(Object.fromEntries(Object.entries(antworten)));
    entwurf.send({ type: 'BEANTWORTET', inhalt, plz });
  }

  const verbunden = () => entwurf.send({ type: 'VERBUNDEN' });
  melde();
  const subscription = actor.subscribe(melde);
  fenster.addEventListener('online', verbunden);
  return () => {
    subscription.unsubscribe();
    fenster.removeEventListener('online', verbunden);
  };
}
