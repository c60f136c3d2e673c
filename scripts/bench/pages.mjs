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
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const yardstick = writeYardstick();
  const port = await freePort();
  const env = { DATA_DIR: join(folder, 'data'), RATE_LIMIT: 'off' };
  const { child } = await startAndWait(root, [process.execPath, 'scripts/start.mjs'], env, port);
  const peer = await servePeer(port);
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  try {
    const portal = `http://127.0.0.1:${port}`;
    const origins = { portal, peer: peer.origin, still: `${portal}${yardstick.path}` };
    return [
      ...(await firstPages(browser, origins)),
      ...(await contractList(browser, portal)),
      ...(await wizard(browser, origins)),
    ];
  } finally {
    await browser.close();
    peer.close();
    await stop(child);
    yardstick.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
