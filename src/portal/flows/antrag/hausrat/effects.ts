import * as z from 'zod/mini';
import { hausratAntrag } from '#contract/endpoints/antrag/antrag.ts';
import { hausratBonitaet } from '#contract/endpoints/antrag/bonitaet.ts';
import { hausratVorbereiten } from '#contract/endpoints/antrag/vorbereiten.ts';
import { hausratTarifieren } from '#contract/endpoints/tarifieren/hausrat.ts';
import type { Client } from '../../../client/client.ts';
import type { Rufe } from '../aufrufe/antragEffekte.ts';

/** The calls of an application for home contents. */
export function hausratRufe(client: Client): Rufe {
  return {
    tarifieren: (anfrage, signal) => {
      const body = z.parse(hausratTarifieren.body, anfrage);
      return client.call(hausratTarifieren, { body, signal });
    },
    bonitaet: (body, signal) => client.call(hausratBonitaet, { body, signal }),
    vorbereiten: (body, signal) => client.call(hausratVorbereiten, { body, signal }),
    antrag: (body) =>
      client.call(hausratAntrag, { body, idempotencyKey: body.antragId, unique: false }),
  };
}
