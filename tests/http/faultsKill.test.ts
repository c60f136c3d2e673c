import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { killLoop } from '../../scripts/faults/kills.ts';

const home = mkdtempSync(join(tmpdir(), 'portal-kills-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

// `npm run faults` kills on both databases, and more often.
describe.skipIf(process.env['DATABASE_URL'] !== undefined)('a portal that is killed', () => {
  test('has stored what four customers were told, each once, with its message, documents and mail', async () => {
    const command = [process.execPath, 'scripts/start.mjs'];
    // Built as `npm test` builds it, not for the tests' own NODE_ENV.
    vi.stubEnv('NODE_ENV', undefined);
    const { answered, restartMs, ...faults } = await killLoop(
      { command, folder: join(home, 'data') },
      3,
    );
    expect(restartMs).toHaveLength(3);
    expect(answered).toBeGreaterThan(3);
    expect(faults).toMatchObject({ lost: 0, doubled: 0, torn: 0, otherAnswers: 0 });
  }, 180_000);
});
