import * as z from 'zod/mini';
import { tagePlus } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import type { Gemerktes, Merkstand } from '#machines/merken/machine.ts';
import { kennungForm } from '../entwurf/effekte.ts';
import { gemerkt } from '../../../speicher.ts';

/** Begins every key; the address of the application and the brand follow. `hydration/early.ts` knows it, too. */
const praefix = 'gemerkt:';

interface Geraet {
  /** Where the application begins, `/hausrat/antrag`. */
  basis: string;
  marke: string;
  /** yyyy-MM-dd in Berlin. */
  heute: string;
  /** Throws where the browser allows none. */
  oeffnen?: () => Storage;
}

/** What this device keeps of an application, because she wants it to; whatever the browser refuses breaks no page. */
export function geraetFuer({ basis, marke, heute, oeffnen = () => localStorage }: Geraet) {
  const schluessel = `${praefix}${basis}:${marke}`;
  return {
    schluessel,
    /** Null where nothing lies there, or nothing that can still be used: that is thrown away, whatever it is of. */
    lies: (): Gemerktes | null => {
      raeumeAuf(oeffnen, heute);
      return gelesen(oeffnen, schluessel);
    },
    /** False where the browser has no room or does not allow it. */
    schreibe: (stand: Merkstand): boolean =>
      versuche(() => {
        oeffnen().setItem(schluessel, JSON.stringify({ ...stand, am: heute }));
        return true;
      }) ?? false,
    loesche: () => {
      versuche(() => oeffnen().removeItem(schluessel));
    },
  };
}

/** Of every product and brand: nobody need come back to it for its time to be over. */
function raeumeAuf(oeffnen: () => Storage, heute: string): void {
  versuche(() => {
    const speicher = oeffnen();
    const alle = Array.from({ length: speicher.length }, (_, stelle) => speicher.key(stelle) ?? '');
    for (const schluessel of alle) {
      if (!schluessel.startsWith(praefix)) continue;
      const { am } = gelesen(oeffnen, schluessel) ?? {};
      const gilt = am !== undefined && am <= heute && heute < tagePlus(am, fristen.gemerktTage);
      if (!gilt) speicher.removeItem(schluessel);
    }
  });
}

function gelesen(oeffnen: () => Storage, schluessel: string): Gemerktes | null {
  return gemerkt({ getItem: (key) => oeffnen().getItem(key) }, schluessel, form);
}

function versuche<T>(tu: () => T): T | null {
  try {
    return tu();
  } catch {
    return null;
  }
}

const form = z.object({
  produkt: z.string(),
  schema: z.int(),
  schritt: z.string(),
  antworten: z.record(z.string(), z.unknown()),
  beitrag: z.nullable(z.int()),
  kennung: z.nullable(kennungForm),
  am: z.iso.date(),
});
