import { schrittVon } from '#machines/walk.ts';
import type { AntragProduktSeite } from '../produkt.ts';
import type { AntragActor } from '../steps/step.ts';
import type { Entwurfsablage } from './ablage.ts';
import { inhaltVon, plzIn } from './inhalt.ts';

interface Teile {
  actor: Pick<AntragActor, 'getSnapshot' | 'subscribe'>;
  seite: AntragProduktSeite;
  ablage: Entwurfsablage;
  /** Tells that the connection is back. */
  fenster: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Waits after failed saves; the connection's return ends each. */
const wartenMs = [5_000, 15_000, 60_000];

/**
 * Saves a broker's application after each valid step, one save at a time, and tries again what failed.
 * Ends with what it answers.
 */
export function speichereSelbst({ actor, seite, ablage, fenster }: Teile): () => void {
  let laeuft = false;
  let gescheitert = 0;
  let warten: ReturnType<typeof setTimeout> | undefined;

  async function versuche(): Promise<void> {
    const snapshot = actor.getSnapshot();
    const { geoeffnet, lage } = ablage.stand();
    const istUnterwegs = snapshot.hasTag('laedt') || (geoeffnet?.ziel ?? null) !== null;
    const { umfeld, antworten } = snapshot.context;
    if (umfeld?.durchVermittler !== true || snapshot.status !== 'active') return;
    if (laeuft || istUnterwegs || lage === 'GEAENDERT') return;
    const inhalt = inhaltVon(seite, snapshot.context, schrittVon(snapshot) ?? '');
    if (!inhalt || Object.keys(inhalt.antworten).length === 0) return;
    if (ablage.istGespeichert(inhalt)) return;
    clearTimeout(warten);
    laeuft = true;
    const plz = plzIn(Object.fromEntries(Object.entries(antworten)));
    const ergebnis = await ablage.speichern(inhalt, { plz, email: null });
    laeuft = false;
    if (ergebnis === 'GEAENDERT') return;
    if (ergebnis === 'GESPEICHERT') {
      gescheitert = 0;
      return versuche();
    }
    warten = setTimeout(() => void versuche(), wartenMs[gescheitert] ?? wartenMs.at(-1));
    gescheitert += 1;
  }

  const jetzt = () => void versuche();
  const subscription = actor.subscribe(jetzt);
  jetzt();
  fenster.addEventListener('online', jetzt);
  return () => {
    subscription.unsubscribe();
    fenster.removeEventListener('online', jetzt);
    clearTimeout(warten);
  };
}
