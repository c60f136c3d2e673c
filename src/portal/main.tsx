import './zod.ts';
import './furniture.ts';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ladeMarke, standardMarke } from '#brands/registry.ts';
import { allgemeinerFehler, frameGastgeberMs } from '#contract/constants.ts';
import { App } from './App.tsx';
import { aufruf, isFramed } from './aufruf.ts';
import { createPorts } from './createPorts.ts';
import { ladeDahinter } from './dahinter.ts';
import { isDrawn, nameSheets } from './hydration/takeOver.ts';
import type { Ports } from './ports.ts';
import { ersteAdresse, ersteSeiten } from './ersteSeiten.ts';
import { watchSession } from './session/watch.ts';
import { meldeUnbehandeltes } from './shell/meldung.ts';
import { ladeWege } from './shell/useWege.ts';
import { Ortung } from './ort.tsx';

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
    nameSheets();
    const begonnen = beginne({ kunden, vermittler });
    const vorab = vorabGeladen([kunden, vermittler]);
    const marke = aufruf.brand === null ? standardMarke : await ladeMarke(aufruf.brand);
    await Promise.all([vorab, begonnen]);
    zeige(
      root,
      <StrictMode>
        <Ortung>
          <App marke={marke} ports={{ kunden, vermittler }} />
        </Ortung>
      </StrictMode>,
      kunden.melde,
    );
  } catch (error) {
    root.textContent = allgemeinerFehler;
    throw error;
  }
}

/** Takes over the page that is there already, or draws it. */
function zeige(root: HTMLElement, portal: ReactNode, melde: Ports['melde']): void {
  if (isDrawn()) {
    hydrateRoot(root, portal, { onRecoverableError: melde });
    return;
  }
  // What was drawn for others is hidden; it never belonged here.
  root.replaceChildren();
  delete document.documentElement.dataset['hydration'];
  createRoot(root).render(portal);
}

/**
 * A page that was not drawn ahead stands in its whole frame. On one for somebody signed in, who that is, the page and what
 * reads its data are asked for at the same time. Settles when it is known who she is, where the document has asked already;
 * nowhere is the frame held up for longer than a moment.
 */
async function beginne(ports: Readonly<Record<'kunden' | 'vermittler', Ports>>): Promise<void> {
  if (isDrawn()) return;
  // In a frame the host says who she is, and a flow asks that as it begins.
  if (isFramed()) return hoechstens(frameGastgeberMs, ports.kunden.session.pruefen());
  // Where it cannot be fetched the page says so itself, and tries again.
  const dahinter = await ladeDahinter().catch(() => null);
  const seite = dahinter?.geschuetzt(location.pathname);
  if (!seite) return;
  const bekannt = ports[seite.bereich].session.pruefen();
  if (!globalThis.askedAhead) return;
  await hoechstens(augenblickMs, bekannt);
}

function hoechstens(ms: number, was: Promise<void>): Promise<void> {
  return Promise.race([was, new Promise<void>((resolve) => setTimeout(resolve, ms))]);
}

/** Shorter than a skeleton is worth being drawn for. */
const augenblickMs = 200;

/** What the first picture cannot do without, so that nothing jumps: the page that is there already, the home page, or the menu of somebody signed in. */
async function vorabGeladen(ports: readonly Ports[]): Promise<void> {
  const pfad = ersteAdresse(location.pathname);
  const teile = ports.some(({ session }) => session.vermutet())
    ? ladeWege()
    : pfad !== null && (pfad === '/' || isDrawn()) && ersteSeiten[pfad].laden?.();
  // A page that cannot be fetched says so in its own place.
  await Promise.resolve(teile).catch(() => undefined);
}
