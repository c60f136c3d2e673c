import * as z from 'zod/mini';
import { fahrrad2Antrag } from '#contract/endpoints/antrag/antrag.ts';
import { fahrrad2Bonitaet } from '#contract/endpoints/antrag/bonitaet.ts';
import { fahrrad2Vorbereiten } from '#contract/endpoints/antrag/vorbereiten.ts';
import { fahrrad2Tarifieren } from '#contract/endpoints/tarifieren/fahrrad2.ts';
import type { Client } from '../../../client/client.ts';
import type { Rufe } from '../aufrufe/antragEffekte.ts';

/** The calls of an application for a bicycle. */
export function fahrradRufe(client: Client): Rufe {
  return {
    tarifieren: (anfrage, signal) => {
      const body = z.parse(fahrrad2Tarifieren.body, anfrage);
      return client.call(fahrrad2Tarifieren, { body, signal });
    },
    bonitaet: (body, signal) => client.call(fahrrad2Bonitaet, { body, signal }),
    vorbereiten: (body, signal) => client.call(fahrrad2Vorbereiten, { body, signal }),
    antrag: (body) =>
      client.call(fahrrad2Antrag, { body, idempotencyKey: body.antragId, unique: false }),
  };
}
