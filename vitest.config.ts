import { defineConfig } from 'vitest/config';

// Every date of the portal is a day in Berlin, wherever the tests run.
process.env['TZ'] = 'Europe/Berlin';

/** Path, without an ending, of the files npm test reads how the tests went from. */
const report = process.env['TEST_REPORT'];

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['tests/support/run.ts'],
    include: ['tests/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Vitest's own second is short for a mail on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    pool: 'forks',
    maxWorkers: 2,
    reporters: [
      'default',
      ...(report === undefined
        ? []
        : [
            ['json', { outputFile: `${report}.json` }] satisfies [string, object],
            ['./tests/support/notHeld.ts', { outputFile: `${report}-not-held.json` }] satisfies [
              string,
              object,
            ],
          ]),
    ],
  },
});
