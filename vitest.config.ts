import { defineConfig } from 'vitest/config';

// Every date of the portal is a day in Berlin, wherever the tests run.
process.env['TZ'] = 'Europe/Berlin';

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['tests/support/run.ts'],
    include: ['tests/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    reporters: process.env['CI_REPORT']
      ? ['default', ['json', { outputFile: 'test-results/vitest.json' }]]
      : ['default'],
  },
});
