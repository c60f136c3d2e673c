import * as z from 'zod/mini';
import { gemerkt } from '../speicher.ts';
import { praefix } from './clearDrafts.ts';

const schema = 1;

/** A flow that is under way: answers and step, never a snapshot (`design §4.7`). */
export interface Draft {
  schritt: string;
  antworten: unknown;
}

const stored = z.object({ schema: z.literal(schema), schritt: z.string(), antworten: z.unknown() });

/** Where drafts are kept: the session storage of this tab. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One draft, belonging to a flow, an object and the user who began it. */
export function draftAt(storage: DraftStorage, flow: string, object: string, sub: string) {
  const key = [praefix, flow, object, sub].join(':');
  return {
    /** Null where nothing is kept or it cannot be read any more. */
    read: (): Draft | null => {
      const data = gemerkt(storage, key, stored);
      return data && { schritt: data.schritt, antworten: data.antworten };
    },
    write: ({ schritt, antworten }: Draft) =>
      storage.setItem(key, JSON.stringify({ schema, schritt, antworten })),
    clear: () => storage.removeItem(key),
  };
}
