import './zod.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ladeMarke, standardMarke } from '#brands/registry.ts';
import { allgemeinerFehler } from '#contract/constants.ts';
import { App } from './App.tsx';
import { adresseVon } from './addresses.ts';
import { aufruf } from './aufruf.ts';
import { createPorts } from './createPorts.ts';
import type { Ports } from './ports.ts';
import { watchSession } from './session/watch.ts';
import { meldeUnbehandeltes } from './shell/meldung.ts';
import { ladeWege } from './shell/useWege.ts';

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
    meldeUnbehandeltes(window, kunden.melde);
    const vorab = vorabGeladen([kunden, vermittler]);
    const marke = aufruf.brand === null ? standardMarke : await ladeMarke(aufruf.brand);
    await vorab;
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

/** What the first picture cannot do without, so that nothing jumps: the home page, or the menu of somebody signed in. */
async function vorabGeladen(ports: readonly Ports[]): Promise<void> {
  const teile = ports.some(({ session }) => session.vermutet())
    ? ladeWege()
    : adresseVon(location.pathname) === '/' && import('./pages/Startseite.tsx');
  // A page that cannot be fetched says so in its own place.
  await Promise.resolve(teile).catch(() => undefined);
}
