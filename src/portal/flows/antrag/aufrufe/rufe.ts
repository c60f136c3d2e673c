import * as z from 'zod/mini';
import { type AntragProdukt, antragsaufrufe } from '#contract/endpoints/antrag/aufrufe.ts';
import type { tarifaufruf } from '#contract/endpoints/tarifieren/tarifaufruf.ts';
import type { Client } from '../../../client/client.ts';
import type { Rufe } from './antragEffekte.ts';

type Tarifaufruf = ReturnType<typeof tarifaufruf<AntragProdukt, z.ZodMiniType<object>>>;

/** The calls of an application; the shape of the price comes along, so that no product loads another's. */
export function rufe(produkt: AntragProdukt, tarifieren: Tarifaufruf) {
  const { vorbereiten, bonitaet, antrag } = antragsaufrufe[produkt];
  return (client: Client): Rufe => ({
    tarifieren: (anfrage, signal) => {
      const body = z.parse(tarifieren.body, anfrage);
      return client.call(tarifieren, { body, signal });
    },
    bonitaet: (body, signal) => client.call(bonitaet, { body, signal }),
    vorbereiten: (body, signal) => client.call(vorbereiten, { body, signal }),
    antrag: (body) => client.call(antrag, { body, idempotencyKey: body.antragId, unique: false }),
  });
}
