import * as z from 'zod/mini';
import { abschluss, vorbereitet } from '#contract/endpoints/antrag/aufrufe.ts';
import { consents } from '#server/reference/consents.ts';
import type { Musterantrag } from './antragsteile.ts';
import type { Person, Reply, TestApi } from './api.ts';

/** The application with other answers in some fields of a step. */
export function mit(
  antrag: Musterantrag,
  schritt: string,
  werte: Record<string, unknown>,
): Musterantrag {
  const antwort = z.parse(z.record(z.string(), z.unknown()), antrag.antworten[schritt] ?? {});
  return { ...antrag, antworten: { ...antrag.antworten, [schritt]: { ...antwort, ...werte } } };
}

/** What an application says beside its answers. */
export const angaben = { marke: 'andsafe', vermittlerNummer: null, referenz: null, nachweis: null };

interface Weiteres {
  als?: Person | null;
  /** Other fields of the body. */
  felder?: Record<string, unknown>;
}

export function bereiteVor(
  api: Pick<TestApi, 'send'>,
  antrag: Musterantrag,
  { als = null, felder = {} }: Weiteres = {},
): Promise<Reply> {
  const { produkt, antworten } = antrag;
  const body = { ...angaben, ...welcher(antrag), antworten, ...felder };
  return api.send({ method: 'POST', path: `/${produkt}/vorbereiten`, als, body });
}

/** Says which application is meant, where several are made with the same calls. */
export function welcher({ gemeint }: Pick<Musterantrag, 'gemeint'>) {
  return gemeint === undefined ? {} : { produkt: gemeint };
}

const ueblich = new Set(['LASTSCHRIFT', 'BEGINN_IN_FRIST']);

/** Ids and versions of what a customer declares who pays by debit and is covered before she may no longer revoke. */
export const erklaerungen = Object.fromEntries(
  consents
    .filter(({ bedingung = 'LASTSCHRIFT', pflicht }) => pflicht && ueblich.has(bedingung))
    .map(({ id, version }) => [id, version]),
);

/** Body of the binding call. */
export function einreichung(
  { antworten, beitrag, ...antrag }: Musterantrag,
  antragId: string,
  felder: Record<string, unknown> = {},
) {
  const abschluss = { antragId, einwilligungen: erklaerungen };
  return {
    ...angaben,
    ...welcher(antrag),
    antworten: { ...antworten, abschluss },
    antragId,
    beitragErwartet: beitrag,
    ...felder,
  };
}

export function stelle(
  api: Pick<TestApi, 'send'>,
  produkt: Musterantrag['produkt'],
  body: { antragId: string; [feld: string]: unknown },
  { als = null, schluessel = body.antragId }: { als?: Person | null; schluessel?: string } = {},
): Promise<Reply> {
  const headers = { 'idempotency-key': schluessel };
  return api.send({ method: 'POST', path: `/${produkt}/antrag`, als, body, headers });
}

/** Id of the prepared application. */
export async function antragIdVon(antwort: Promise<Reply>): Promise<string> {
  return z.parse(vorbereitet, (await antwort).body).antragId;
}

/** Prepares and submits; throws unless there is a contract. */
export async function schliesseAb(
  api: Pick<TestApi, 'send'>,
  antrag: Musterantrag,
  weiteres: Weiteres = {},
) {
  const antragId = await antragIdVon(bereiteVor(api, antrag, weiteres));
  const body = einreichung(antrag, antragId, weiteres.felder);
  const antwort = await stelle(api, antrag.produkt, body, { als: weiteres.als ?? null });
  return { antragId, ...z.parse(abschluss, antwort.body) };
}
