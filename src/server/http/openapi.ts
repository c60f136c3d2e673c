import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import { $ZodRegistry, type $ZodType } from 'zod/v4/core';
import { berechnung, hinderung, zahlweiseAngebot } from '#contract/entities/aenderung.ts';
import { aufgabe } from '#contract/entities/aufgabe.ts';
import { vertrag } from '#contract/entities/vertrag.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { endpoints } from '#contract/endpoints/table.ts';
import {
  abgelehnt,
  nichtAngemeldet,
  nichtErlaubt,
  nichtGefunden,
  technisch,
  ungueltig,
} from '#contract/errors.ts';

/** Shapes the document names once. */
const components: Record<string, $ZodType> = {
  Vertrag: vertrag,
  ZahlweiseAngebot: zahlweiseAngebot,
  Hinderung: hinderung,
  Aufgabe: aufgabe,
  Berechnung: berechnung,
  Abgelehnt: abgelehnt,
  NichtAngemeldet: nichtAngemeldet,
  NichtErlaubt: nichtErlaubt,
  NichtGefunden: nichtGefunden,
  Technisch: technisch,
  Ungueltig: ungueltig,
};

/** Serves the OpenAPI 3.1 document of the endpoints registered after it at `openapi.json`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  const schemaRegistry = new $ZodRegistry<{ id?: string }>();
  for (const [id, schema] of Object.entries(components)) schemaRegistry.add(schema, { id });
  const bearer = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } as const;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Insurance portal', version: '1' },
      components: {
        securitySchemes: {
          benutzer: { ...bearer, description: 'Access token of the customers’ pool.' },
          vermittler: { ...bearer, description: 'Access token of the brokers’ pool.' },
        },
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

/** What the document says about an endpoint besides its shapes. */
export function operationOf(endpoint: Endpoint) {
  const name = Object.entries(endpoints).find(([, line]) => line === endpoint)?.[0];
  if (name === undefined) throw new Error(`${endpoint.path} is not in the contract table`);
  const { zugriff, summary } = endpoint;
  return {
    operationId: name,
    summary,
    security: zugriff === 'oeffentlich' ? [] : zugriff.map((portal) => ({ [portal]: [] })),
  };
}
