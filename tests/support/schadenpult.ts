import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { mitteilung, schaden, schadenZahlung } from '#server/database/vorgangsschema.ts';
import { openTestApi, type Reply, type TestApi } from './api.ts';
import { insertRows, nummern } from './rows.ts';
import { insertSchaden } from './schadenrechte.ts';

const internToken = 'T'.repeat(40);
/** Water in the customer's own home, insured by the second agency. */
export const wasser = 'S26-0000903';

/** Claims at the desk, and its calls. */
export async function openSchadenpult() {
  const api = await openTestApi({ internToken });
  await insertRows(api.database);
  await insertSchaden(api.database);
  await insertWasser(api);
  const { database } = api;
  const authorization = `Bearer ${internToken}`;
  const wohin = { unter: '/intern/v1', authorization } as const;
  return {
    api,
    /** Decides a claim, or opens it again. */
    tue: (
      teil: 'entscheidung' | 'wiedereroeffnung',
      body: object,
      { nummer = wasser, key = randomUUID() }: { nummer?: string; key?: string } = {},
    ): Promise<Reply> => {
      const path = `/schaeden/${nummer}/${teil}`;
      const headers = { 'idempotency-key': key };
      return api.send({ ...wohin, method: 'POST', path, body, headers });
    },
    lies: (path: string): Promise<Reply> => api.send({ ...wohin, method: 'GET', path }),
    zeile: async () => {
      const dieser = eq(schaden.schadenNummer, wasser);
      const [eine] = await database.select().from(schaden).where(dieser);
      return eine;
    },
    zahlungen: () => database.select().from(schadenZahlung),
    briefe: () => database.select().from(mitteilung),
  };
}
export type Schadenpult = Awaited<ReturnType<typeof openSchadenpult>>;

async function insertWasser({ database }: TestApi): Promise<void> {
  const gemeldetAm = new Date('2026-11-10T09:00:00Z');
  await database.insert(schaden).values({
    schadenNummer: wasser,
    versicherungsNummer: nummern.andererAgentur,
    schadenart: 'LEITUNGSWASSER',
    schadendatum: '2026-11-09',
    status: 'IN_PRUEFUNG',
    gemeldetAm,
    letzteAktivitaet: gemeldetAm,
  });
}

export const gezahlt = { ergebnis: 'REGULIERT', betrag: 1_180_00 } as const;
export const grund = 'Das Haus war nicht gegen Überschwemmung versichert.';
