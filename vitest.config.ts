import { defineConfig } from 'vitest/config';

// Every date of the portal is a day in Berlin, wherever the tests run.
process.env['TZ'] = 'Europe/Berlin';

/** Path of the file npm test reads how the tests went from. */
const report = process.env['TEST_REPORT'];

/** Of the portal's files those that change globals, or ask what stands before anything else was read. */
const alone = ['antragVermittelt', 'askedAhead', 'cognito', 'firstWave', 'gespeichert'];
/** Files that leave nothing behind: they share a process, which has read the sources once. */
const shared = [
  ...[
    'brands',
    'contract',
    'database',
    'documents',
    'facts',
    'http',
    'identity',
    'jobs',
    'rules',
    'viewer',
    'words',
  ].map((room) => `tests/${room}/**/*.test.ts`),
  `tests/portal/**/!(${alone.join('|')}).test.ts`,
];
const all = 'tests/**/*.test.ts';

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['tests/support/run.ts'],
    setupFiles: ['tests/support/seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: shared,
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'own',
          include: [all],
          exclude: shared,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Vitest's own second is short for a mail on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    pool: 'forks',
    maxWorkers: 2,
    // `npm test` counts the places at which tests are written.
    includeTaskLocation: report !== undefined,
    reporters: [
      'default',
      ...(report === undefined
        ? []
        : [['./tests/support/report.ts', { outputFile: report }] satisfies [string, object]]),
    ],
  },
});
