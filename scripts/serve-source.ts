import { fileURLToPath } from 'node:url';
import { serve, settingsFrom } from '../src/main.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
try {
  await serve(settingsFrom(process.env, root), root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
