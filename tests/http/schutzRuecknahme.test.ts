import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatBetrag } from '#contract/fields/betrag.ts';
import * as tables from '#server/database/schema.ts';
import { mitteilung } from '#server/database/vorgangsschema.ts';
import { insertTarifierte, leeren } from '#tests/support/aenderungsaufrufe.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import {
  alsHausrat,
  berechnet,
  brief,
  drei,
  gefahren,
  loeschen,
  nachtraege,
  speichern,
  summe,
} from '#tests/support/schutzaufrufe.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  await insertTarifierte(api);
  await alsHausrat(api);
});
afterEach(() => leeren(api));
afterAll(() => api.close());

const giltWeiter = 'Was der Nachtrag zum 05.12.2026 sonst noch ändert, gilt weiter.';
const bleibt = 'Ihr Vertrag bleibt, wie er ist.';
const aufgehoben = 'Das Dokument dazu haben wir als aufgehoben gekennzeichnet.';

/** What is told of the last deletion, and the paper about it. */
async function gesagt() {
  const saetze = await api.database
    .select({ betreff: mitteilung.betreff, text: mitteilung.text })
    .from(mitteilung)
    .orderBy(mitteilung.zeit);
  const papiere = await api.database
    .select({ inhalt: tables.dokument.inhalt })
    .from(tables.dokument)
    .where(eq(tables.dokument.typ, 'RUECKNAHMEBESTAETIGUNG'))
    .orderBy(tables.dokument.erstelltAm);
  return { mitteilung: saetze.at(-1)?.text ?? '', papier: papiere.at(-1)?.inhalt ?? '' };
}

async function gespeichert() {
  const gezeigt = await berechnet(api, drei);
  expect((await speichern(api, drei, gezeigt)).status).toBe(200);
  return gezeigt.berechnung?.beitragNeu.versicherungsPraemie ?? 0;
}

/** What the day costs with these alone. */
async function kostet(wuensche: typeof drei) {
  const { berechnung } = await berechnet(api, wuensche);
  return berechnung?.beitragNeu.versicherungsPraemie ?? 0;
}

function dannStatt(dann: number, statt: number) {
  return `Dadurch beträgt Ihr Beitrag ab 05.12.2026 ${formatBetrag(dann)} statt ${formatBetrag(statt)}.`;
}

describe('A customer who takes back one of several changes that wait together', () => {
  test('keeps the Nachtrag of the others until the last one goes', async () => {
    await gespeichert();
    expect((await loeschen(api, 'deckung.UNBENANNTE_GEFAHREN')).status).toBe(200);
    expect(await nachtraege(api)).toEqual(['GUELTIG']);
    await loeschen(api, 'deckung.WOHNSCHUTZBRIEF');
    expect(await nachtraege(api)).toEqual(['GUELTIG']);
    await loeschen(api, 'versicherungssumme');
    expect(await nachtraege(api)).toEqual(['AUFGEHOBEN']);
  });

  test.each([
    ['the first', 'deckung.UNBENANNTE_GEFAHREN', [brief, summe]],
    ['the last', 'versicherungssumme', [gefahren, brief]],
  ])(
    'reads, where it is %s, that its Nachtrag counts for the others, and the one premium of the day',
    async (_, art, uebrige) => {
      const dann = await kostet(uebrige);
      const alles = await gespeichert();
      api.setNow('2026-11-20T11:00:00Z');
      await loeschen(api, art);
      const { mitteilung: text, papier } = await gesagt();
      for (const eines of [text, papier]) {
        expect(eines).toContain(giltWeiter);
        expect(eines).toContain(dannStatt(dann, alles));
        expect(eines.split('Dadurch beträgt')).toHaveLength(2);
        expect(eines).not.toContain(bleibt);
        expect(eines).not.toContain(aufgehoben);
      }
    },
  );

  test('reads of the last one that is left that all stays, and that the Nachtrag counts no longer', async () => {
    await gespeichert();
    await loeschen(api, 'deckung.UNBENANNTE_GEFAHREN');
    await loeschen(api, 'deckung.WOHNSCHUTZBRIEF');
    api.setNow('2026-11-20T11:00:00Z');
    await loeschen(api, 'versicherungssumme');
    const { mitteilung: text, papier } = await gesagt();
    expect(text).toContain(bleibt);
    expect(papier).toContain(bleibt);
    expect(papier).toContain(aufgehoben);
    expect(papier).not.toContain(giltWeiter);
  });
});
