import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { berechnung } from '#contract/entities/aenderung.ts';
import { schutzberechnung } from '#contract/entities/aenderungswunsch.ts';
import * as tables from '#server/database/schema.ts';
import { demovertrag } from './aenderungslage.ts';
import type { Person, TestApi } from './api.ts';
import { nummern, people } from './rows.ts';

const nr = nummern.eigener;
export const tag = '2026-12-05';

type Wunsch = { art: string } & Record<string, unknown>;
type Berechnet = z.infer<typeof schutzberechnung>;

export function senden(
  api: TestApi,
  aenderungen: Wunsch[],
  ab: string | null = tag,
  als: Person = people.kundin,
) {
  const body = { aenderungen, ...(ab !== null && { wirksamkeitsdatum: ab }) };
  return api.send({ method: 'POST', path: `/vertrag/${nr}/beitrag/schutz`, als, body });
}

export async function berechnet(
  api: TestApi,
  aenderungen: Wunsch[],
  ab: string | null | Person = tag,
): Promise<Berechnet> {
  const antwort =
    ab === null || typeof ab === 'string'
      ? await senden(api, aenderungen, ab)
      : await senden(api, aenderungen, tag, ab);
  return z.parse(schutzberechnung, antwort.body);
}

export function speichern(
  api: TestApi,
  aenderungen: Wunsch[],
  { berechnung: gezeigt }: Berechnet,
  {
    als = people.kundin,
    schluessel = crypto.randomUUID(),
    mehr = {},
  }: { als?: Person; schluessel?: string; mehr?: object } = {},
) {
  return api.send({
    method: 'PATCH',
    path: `/vertrag/${nr}/schutz`,
    als,
    headers: { 'idempotency-key': schluessel },
    body: {
      versicherungsNummer: nr,
      wirksamkeitsdatum: gezeigt?.wirksamkeitsdatum,
      berechnungId: gezeigt?.berechnungId,
      beitragErwartet: gezeigt?.beitragNeu.versicherungsPraemie,
      aenderungen,
      ...mehr,
    },
  });
}

/** Three wishes for home contents that one day can share. */
export const gefahren = { art: 'deckung', coverageType: 'UNBENANNTE_GEFAHREN', wert: true };
export const brief = { art: 'deckung', coverageType: 'WOHNSCHUTZBRIEF', wert: true };
export const summe = { art: 'versicherte-kosten', value: '60000' };
export const drei = [gefahren, brief, summe];

/** By the calls of the specification; answers what was calculated. */
export async function einzelnGespeichert(api: TestApi, { art, ...wunsch }: Wunsch) {
  const pfad =
    art === 'deckung' ? `deckung/${String(wunsch['coverageType'])}` : 'versicherungssumme';
  const body = { wirksamkeitsdatum: tag, ...wunsch };
  const als = people.kundin;
  const antwort = await api.send({
    method: 'POST',
    path: `/vertrag/${nr}/beitrag/${pfad}`,
    als,
    body,
  });
  const gerechnet = z.parse(berechnung, antwort.body);
  const gespeichert = await api.send({
    method: 'PATCH',
    path: `/vertrag/${nr}/${pfad}`,
    als,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      versicherungsNummer: nr,
      ...body,
      berechnungId: gerechnet.berechnungId,
      beitragErwartet: gerechnet.beitragNeu.versicherungsPraemie,
    },
  });
  expect(gespeichert.status).toBe(200);
  return gerechnet;
}

export function loeschen(api: TestApi, art: string) {
  return api.send({
    method: 'DELETE',
    path: `/vertrag/${nr}/vormerkung/${art}`,
    als: people.kundin,
    body: {},
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
}

export async function nachtraege(api: TestApi) {
  const zeilen = await api.database
    .select({ zustand: tables.dokument.zustand })
    .from(tables.dokument)
    .where(eq(tables.dokument.typ, 'NACHTRAG'));
  return zeilen.map(({ zustand }) => zustand);
}

export function optionVon(angebote: Berechnet['angebote'], wert: string) {
  return angebote.flatMap(({ optionen }) => optionen).find((eine) => eine.wert === wert);
}

/** Her contract becomes the home contents contract of the demo data. */
export async function alsHausrat(api: TestApi, { sb }: { sb?: string } = {}): Promise<void> {
  const { produkt, risiken, tarifAngaben, beitragsKomponenten, versicherungsSumme } =
    demovertrag('HR250000102');
  await api.database
    .update(tables.vertrag)
    .set({
      produkt,
      tarifAngaben: sb === undefined ? tarifAngaben : { ...tarifAngaben, sb },
      beitragsKomponenten,
      versicherungsSumme,
      risiken:
        sb === undefined
          ? risiken
          : { ...risiken, selbstBeteiligung: { wert: 25_000, unit: 'ABSOLUT' } },
    })
    .where(eq(tables.vertrag.versicherungsNummer, nr));
}
