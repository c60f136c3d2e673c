import type * as z from 'zod/mini';
import { aenderungen } from '#contract/aenderungen/arten.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import {
  aenderungspaare,
  betriebsartAendern,
  paareVon,
} from '#contract/endpoints/vertrag/aenderung.ts';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import type { Aenderungswunsch } from '#machines/vertrag/aenderung/fragen.ts';
import type { BerechnungsAuftrag, SpeicherAuftrag } from '#machines/vertrag/aenderung/setup.ts';
import type { Client } from '../../../client/client.ts';

/** The premium with the change; nothing is stored (`domain/vertrag.md §5`). */
export function berechne(
  client: Client,
  { versicherungsNummer, wirksamkeitsdatum, aenderung }: BerechnungsAuftrag,
  signal: AbortSignal,
): Promise<ServiceResponse<Berechnung>> {
  const params = { versicherungsNummer, ...imPfad(aenderung) };
  const body = { wirksamkeitsdatum, ...aenderung.wunsch };
  const paar = paarZu(aenderung);
  if (paar) return client.call<Berechnungsaufruf>(paar.berechnen, { params, body, signal });
  const nurBerechnen = { versicherungsNummer, ...body };
  return betriebsart(client, { params, body: nurBerechnen, signal }, 'berechnung');
}

/** Saves what was shown; a repeat of the same calculation changes nothing. Not called back when she leaves. */
export function speichere(
  client: Client,
  auftrag: SpeicherAuftrag,
): Promise<ServiceResponse<Vertrag>> {
  const { versicherungsNummer, wirksamkeitsdatum, aenderung, berechnung, zustimmung } = auftrag;
  const params = { versicherungsNummer, ...imPfad(aenderung) };
  const body = {
    versicherungsNummer,
    wirksamkeitsdatum,
    berechnungId: berechnung.berechnungId,
    beitragErwartet: berechnung.beitragNeu.versicherungsPraemie,
    ...(zustimmung.imAuftragDesKunden ? { imAuftragDesKunden: true } : {}),
    ...(zustimmung.entfallendesBestaetigt ? { entfallendesBestaetigt: true } : {}),
    ...aenderung.wunsch,
    ...zugestimmt(auftrag),
  };
  const ruf = { params, body, idempotencyKey: berechnung.berechnungId };
  const paar = paarZu(aenderung);
  return paar
    ? client.call<Speicheraufruf>(paar.speichern, ruf)
    : betriebsart(client, ruf, 'vertrag');
}

/** Bodies fit by construction: a pair takes the wish of its kind. */
interface Aufruf extends Endpoint {
  readonly params: z.ZodMiniType<Record<string, string>, Record<string, string>>;
  readonly body: z.ZodMiniType<unknown, object>;
}
interface Berechnungsaufruf extends Aufruf {
  readonly responses: Endpoint['responses'] & { readonly 200: z.ZodMiniType<Berechnung> };
}
interface Speicheraufruf extends Aufruf {
  readonly idempotent: true;
  readonly responses: Endpoint['responses'] & { readonly 200: z.ZodMiniType<Vertrag> };
}

function paarZu({
  art,
  paar,
}: Aenderungswunsch): { berechnen: Berechnungsaufruf; speichern: Speicheraufruf } | null {
  const paare = paareVon(art);
  const name = paare.find((eines) => eines === paar) ?? paare[0];
  return name === undefined ? null : aenderungspaare[name];
}

/** The address takes of the wish what it names. */
function imPfad({ wunsch }: Aenderungswunsch): Record<string, string> {
  return Object.fromEntries(
    Object.entries(wunsch).flatMap(([feld, wert]: [string, unknown]) =>
      typeof wert === 'string' ? [[feld, wert]] : [],
    ),
  );
}

/** What was agreed to with the comparison in sight, where the wish has a place for it. */
function zugestimmt({ aenderung, zustimmung }: SpeicherAuftrag): object {
  const { shape } = aenderungen[aenderung.art].wunsch;
  const { ohneElementar, nachweise } = zustimmung;
  return {
    ...('ohneElementar' in shape && ohneElementar ? { ohneElementar } : {}),
    ...('nachweise' in shape && nachweise ? { nachweise: nachweise.map(({ id }) => id) } : {}),
  };
}

/** The one call that both calculates and saves; of its answer the part that was asked for. */
async function betriebsart<Teil extends 'berechnung' | 'vertrag'>(
  client: Client,
  ruf: Betriebsartruf,
  teil: Teil,
) {
  const idempotencyKey = ruf.idempotencyKey ?? crypto.randomUUID();
  const antwort = await client.call<Betriebsartaufruf>(betriebsartAendern, {
    ...ruf,
    idempotencyKey,
  });
  if (!antwort.ok || antwort.canceled) return antwort;
  const data = antwort.data[teil];
  if (data === null) throw new Error('The answer lacks what was asked for.');
  return { ...antwort, data };
}

interface Betriebsartaufruf extends Aufruf {
  readonly idempotent: true;
  readonly responses: (typeof betriebsartAendern)['responses'];
}
interface Betriebsartruf {
  params: Record<string, string>;
  body: object;
  signal?: AbortSignal;
  idempotencyKey?: string;
}
