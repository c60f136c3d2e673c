import * as z from 'zod/mini';
import { antragsaufrufe } from '#contract/endpoints/antrag/aufrufe.ts';
import { bhvTarifieren } from '#contract/endpoints/tarifieren/bhv.ts';
import type { Client } from '../../../client/client.ts';
import type { Rufe } from '../aufrufe/antragEffekte.ts';

/** The calls of an application for business liability. */
export function betriebshaftpflichtRufe(client: Client): Rufe {
  const { vorbereiten, bonitaet, antrag } = antragsaufrufe.bhv;
  return {
    tarifieren: (anfrage, signal) => {
      const body = z.parse(bhvTarifieren.body, anfrage);
      return client.call(bhvTarifieren, { body, signal });
    },
    bonitaet: (body, signal) => client.call(bonitaet, { body, signal }),
    vorbereiten: (body, signal) => client.call(vorbereiten, { body, signal }),
    antrag: (body) => client.call(antrag, { body, idempotencyKey: body.antragId, unique: false }),
  };
}
