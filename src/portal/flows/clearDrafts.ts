/** First part of every key under which drafts lie. */
export const praefix = 'entwurf';

/** Throws every draft away: the user signed out herself. With a flow, all that is kept of it and nothing else. */
export function clearDrafts(storage: Storage, flow?: string): void {
  const anfang = flow === undefined ? `${praefix}:` : `${praefix}:${flow}:`;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(anfang)) storage.removeItem(key);
}
