import './zod.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { allgemeinerFehler } from '#contract/constants.ts';
import { App } from './App.tsx';
import { createPorts } from './createPorts.ts';
import { watchSession } from './session/watch.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the portal.');
const ports = allePorts(root);
createRoot(root).render(
  <StrictMode>
    <App ports={ports} />
  </StrictMode>,
);

/** In an unknown environment the portal does not start, and says so. */
function allePorts(root: HTMLElement) {
  try {
    const kunden = createPorts('benutzer');
    const vermittler = createPorts('vermittler');
    // On every page, also where nobody need be signed in: what was read is gone with the session.
    for (const { session } of [kunden, vermittler]) watchSession(session, window);
    return { offen: kunden, kunden, vermittler };
  } catch (error) {
    root.textContent = allgemeinerFehler;
    throw error;
  }
}
