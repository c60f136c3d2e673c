import { useSelector } from '@xstate/react';
import { useEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyMachineSnapshot } from 'xstate';
import { schrittVon } from '#machines/walk.ts';
import type { FlowActor } from './replay.ts';

export interface FlowAddress {
  /** Path of the flow without a step and without a slash at the end. */
  basis: string;
  /** Steps that have an address; the first has none of its own. */
  schritte: readonly [string, ...string[]];
  /** Where Back leads from a step at which the flow is over. */
  ausgang: string;
}

/** Step that an address names; an unknown one is passed through and corrected later. */
export function schrittAus(pathname: string, { basis, schritte }: FlowAddress): string {
  const rest = pathname.slice(basis.length).replaceAll('/', '');
  return rest === '' ? schritte[0] : rest;
}

/** Address of a step. */
export function adresseVon(schritt: string, { basis, schritte }: FlowAddress): string {
  return schritt === schritte[0] ? basis : `${basis}/${schritt}`;
}

/**
 * Holds address and flow together: the address is the projection of the flow (`design §4.6`).
 * Back and Forward are offered to the flow as `xstate.route`; what it refuses is put back.
 */
export function useFlowAddress(actor: FlowActor, address: FlowAddress, bereit: boolean): void {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const schritt = useSelector(actor, schrittVon);
  const laedt = useSelector(actor, (snapshot: AnyMachineSnapshot) => snapshot.hasTag('laedt'));
  const seen = useRef<{ key: string; index: number } | null>(null);
  const putBack = useRef<string | null>(null);
  const unterwegs = useRef<string | null>(null);
  const gegangen = useRef(false);
  const [, nochmal] = useReducer((gaenge: number) => gaenge + 1, 0);

  useEffect(() => {
    // The router says nothing where the browser has come back before it had drawn the way there.
    const merken = () => {
      gegangen.current = true;
      nochmal();
    };
    globalThis.addEventListener('popstate', merken);
    return () => globalThis.removeEventListener('popstate', merken);
  }, []);

  useEffect(() => {
    // The router follows the browser a little later; a second look then decides.
    if (globalThis.location.pathname !== pathname || putBack.current === key) return;
    if (!bereit || schritt === null || !address.schritte.includes(schritt)) return;
    const gewuenscht = schrittAus(pathname, address);
    const before = seen.current;
    const now = { key, index: historyIndex() };
    // One address at a time: a flow that runs on is followed once, to where it rests.
    const go = (ziel: string, replace: boolean) => {
      if (unterwegs.current !== null) return;
      unterwegs.current = ziel;
      gegangen.current = false;
      void navigate(`${adresseVon(ziel, address)}${search}`, { replace });
    };

    const eigene = gewuenscht === unterwegs.current;
    if (before?.key !== key) unterwegs.current = null;

    if (gewuenscht === schritt) {
      seen.current = now;
      putBack.current = null;
    } else if (before === null) {
      // A deep link to a step that cannot be shown yet.
      if (!laedt) go(schritt, true);
    } else if (before.key === key && unterwegs.current !== null && gegangen.current) {
      // She went Back before the page had drawn where the flow had gone.
      unterwegs.current = null;
      if (!offer(actor, gewuenscht)) {
        putBack.current = key;
        void navigate(1);
      }
    } else if (before.key === key) {
      // Nobody gets Back past a step that is done for good: its entry goes.
      if (!laedt) go(schritt, !istZeigbar(actor, gewuenscht));
    } else if (eigene) {
      // The flow ran on while its address was on the way.
      seen.current = now;
      if (!laedt) go(schritt, true);
    } else if (istFertig(actor)) {
      void navigate(address.ausgang, { replace: true });
    } else if (offer(actor, gewuenscht)) {
      seen.current = now;
    } else if (now.index !== before.index) {
      putBack.current = key;
      void navigate(before.index - now.index);
    } else {
      go(schritt, true);
    }
  });
}

/** True when the flow went to the step it was offered. */
function offer(actor: FlowActor, schritt: string): boolean {
  const route = { type: 'xstate.route', to: `#${schritt}` };
  actor.send(route);
  return schrittVon(actor.getSnapshot()) === schritt;
}

function istZeigbar(actor: FlowActor, schritt: string): boolean {
  return actor.getSnapshot().can({ type: 'xstate.route', to: `#${schritt}` });
}

function istFertig(actor: FlowActor): boolean {
  return actor.getSnapshot().status === 'done';
}

/** Place in the browser's history; the router keeps it there. */
function historyIndex(): number {
  const state: unknown = globalThis.history.state;
  const hasIndex = typeof state === 'object' && state !== null && 'idx' in state;
  return hasIndex && typeof state.idx === 'number' ? state.idx : 0;
}
