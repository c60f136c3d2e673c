import { type AnyActorRef, createActor } from 'xstate';
import type { Anmeldelogik, Anmeldenachricht } from '#machines/parts/unterbrochen.ts';
import type { Ports } from '../../ports.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { ladeAnmeldung } from './ladeAnmeldung.ts';

type Teile = Pick<Ports, 'session' | 'client' | 'bereich'>;

interface Anmeldekindlogik extends Anmeldelogik {
  /** The page stands; once it is left, whoever waits at the terms is known again. */
  readonly stehen: () => () => void;
}

/** What outlives the dialog, as long as the page stands. */
interface Seite {
  /** Whose flow it is. */
  readonly begonnen: Nutzer | null;
  steht: boolean;
  /** Closed at the terms she is signed in, and nobody may know it yet; null where nobody waits. */
  wartet: (() => void) | null;
}

/**
 * The sign-in as the child of a flow: runs its chart, and is done as soon as the session says that somebody is signed
 * in, here or in another tab. Whoever was signed in when it was made is the one whose flow it is.
 */
export function anmeldekind(teile: Teile): Anmeldekindlogik {
  const seite: Seite = { begonnen: nutzerVon(teile.session), steht: false, wartet: null };
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
        laufe(teile, seite, (nachricht) => self.send(nachricht)),
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
    stehen: () => {
      seite.steht = true;
      return () => {
        seite.steht = false;
        seite.wartet?.();
        seite.wartet = null;
      };
    },
  };
}

/** Gives back what ends it. */
function laufe(
  teile: Teile,
  seite: Seite,
  melde: (nachricht: Anmeldenachricht) => void,
): () => void {
  const { session, bereich } = teile;
  const { begonnen, wartet } = seite;
  seite.wartet = null;
  const ende = new AbortController();
  const sage = (nachricht: Anmeldenachricht) => {
    if (!ende.signal.aborted) melde(nachricht);
  };
  // What is read beneath would be refused for want of the terms, and lead away from what she has typed.
  const istDa =
    bereich === 'vermittler' && begonnen ? session.zurueckhalten(begonnen.sub) : () => undefined;
  let beiBedingungen: (() => boolean) | null = null;
  ende.signal.addEventListener('abort', () => {
    // The dialog was only closed, and leads nobody away.
    if (seite.steht && beiBedingungen?.() === true) seite.wartet = istDa;
    else istDa();
  });
  const nachsehen = () => {
    const jetzt = nutzerVon(session);
    if (jetzt) sage({ type: 'WIEDER_DA', dieselbe: jetzt.sub === begonnen?.sub });
  };
  const beginnen = async () => {
    let angemeldet = wartet !== null;
    const nochTaub = session.hoeren((type) => (angemeldet = type === 'ANDERSWO_ANGEMELDET'));
    const { anmeldungMit, eingangVon, schritt } = await ladeAnmeldung().finally(nochTaub);
    if (ende.signal.aborted) return;
    const eingang = { ...eingangVon(teile, begonnen?.email), angemeldet };
    const chart = createActor(anmeldungMit({ ...teile, portal: eingang.portal }), {
      input: eingang,
    });
    // Stopped with the dialog it is complete, too, and nobody is through.
    chart.subscribe({ complete: () => void (ende.signal.aborted || fertig()) });
    const stumm = session.hoeren((type) => {
      // The dialog says already that nobody is signed in; at the terms somebody was.
      const wo = schritt(chart.getSnapshot());
      const istNeu = type === 'ANDERSWO_ANGEMELDET' || wo === 'nutzungsbedingungen';
      if (istNeu) chart.send({ type });
    });
    beiBedingungen = () => {
      const jetzt = chart.getSnapshot();
      return jetzt.status === 'active' && schritt(jetzt) === 'nutzungsbedingungen';
    };
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
