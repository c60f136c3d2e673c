// Finds a Chromium for the browser tests, or installs one, and says which.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './ensure.mjs';

const names = [
  // The same engine without the parts of a window: a quarter less work for the same tests.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

/** Path of the browser in this order: CHROMIUM_PATH, Playwright's own, the system's, a fresh one. */
export async function ensureBrowser() {
  const found = (await findBrowser()) ?? (await installBrowser());
  if (!found) {
    console.error('No Chromium was found or could be installed. Set CHROMIUM_PATH to a browser.');
    process.exit(1);
  }
  console.log(`Browser: ${found}`);
  return found;
}

async function findBrowser() {
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  const candidates = [process.env.CHROMIUM_PATH, own, ...systemBrowsers()];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

function systemBrowsers() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

async function installBrowser() {
  const playwright = [join(root, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium'];
  console.log("Installing Playwright's Chromium …");
  if (
    spawnSync(process.execPath, playwright, { stdio: 'inherit' }).status !== 0 &&
    isDebianRoot()
  ) {
    console.log("Installing Debian's chromium-headless-shell, or chromium where there is none …");
    if (!aptInstall('chromium-headless-shell')) aptInstall('chromium');
  }
  return findBrowser();
}

export function isDebianRoot() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** Whether they are installed now. @param {string[]} packages */
export function aptInstall(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
