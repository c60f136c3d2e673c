import type { ReactNode } from 'react';
import type { Bereich } from './addresses.ts';
import type { Portalseite } from './seite.tsx';

/** What stands at the address that is open. */
export interface Seitenstelle {
  /** Address as `addresses.ts` has it, of a page that stands at two always the same; null where there is none. */
  pfad: string | null;
  bereich: Bereich;
  /** As `seite.tsx` has them. */
  titel?: Portalseite<never>['titel'] | undefined;
  hilfe?: Portalseite<never>['hilfe'] | undefined;
  fest?: Portalseite<never>['fest'] | undefined;
  /** What the page belongs to, in the browser's title. */
  strecke: string | null;
  /** The page itself. */
  inhalt: ReactNode;
  /** Fetches the page ahead of its turn. */
  hole?: () => void;
}
