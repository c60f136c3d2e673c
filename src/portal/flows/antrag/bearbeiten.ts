import { tarifantwort } from '#machines/antrag/selectors.ts';
import { schrittVon, weiterMit } from '#machines/walk.ts';
import { replay } from '../replay.ts';
import type { AntragActor, AntragSnapshot } from './steps/step.ts';

interface Gang {
  /** The step to change. */
  schritt: string;
  /** Where she came from, and comes back to. */
  ziel: string;
  /** Steps on her path. */
  weg: (context: AntragSnapshot['context']) => readonly string[];
}

/**
 * Leads to a step; once it is answered, forward again over every answer that still holds, up to where
 * she came from (`design §4.5`). A step that needs her stops it only until she has answered, and so
 * does the price once it is another or comes with another hint: nothing gets dearer unseen.
 */
export function bearbeite(actor: AntragActor, { schritt, ziel, weg }: Gang): void {
  let gesehen = angebotVon(actor.getSnapshot());
  actor.send({ type: 'xstate.route', to: `#${schritt}` });
  // A second way forward beside the first would answer each step twice.
  if (schrittVon(actor.getSnapshot()) !== schritt || unterwegs.has(actor)) return;
  unterwegs.add(actor);
  let bei = schritt;
  let laeuft = false;
  const subscription = actor.subscribe((snapshot: AntragSnapshot) => {
    const jetzt = schrittVon(snapshot);
    if (jetzt === null || laeuft || jetzt === bei) return;
    if (jetzt === ziel || snapshot.status !== 'active') return ankommen();
    const schritte = weg(snapshot.context);
    const istZurueck = schritte.includes(jetzt) && istVor(schritte, jetzt, bei);
    bei = jetzt;
    if (istZurueck) return;
    laeuft = true;
    // After this event: what is sent meanwhile would be answered before it is told of.
    queueMicrotask(() => void weiterlaufen());
  });

  async function weiterlaufen(): Promise<void> {
    const { antworten } = actor.getSnapshot().context;
    const antwort = weiterMit(Object.fromEntries(Object.entries(antworten)));
    await replay(actor, ziel, (naechster) =>
      naechster === 'tarif' && istNeuesAngebot() ? null : antwort(naechster),
    );
    const danach = actor.getSnapshot();
    bei = schrittVon(danach) ?? bei;
    laeuft = false;
    if (bei === ziel || danach.status !== 'active') ankommen();
  }

  function istNeuesAngebot(): boolean {
    const bisher = gesehen;
    gesehen = angebotVon(actor.getSnapshot());
    return gesehen !== bisher;
  }

  function ankommen(): void {
    unterwegs.delete(actor);
    subscription.unsubscribe();
  }
}

const unterwegs = new WeakSet<AntragActor>();

/** What a price is and what it comes with, as one word to compare. */
function angebotVon(snapshot: AntragSnapshot): string {
  const { beitrag, hinweise = [] } = tarifantwort(snapshot) ?? {};
  return [
    beitrag?.versicherungsPraemie,
    beitrag?.zahlweise,
    ...hinweise.map(({ code }) => code),
  ].join();
}

function istVor(schritte: readonly string[], eines: string, anderes: string): boolean {
  const stelle = schritte.indexOf(anderes);
  return stelle >= 0 && schritte.indexOf(eines) < stelle;
}
