import type { rahmenteile } from './shell/rahmenteile.tsx';
import type { geschuetzt, uebrigeStelle } from './uebrige.tsx';

/** What no first page needs before it answers: every other address, and all that stands around a page. */
export interface Dahinter {
  uebrigeStelle: typeof uebrigeStelle;
  geschuetzt: typeof geschuetzt;
  teile: typeof rahmenteile;
}

let da: Dahinter | null = null;
let unterwegs: Promise<Dahinter> | null = null;
const zuschauer = new Set<() => void>();

/** Once it is here. */
export function dahinter(): Dahinter | null {
  return da;
}

/** One chunk (`vite.config.ts`); what could not be fetched is fetched again by whoever asks next. */
export function ladeDahinter(): Promise<Dahinter> {
  unterwegs ??= hole();
  return unterwegs;
}

export function folgeDahinter(kommt: () => void): () => void {
  zuschauer.add(kommt);
  return () => void zuschauer.delete(kommt);
}

async function hole(): Promise<Dahinter> {
  try {
    const [seiten, rahmen] = await Promise.all([
      import('./uebrige.tsx'),
      import('./shell/rahmenteile.tsx'),
    ]);
    const { uebrigeStelle, geschuetzt } = seiten;
    da = { uebrigeStelle, geschuetzt, teile: rahmen.rahmenteile };
    for (const kommt of zuschauer) kommt();
    return da;
  } finally {
    unterwegs = null;
  }
}
