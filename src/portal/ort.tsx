import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';

/** Where the tab is: its address, and what was left at this entry of its history. */
export interface Ort {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  /** Name of the entry; `default` for the one the page was loaded at. */
  readonly key: string;
}

/** How a way begins: `replace` leaves no entry behind, `state` is there for whoever arrives. */
interface Gangart {
  replace?: boolean;
  state?: unknown;
}

/** Goes to an address of the portal. */
export function gehe(ziel: string, { replace = false, state = null }: Gangart = {}): void {
  const key = neuerName();
  letzteStelle = stelle() + (replace ? 0 : 1);
  const eintrag = { usr: state, key, idx: letzteStelle };
  try {
    if (replace) history.replaceState(eintrag, '', ziel);
    else history.pushState(eintrag, '', ziel);
  } catch {
    // A browser takes so many entries in a while and no more; a page that is loaded anew always works.
    location[replace ? 'replace' : 'assign'](ziel);
    return;
  }
  zeige();
}

/** Forward, or back where negative, by so many entries. */
export function blaettere(um: number): void {
  history.go(um);
}

/** Place of this entry in the tab's history, from 0. */
export function stelle(): number {
  const idx = liesEintrag()?.['idx'];
  return typeof idx === 'number' ? idx : 0;
}

const OrtContext = createContext(frisch('/'));

export function useOrt(): Ort {
  return use(OrtContext);
}

/** Says to everything below where the tab is; `fest` while a page is drawn ahead. */
export function Ortung({ fest, children }: { fest?: string; children: ReactNode }) {
  const [ort, setOrt] = useState(() => (fest === undefined ? hier() : frisch(fest)));
  useLayoutEffect(() => {
    // The page that stands gives way once the next one can be drawn.
    zeige = () => startTransition(() => setOrt(hier()));
    letzteStelle = numeriere(0);
    const gegangen = () => {
      // A jump within the page is an entry the browser made itself: it gets its place behind the last one.
      letzteStelle = numeriere(letzteStelle + 1);
      zeige();
    };
    window.addEventListener('popstate', gegangen);
    return () => {
      window.removeEventListener('popstate', gegangen);
      zeige = nichts;
    };
  }, []);
  return <OrtContext value={ort}>{children}</OrtContext>;
}

/** Leads on as soon as it is drawn. */
export function Weiter({ nach, state }: { nach: string; state?: unknown }): null {
  const weiter = useEffectEvent(() => gehe(nach, { replace: true, state }));
  useEffect(() => weiter(), []);
  return null;
}

/** Place of this entry; `sonst` where it has none yet, which it has from then on. */
function numeriere(sonst: number): number {
  const eintrag = liesEintrag();
  if (typeof eintrag?.['idx'] === 'number') return eintrag['idx'];
  const key = sonst === 0 ? {} : { key: neuerName() };
  window.history.replaceState({ ...eintrag, ...key, idx: sonst }, '');
  return sonst;
}

function neuerName(): string {
  return Math.random().toString(36).slice(2, 10);
}

let letzteStelle = 0;
const nichts = () => undefined;
let zeige: () => void = nichts;

/** Somewhere nothing was left yet. */
function frisch(pathname: string): Ort {
  return { pathname, search: '', hash: '', state: null, key: 'default' };
}

function hier(): Ort {
  const { pathname, search, hash } = window.location;
  const { usr = null, key } = liesEintrag() ?? {};
  return { pathname, search, hash, state: usr, key: typeof key === 'string' ? key : 'default' };
}

function liesEintrag(): Record<string, unknown> | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : null;
}
