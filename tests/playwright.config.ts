import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { hostPort } from './e2e/hostPage.ts';
import { browserPath } from './support/browser.ts';

const port = Number(process.env['TEST_PORT'] ?? 3187);
/** An address that already serves the portal; without it one is started on an empty database. */
const running = process.env['BASE_URL'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/playwright',
  timeout: 60_000,
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../test-results/playwright.json',
      },
    ],
    ['./models/browser/report.ts'],
  ],
  use: {
    baseURL: running ?? `http://127.0.0.1:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Letters unhinted, as a browser with a window draws them: pictures are the same in both.
    launchOptions: { executablePath: browserPath(), args: ['--font-render-hinting=none'] },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace makes every test a fifth longer; who looks into one asks for it: --trace retain-on-failure.
    trace: 'off',
  },
  expect: {
    // What is waited for ends the waiting; a busy machine may take longer than Playwright's own five seconds.
    timeout: 15_000,
    toHaveScreenshot: { maxDiffPixels: 60, animations: 'disabled', caret: 'hide' },
  },
  snapshotPathTemplate: '{testDir}/widgets/pictures/{arg}{ext}',
  projects: [
    { name: 'models', testMatch: 'models/browser/*.spec.ts' },
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts' },
    // Last the many short ones: neither worker waits long for the other.
    { name: 'widgets', testMatch: 'widgets/**/*.spec.ts' },
  ],
  ...(running
    ? {}
    : {
        webServer: {
          command: 'node scripts/start.mjs',
          cwd: '..',
          url: `http://127.0.0.1:${port}/healthz`,
          timeout: 180_000,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
          env: {
            PORT: String(port),
            DATA_DIR: mkdtempSync(join(tmpdir(), 'portal-test-')),
            // Dozens of customers apply from one address within a minute.
            RATE_LIMIT: 'off',
            // The page of somebody else in which the portal stands (`e2e/embedding.spec.ts`).
            FRAME_HOSTS: `http://127.0.0.1:${hostPort}`,
          },
        },
      }),
});
