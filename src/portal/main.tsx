import './zod.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ladeMarke, standardMarke } from '#brands/registry.ts';
import { allgemeinerFehler } from '#contract/constants.ts';
import { App } from './App.tsx';
import { aufruf } from './aufruf.ts';
import { createPorts } from './createPorts.ts';
import { watchSession } from './session/watch.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the portal.');
void starte(root);

/** In an unknown environment the portal does not start, and says so. */
async function starte(root: HTMLElement): Promise<void> {
  try {
    const kunden = createPorts('benutzer');
    const vermittler = createPorts('vermittler');
    // On every page, also where nobody need be signed in: what was read is gone with the session.
    for (const { session } of [kunden, vermittler]) watchSession(session, window);
    addEventListener('error', ({ error }) => void kunden.melde(error));
    addEventListener('unhandledrejection', ({ reason }) => void kunden.melde(reason));
    const marke = aufruf.brand === null ? standardMarke : await ladeMarke(aufruf.brand);
    createRoot(root).render(
      <StrictMode>
        <App marke={marke} ports={{ kunden, vermittler }} />
      </StrictMode>,
    );
  } catch (error) {
    root.textContent = allgemeinerFehler;
    throw error;
  }
}
