/** First part of every key under which drafts lie. */
export const praefix = 'entwurf';

/** Throws every draft away: the user signed out herself. Fewer, where the keys have to begin otherwise. */
export function clearDrafts(storage: Storage, anfang = `${praefix}:`): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(anfang)) storage.removeItem(key);
}
