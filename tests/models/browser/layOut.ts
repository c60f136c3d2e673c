import type { Page } from '@playwright/test';
import { signOfLife, storedTokens, tourStart } from './pool.ts';

/** Storages that are laid out anew in every page until this is disposed of. */
export type LaidOut = Awaited<ReturnType<Page['addInitScript']>>;

/** Lays out what the browser has kept when a tour begins; whoever is signed in has her tokens. */
export function layOutFor(
  page: Page,
  { isSignedIn, kept, keptOnDevice = {} }: Kept,
): Promise<LaidOut> {
  return page.addInitScript(layOut, {
    local: {
      ...(isSignedIn && { ...storedTokens(tourStart, 86_400), ...signOfLife }),
      ...keptOnDevice,
    },
    session: kept,
  });
}

interface Kept {
  isSignedIn: boolean;
  /** By the tab. */
  kept: Readonly<Record<string, string>>;
  keptOnDevice?: Readonly<Record<string, string>>;
}

interface Storages {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
}

/** Runs in the page before the portal does. */
function layOut({ local, session }: Storages): void {
  for (const [storage, entries] of [
    [localStorage, local],
    [sessionStorage, session],
  ] as const) {
    storage.clear();
    for (const [key, value] of Object.entries(entries)) storage.setItem(key, value);
  }
}
