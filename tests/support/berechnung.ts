import * as z from 'zod/mini';
import { berechnung } from '#contract/entities/aenderung.ts';
import type { Reply, TestApi, Person } from './api.ts';
import { nummern } from './rows.ts';

export const zumJahreswechsel = '2027-01-01';

/** Body of a save as the portal sends it after calculating. */
export interface Speicherung {
  versicherungsNummer: string;
  wirksamkeitsdatum: string;
  zahlweise: string;
  berechnungId: string;
  beitragErwartet: number;
  imAuftragDesKunden?: boolean;
}

/** Calculates a payment period and returns what saving it would send. */
export async function berechne(
  api: TestApi,
  als: Person,
  zahlweise = 'MONATLICH',
  versicherungsNummer: string = nummern.eigener,
): Promise<Speicherung> {
  const antwort = await api.send({
    method: 'POST',
    path: `/vertrag/${versicherungsNummer}/beitrag/zahlweise`,
    als,
    body: { wirksamkeitsdatum: zumJahreswechsel, zahlweise },
  });
  const { berechnungId, beitragNeu, wirksamkeitsdatum } = z.parse(berechnung, antwort.body);
  return {
    versicherungsNummer,
    wirksamkeitsdatum,
    zahlweise,
    berechnungId,
    beitragErwartet: beitragNeu.versicherungsPraemie,
  };
}

export function speichere(
  api: TestApi,
  als: Person,
  body: Speicherung,
  schluessel: string = crypto.randomUUID(),
): Promise<Reply> {
  return api.send({
    method: 'PATCH',
    path: `/vertrag/${body.versicherungsNummer}/zahlweise`,
    als,
    body,
    headers: { 'idempotency-key': schluessel },
  });
}
