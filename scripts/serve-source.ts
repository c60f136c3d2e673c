import { fileURLToPath } from 'node:url';
import { serve, settingsFrom } from '../src/main.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
await serve(settingsFrom(process.env, root), root);
