import * as z from 'zod/mini';
import { antragsaufrufe } from '#contract/endpoints/antrag/aufrufe.ts';
import { consentsLesen } from '#contract/endpoints/consents.ts';
import { hausmarke } from '#contract/marken.ts';
import { aufruf } from '../../../aufruf.ts';
import type { Client } from '../../../client/client.ts';
import type { AntragProduktSeite } from '../produkt.ts';
import type { Rufe } from './antragEffekte.ts';

/** The house brand stands where none is named. */
function markenabfrage() {
  const { brand } = aufruf;
  return brand === null || brand === hausmarke ? {} : { marke: brand };
}

/** The calls of an application. */
export function rufeVon({ regel, tarifieren, gemeint }: AntragProduktSeite, client: Client): Rufe {
  const { vorbereiten, unterlagen, bonitaet, antrag } = antragsaufrufe[regel.produkt];
  return {
    tarifieren: (anfrage, signal, voraus = false) => {
      const body = z.parse(tarifieren.body, anfrage);
      return client.call(tarifieren, { query: markenabfrage(), body, signal, voraus });
    },
    bonitaet: (body, signal) => client.call(bonitaet, { body, signal }),
    unterlagen: (body, signal) => client.call(unterlagen, { body, signal }),
    vorbereiten: (body, signal) =>
      client.call(vorbereiten, { body: { ...body, ...gemeint }, signal }),
    consents: (signal) => client.call(consentsLesen, { signal }),
    antrag: (body) =>
      client.call(antrag, {
        body: { ...body, ...gemeint },
        idempotencyKey: body.antragId,
        unique: false,
      }),
  };
}
