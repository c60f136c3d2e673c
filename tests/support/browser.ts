import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Path of a Chromium: CHROMIUM_PATH, Playwright's own, the system's; throws when there is none. */
export function browserPath(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const system = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...system];
  const found = candidates.find((path) => path !== undefined && existsSync(path));
  if (found === undefined) {
    throw new Error(
      'No Chromium was found. Set CHROMIUM_PATH, or run npm test, which installs one.',
    );
  }
  return found;
}
