// What people wait for in a browser: portal and peer on the same machine, in the same run, in the same way.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { root } from '../ensure.mjs';
import { contractList } from './pages/contractList.mjs';
import { firstPages } from './pages/firstPages.mjs';
import { servePeer } from './pages/peer.mjs';
import { wizard } from './pages/wizard.mjs';
import { writeYardstick } from './pages/yardstick.mjs';
import { freePort, startAndWait, stop } from './process.mjs';

/** @returns {Promise<import('./budgets.mjs').Row[]>} */
export async function measurePages() {
  const { chromium } = await import('playwright');
  /** @type {(() => unknown)[]} */
  const undo = [];
  try {
    const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    const yardstick = writeYardstick();
    undo.push(() => yardstick.remove());
    const port = await freePort();
    const env = { DATA_DIR: join(folder, 'data'), RATE_LIMIT: 'off', ANSWERS: 'unchecked' };
    const { child } = await startAndWait(root, [process.execPath, 'scripts/start.mjs'], env, port);
    undo.push(() => stop(child));
    const peer = await servePeer(port);
    undo.push(() => peer.close());
    const browser = await chromium.launch({ executablePath: await ensureBrowser() });
    undo.push(() => browser.close());
    const portal = `http://127.0.0.1:${port}`;
    const origins = { portal, peer: peer.origin, still: `${portal}${yardstick.path}` };
    return [
      ...(await firstPages(browser, origins)),
      ...(await contractList(browser, portal)),
      ...(await wizard(browser, origins)),
    ];
  } finally {
    // Also where it went wrong on the way here: what was laid beside the portal would be served by it.
    for (const one of undo.toReversed()) await one();
  }
}
