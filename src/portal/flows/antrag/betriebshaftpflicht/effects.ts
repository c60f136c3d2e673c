import * as z from 'zod/mini';
import { bhvAntrag } from '#contract/endpoints/antrag/antrag.ts';
import { bhvBonitaet } from '#contract/endpoints/antrag/bonitaet.ts';
import { bhvVorbereiten } from '#contract/endpoints/antrag/vorbereiten.ts';
import { bhvTarifieren } from '#contract/endpoints/tarifieren/bhv.ts';
import type { Client } from '../../../client/client.ts';
import type { Rufe } from '../aufrufe/antragEffekte.ts';

/** The calls of an application for business liability. */
export function betriebshaftpflichtRufe(client: Client): Rufe {
  return {
    tarifieren: (anfrage, signal) => {
      const body = z.parse(bhvTarifieren.body, anfrage);
      return client.call(bhvTarifieren, { body, signal });
    },
    bonitaet: (body, signal) => client.call(bhvBonitaet, { body, signal }),
    vorbereiten: (body, signal) => client.call(bhvVorbereiten, { body, signal }),
    antrag: (body) =>
      client.call(bhvAntrag, { body, idempotencyKey: body.antragId, unique: false }),
  };
}
