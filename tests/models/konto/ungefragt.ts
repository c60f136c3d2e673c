import type { FlowInBrowser, Stage } from '#tests/models/browser/flowInBrowser.ts';
import { nowOf, signOutElsewhere, storedTokens } from '#tests/models/browser/pool.ts';

/** The end of a session on a page that never asked who is signed in: it stays as it is. */
export const ungefragt: NonNullable<FlowInBrowser['happenings']> = {
  ABGEMELDET: signOutElsewhere,
  SITZUNG_ABGELAUFEN: async ({ page }: Stage) => {
    await page.evaluate(
      (entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        window.dispatchEvent(new Event('focus'));
        for (const key of Object.keys(entries)) localStorage.removeItem(key);
      },
      storedTokens(await nowOf(page), -60),
    );
  },
};

/** Another code, where there may be one. */
export const neuerCode = { CODE_ERNEUT: 'Code erneut senden' } as const;
