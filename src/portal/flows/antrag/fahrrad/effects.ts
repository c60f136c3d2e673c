import * as z from 'zod/mini';
import { antragsaufrufe } from '#contract/endpoints/antrag/aufrufe.ts';
import { fahrrad2Tarifieren } from '#contract/endpoints/tarifieren/fahrrad2.ts';
import type { Client } from '../../../client/client.ts';
import type { Rufe } from '../aufrufe/antragEffekte.ts';

/** The calls of an application for a bicycle. */
export function fahrradRufe(client: Client): Rufe {
  const { vorbereiten, bonitaet, antrag } = antragsaufrufe.fahrrad2;
  return {
    tarifieren: (anfrage, signal) => {
      const body = z.parse(fahrrad2Tarifieren.body, anfrage);
      return client.call(fahrrad2Tarifieren, { body, signal });
    },
    bonitaet: (body, signal) => client.call(bonitaet, { body, signal }),
    vorbereiten: (body, signal) => client.call(vorbereiten, { body, signal }),
    antrag: (body) => client.call(antrag, { body, idempotencyKey: body.antragId, unique: false }),
  };
}
