import { ordnerAblage } from '#server/ablage/ordnerAblage.ts';

/** Uploads in a folder that is made when the first one comes. */
export function testablage(ordner: string, clock: () => Date) {
  return ordnerAblage({ ordner, clock, schluessel: () => Promise.resolve(schluessel) });
}

const schluessel = Buffer.alloc(32, 9);
