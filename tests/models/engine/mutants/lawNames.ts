import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../laws/', import.meta.url);

/** The names of all laws, from the sentences they say. */
export function lawNames(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(new URL(file, folder), 'utf8').matchAll(/`([A-Z][a-z]+(?: [a-z]+)?): /g),
      ].map(([, name = '']) => name),
    );
  return [...new Set(names)].toSorted();
}
