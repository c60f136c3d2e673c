import * as z from 'zod/mini';
import { antragsaufrufe } from '#contract/endpoints/antrag/aufrufe.ts';
import { hausratTarifieren } from '#contract/endpoints/tarifieren/hausrat.ts';
import type { Client } from '../../../client/client.ts';
import type { Rufe } from '../aufrufe/antragEffekte.ts';

/** The calls of an application for home contents. */
export function hausratRufe(client: Client): Rufe {
  const { vorbereiten, bonitaet, antrag } = antragsaufrufe.hausrat;
  return {
    tarifieren: (anfrage, signal) => {
      const body = z.parse(hausratTarifieren.body, anfrage);
      return client.call(hausratTarifieren, { body, signal });
    },
    bonitaet: (body, signal) => client.call(bonitaet, { body, signal }),
    vorbereiten: (body, signal) => client.call(vorbereiten, { body, signal }),
    antrag: (body) => client.call(antrag, { body, idempotencyKey: body.antragId, unique: false }),
  };
}
