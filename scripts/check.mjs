// npm run check: types, lint with the import law, dead code, format, slow patterns. Every part runs, then the verdict.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies, ensureNode, root } from './ensure.mjs';

/** What is checked: a name, and the tool with its arguments. */
export const checks = [
  ['types', 'typescript/bin/tsc', '-p', 'tsconfig.json'],
  ['lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  ['dead code', 'knip/bin/knip.js', '--no-progress'],
  ['format', 'oxfmt/bin/oxfmt', '--check'],
  ['patterns', 'tsx/dist/cli.mjs', 'scripts/patterns.ts'],
];

if (import.meta.filename === process.argv[1]) {
  ensureNode();
  ensureDependencies();
  const failed = checks.filter(([name = '', tool = '', ...args]) => {
    const { status } = spawnSync(process.execPath, [join('node_modules', tool), ...args], {
      cwd: root,
      stdio: 'inherit',
    });
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    return status !== 0;
  });
  process.exit(failed.length === 0 ? 0 : 1);
}
