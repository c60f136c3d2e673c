import type { Page } from '@playwright/test';
import { type Bearing, lookAtBearing } from './bearing.ts';
import { editsOnPage } from './edits.ts';
import { linksOnPage } from './links.ts';
import { noticesOnPage } from './notices.ts';
import { offersOnPage } from './offers.ts';
import { type Pair, readPairs } from './readBack.ts';
import { takenToasts } from './toasts.ts';
import { openFolds } from './unfold.ts';

/** What is looked for besides what every page is asked. */
interface Sought extends Bearing {
  /** What stands there in pairs, also where it is folded. */
  readonly pairs: boolean;
  /** What leads back to another step, also where it is folded. */
  readonly edits: boolean;
}

/** Everything a page shows at one look. */
export interface Seen {
  /** What has gone by since the last look. */
  readonly toasts: readonly string[];
  /** What is wrong with focus, busy controls and words. */
  readonly bearing: readonly string[];
  readonly links: readonly (readonly [words: string, path: string])[];
  readonly notices: readonly string[];
  readonly offers: readonly string[];
  readonly pairs: readonly Pair[];
  readonly edits: readonly string[];
  /** Something is asked that must be answered. */
  readonly asks: boolean;
}

/** Looks at a page once: one message in place of one for each question, which cost more than their answers. */
export function lookAt(page: Page, sought: Sought): Promise<Seen> {
  return page.evaluate<Seen>(`(${look.toString()})(${JSON.stringify(sought)}, {${ways}})`);
}

const ways = Object.entries({
  lookAtBearing,
  editsOnPage,
  linksOnPage,
  noticesOnPage,
  offersOnPage,
  openFolds,
  readPairs,
  takenToasts,
})
  .map(([name, way]) => `${name}: ${way.toString()}`)
  .join(',');

interface Ways {
  readonly lookAtBearing: typeof lookAtBearing;
  readonly editsOnPage: typeof editsOnPage;
  readonly linksOnPage: typeof linksOnPage;
  readonly noticesOnPage: typeof noticesOnPage;
  readonly offersOnPage: typeof offersOnPage;
  readonly openFolds: typeof openFolds;
  readonly readPairs: typeof readPairs;
  readonly takenToasts: typeof takenToasts;
}

/** Runs in the page. */
async function look({ pairs, edits, isLoading }: Sought, on: Ways): Promise<Seen> {
  const bearing = await on.lookAtBearing({ isLoading });
  const before = {
    toasts: on.takenToasts(),
    bearing,
    links: on.linksOnPage(),
    notices: on.noticesOnPage(),
    offers: on.offersOnPage(),
    asks: document.querySelector('form :is([aria-required="true"], [required])') !== null,
  };
  if (pairs || edits) on.openFolds();
  return {
    ...before,
    pairs: pairs ? on.readPairs() : [],
    edits: edits ? on.editsOnPage() : [],
  };
}
