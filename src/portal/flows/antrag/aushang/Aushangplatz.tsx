import { lazy, useState } from 'react';
import { isDrawn } from '../../../hydration/takeOver.ts';
import type { AushangProps } from './Aushang.tsx';

/**
 * A part of the product's page. The page that was drawn ahead brings it along as it stands: React leaves it alone, and it
 * is kept for whoever comes back to it. Elsewhere its chunk is waited for. Not compiled: it draws nothing anew.
 */
export function Aushangplatz(props: AushangProps) {
  'use no memo';
  const id = `${props.name}-${props.teil}`;
  const [html] = useState(() => (isDrawn() ? '' : behalten[id]));
  if (import.meta.env.SSR && imBau) {
    return (
      <div id={id}>
        <imBau.default {...props} />
      </div>
    );
  }
  if (html === undefined) return <Aushang {...props} />;
  return <div id={id} ref={behalte} dangerouslySetInnerHTML={{ __html: html }} />;
}

const behalten: Record<string, string> = {};

function behalte(platz: HTMLElement | null): void {
  if (platz) behalten[platz.id] = platz.innerHTML;
}

const laden = () => import('./Aushang.tsx');
// Without it the page can do all it has to do.
const Aushang = lazy(() => laden().catch(() => ({ default: () => null })));

/** Whoever draws pages ahead has it at once; no browser does. */
const imBau = import.meta.env.SSR ? await laden() : null;
