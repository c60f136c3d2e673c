import * as z from 'zod/mini';
import type { Filler } from '#tests/models/browser/flowInBrowser.ts';

const annahmen = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** What the price assumes is changed in its sentence, known by what it says in any case; a row she changed stays open. */
export function nimmAn(saetze: Readonly<Record<string, string | RegExp>>): Filler {
  return async (page, value) => {
    for (const [name, wert] of Object.entries(z.parse(annahmen, value))) {
      const zeile = page.getByRole('listitem').filter({ hasText: saetze[name] ?? name });
      const aendern = zeile.getByRole('button', { name: 'ändern' });
      const wahl = zeile.locator(`input[name="${name}"][value="${String(wert)}"]`);
      await zeile.waitFor();
      if (await aendern.isVisible()) await aendern.click();
      await wahl.check({ force: true });
    }
  };
}
