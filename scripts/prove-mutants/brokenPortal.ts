// Builds the portal with every mutant of effects and views in it, into a folder of its own, and serves it.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { schemata } from '#tests/models/browser/mutants/schemata.ts';
import { viewSources } from '#tests/models/browser/mutants/sources.ts';
import { serve, settingsFrom } from '../../src/main.ts';

const root = process.cwd();
const own = join(root, '.cache', 'broken-portal');
const { written } = schemata(viewSources(root));

rmSync(own, { recursive: true, force: true });
mkdirSync(own, { recursive: true });
// The server looks for migrations and fonts beside what is built.
for (const folder of ['src', 'node_modules', 'package.json']) {
  if (!existsSync(join(own, folder))) symlinkSync(join(root, folder), join(own, folder));
}
await build({
  root,
  logLevel: 'warn',
  plugins: [
    {
      name: 'broken views',
      enforce: 'pre',
      transform: (_code, id) => {
        const file = relative(root, id).replaceAll('\\', '/');
        return written.get(file) ?? null;
      },
    },
  ],
  build: { outDir: join(own, 'dist', 'portal'), emptyOutDir: true, minify: false },
});
// The build has said for its whole process that this is production.
Reflect.deleteProperty(process.env, 'NODE_ENV');
await serve(settingsFrom(process.env, own), own);
process.send?.('served');
