import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { berechnung } from '#contract/entities/aenderung.ts';
import { postausgang } from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import { tarifAngabenVon } from '#server/rules/tarif/vertragstarif.ts';
import type { Person, Reply, TestApi } from './api.ts';
import { zugestellt } from './beendigung.ts';
import { grundvertrag, insertRows, nummern, people } from './rows.ts';

const nr = nummern.eigener;
export const ohneSelbstbeteiligung = {
  wirksamkeitsdatum: '2026-12-01',
  selbstbeteiligung: 'SB_KEINE',
};

/** The usual rows, all priced as business liability with 250 EUR deductible. */
export async function insertTarifierte({ database }: TestApi): Promise<void> {
  await insertRows(database);
  await database.update(tables.vertrag).set({
    tarifAngaben: tarifAngabenVon('BHV_2', { hauptgewerbe: '1302', jahresumsatz: 20_000_000 }),
    risiken: { ...grundvertrag.risiken, selbstBeteiligung: { wert: 25_000, unit: 'ABSOLUT' } },
  });
}

/** Takes out what changes leave behind; a mail that is on its way would meet the next test, so it is waited for. */
export async function leeren(api: TestApi): Promise<void> {
  // Nobody sends what the night has written.
  await api.database.delete(postausgang).where(eq(postausgang.versuche, 0));
  await zugestellt(api);
  api.mails.length = 0;
  api.setNow('2026-11-20T10:00:00Z');
  await api.database.execute(
    sql`truncate vertrag, vormerkung, mitteilung, schaden, dokument, journal, wiederholung, zugang, zustimmung, partner, vermittler cascade`,
  );
}

/** Calculates a deductible and returns what saving it would send. */
export async function berechneSb(
  api: TestApi,
  als: Person = people.kundin,
  wunsch: object = ohneSelbstbeteiligung,
) {
  const path = `/vertrag/${nr}/beitrag/selbstbeteiligung`;
  const antwort = await api.send({ method: 'POST', path, als, body: wunsch });
  const { berechnungId, beitragNeu } = z.parse(berechnung, antwort.body);
  return {
    versicherungsNummer: nr,
    ...wunsch,
    berechnungId,
    beitragErwartet: beitragNeu.versicherungsPraemie,
  };
}

export function speichereSb(
  api: TestApi,
  body: object,
  als: Person = people.kundin,
  schluessel: string = crypto.randomUUID(),
): Promise<Reply> {
  return api.send({
    method: 'PATCH',
    path: `/vertrag/${nr}/selbstbeteiligung`,
    als,
    body,
    headers: { 'idempotency-key': schluessel },
  });
}

/** Withdraws the pending deductible. */
export function loescheSb(
  api: TestApi,
  als: Person = people.kundin,
  body: object = {},
  schluessel: string = crypto.randomUUID(),
): Promise<Reply> {
  return api.send({
    method: 'DELETE',
    path: `/vertrag/${nr}/vormerkung/selbstBeteiligung`,
    als,
    body,
    headers: { 'idempotency-key': schluessel },
  });
}
