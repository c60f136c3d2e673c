// Lighthouse as a phone sees it: median of three runs on home, sign-in and one page of the gallery.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { npm, root } from '../ensure.mjs';
import { median } from './median.mjs';
import { freePort, startAndWait, stop } from './process.mjs';

// Not among the dependencies: two hundred packages that only this measurement needs.
const version = '12.8.2';
const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices']);
const pages = [
  ['home', '/'],
  ['sign-in', '/kunden/login/'],
  ['gallery page', '/muster/text-field/?nackt'],
];

/** @returns {Promise<import('./budgets.mjs').Row[]>} */
export async function measureLighthouse() {
  const cli = ensureLighthouse();
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const port = await freePort();
  const env = { DATA_DIR: join(folder, 'data') };
  const { child } = await startAndWait(root, [process.execPath, 'scripts/start.mjs'], env, port);
  const chrome = await ensureBrowser();
  try {
    return pages.flatMap(([name = '', path = '']) => {
      const runs = [1, 2, 3].map(() => run(cli, chrome, `http://127.0.0.1:${port}${path}`, folder));
      return categories.map((category, index) => {
        const scores = runs.map((run) => run[index] ?? 0);
        return /** @type {import('./budgets.mjs').Row} */ ([
          `Lighthouse ${name}: ${category}`,
          median(scores),
        ]);
      });
    });
  } finally {
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} cli @param {string} chrome @param {string} url @param {string} folder */
function run(cli, chrome, url, folder) {
  const report = join(folder, 'lighthouse.json');
  const args = [cli, url, '--quiet', '--output=json', `--output-path=${report}`];
  const chosen = [
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  execFileSync(process.execPath, [...args, ...chosen], {
    env: { ...process.env, CHROME_PATH: chrome },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const found = JSON.parse(readFileSync(report, 'utf8')).categories;
  return categories.map((category) => Math.round(found[category].score * 100));
}

function ensureLighthouse() {
  const folder = join(root, 'node_modules', '.cache', `lighthouse-${version}`);
  const cli = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  if (!existsSync(cli)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${version}`], {
      cwd: folder,
    });
  }
  return cli;
}
