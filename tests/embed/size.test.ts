import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../dist/embed/', import.meta.url));

/** kB in brotli that a host page loads, its checks among them. */
const most = 6;

if (!existsSync(folder)) throw new Error('`npm start` builds the portal.');

test.each(['portal-flow.js', 'portal-flow.script.js'])(
  '%s needs nothing else and is light',
  (file) => {
    const script = readFileSync(folder + file);
    expect(brotliCompressSync(script).length / 1000).toBeLessThanOrEqual(most);
    expect(script.toString()).not.toMatch(/\bimport\b|\brequire\(|\beval\(|new Function/);
  },
);
