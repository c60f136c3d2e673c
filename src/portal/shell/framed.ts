import { isFramed } from '../aufruf.ts';
import type { Embedding } from '../embedding/embedding.ts';

let begun: Promise<Embedding | null> | null = null;

/** What goes between the portal and the page that frames it; null where none does. Nobody else fetches it. */
export function embedding(): Promise<Embedding | null> | null {
  if (!isFramed()) return null;
  return (begun ??= import('../embedding/embedding.ts').then(
    (module) => module.default,
    () => null,
  ));
}
