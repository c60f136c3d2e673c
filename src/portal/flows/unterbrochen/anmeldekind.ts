import { type AnyActorRef, createActor } from 'xstate';
import type { Anmeldelogik, Anmeldenachricht } from '#machines/parts/unterbrochen.ts';
import type { Ports } from '../../ports.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { ladeAnmeldung } from './ladeAnmeldung.ts';

type Teile = Pick<Ports, 'session' | 'client' | 'bereich'>;

/**
 * The sign-in as the child of a flow: runs its chart, and is done as soon as the session says that somebody is signed
 * in, here or in another tab. Whoever was signed in when it was made is the one whose flow it is.
 */
export function anmeldekind(teile: Teile): Anmeldelogik {
  const begonnen = nutzerVon(teile.session);
  const laufende = new WeakMap<AnyActorRef, () => void>();
  return {
    getInitialSnapshot: () => ({
      status: 'active',
      output: undefined,
      error: undefined,
      chart: null,
    }),
    start: (_, { self }) =>
      void laufende.set(
        self,
        laufe(teile, begonnen, (nachricht) => self.send(nachricht)),
      ),
    transition: (snapshot, nachricht, { self }) => {
      if (nachricht.type === 'BEREIT') return { ...snapshot, chart: nachricht.chart };
      laufende.get(self)?.();
      if (nachricht.type === 'WIEDER_DA') {
        const { dieselbe } = nachricht;
        return { status: 'done', output: { dieselbe }, error: undefined, chart: null };
      }
      if (nachricht.type === 'GESTOERT') {
        return { status: 'error', output: undefined, error: nachricht.error, chart: null };
      }
      return { status: 'stopped', output: undefined, error: undefined, chart: null };
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

/** Gives back what ends it. */
function laufe(
  teile: Teile,
  begonnen: Nutzer | null,
  melde: (nachricht: Anmeldenachricht) => void,
): () => void {
  const { session, bereich } = teile;
  const ende = new AbortController();
  const sage = (nachricht: Anmeldenachricht) => {
    if (!ende.signal.aborted) melde(nachricht);
  };
  // What is read beneath would be refused for want of the terms, and lead away from what she has typed.
  const istDa =
    bereich === 'vermittler' && begonnen ? session.zurueckhalten(begonnen.sub) : () => undefined;
  ende.signal.addEventListener('abort', istDa);
  const nachsehen = () => {
    const jetzt = nutzerVon(session);
    if (jetzt) sage({ type: 'WIEDER_DA', dieselbe: jetzt.sub === begonnen?.sub });
  };
  const beginnen = async () => {
    let angemeldet = false;
    const nochTaub = session.hoeren((type) => (angemeldet = type === 'ANDERSWO_ANGEMELDET'));
    const { anmeldungMit, eingangVon, schritt } = await ladeAnmeldung().finally(nochTaub);
    if (ende.signal.aborted) return;
    const eingang = { ...eingangVon(teile, begonnen?.email), angemeldet };
    const chart = createActor(anmeldungMit({ ...teile, portal: eingang.portal }), {
      input: eingang,
    });
    chart.subscribe({ complete: () => void fertig() });
    const stumm = session.hoeren((type) => {
      // The dialog says already that nobody is signed in; at the terms somebody was.
      const wo = schritt(chart.getSnapshot());
      const istNeu = type === 'ANDERSWO_ANGEMELDET' || wo === 'nutzungsbedingungen';
      if (istNeu) chart.send({ type });
    });
    ende.signal.addEventListener('abort', () => {
      stumm();
      chart.stop();
    });
    chart.start();
    sage({ type: 'BEREIT', chart });
  };
  /** She is through; who she is only the session knows, and where it cannot be read nobody does. */
  const fertig = async () => {
    istDa();
    await session.pruefen();
    nachsehen();
    sage({ type: 'GESTOERT', error: new Error('Nobody is signed in after the sign-in.') });
  };
  const taub = session.abonnieren(nachsehen);
  ende.signal.addEventListener('abort', taub);
  beginnen().catch((error: unknown) => sage({ type: 'GESTOERT', error }));
  return () => ende.abort();
}

function nutzerVon(session: Ports['session']): Nutzer | null {
  const zustand = session.zustand();
  return zustand.status === 'angemeldet' ? zustand.nutzer : null;
}
