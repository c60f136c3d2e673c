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
import type { Endpoint, WireCall } from '#contract/endpoints/endpoint.ts';
import { tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import { endpoints } from '#contract/endpoints/table.ts';
import {
  abgelehnt,
  nichtAngemeldet,
  nichtErlaubt,
  nichtGefunden,
  technisch,
  ungueltig,
} from '#contract/errors.ts';
import { datum } from '#contract/fields/datum.ts';

/** What answers everywhere instead of what was asked for. */
export const fehlerformen = {
  NichtAngemeldet: nichtAngemeldet,
  NichtGefunden: nichtGefunden,
  Technisch: technisch,
  Ungueltig: ungueltig,
};

const bearer = { type: 'http', scheme: 'bearer' } as const;
const jwt = { ...bearer, bearerFormat: 'JWT' } as const;

/** Of what a document tells. */
interface About {
  title: string;
  /** Shapes the document names once. */
  components: Record<string, $ZodType>;
  securitySchemes: Record<string, typeof bearer & { description: string }>;
}

const portal: About = {
  title: 'Insurance portal',
  components: {
    Vertrag: vertrag,
    ZahlweiseAngebot: zahlweiseAngebot,
    Hinderung: hinderung,
    Aufgabe: aufgabe,
    Berechnung: berechnung,
    Tarifantwort: tarifantwort,
    Abgelehnt: abgelehnt,
    NichtErlaubt: nichtErlaubt,
    ...fehlerformen,
  },
  securitySchemes: {
    benutzer: { ...jwt, description: 'Access token of the customers’ pool.' },
    vermittler: { ...jwt, description: 'Access token of the brokers’ pool.' },
  },
};

type ZodToJsonConfig = NonNullable<
  Parameters<typeof createJsonSchemaTransform>[0]['zodToJsonConfig']
>;

/** Serves the OpenAPI 3.1 document of the endpoints registered after it at `openapi.json`. */
export async function registerOpenApi(app: FastifyInstance, about = portal): Promise<void> {
  const schemaRegistry = new $ZodRegistry<{ id?: string }>();
  for (const [id, schema] of Object.entries(about.components)) schemaRegistry.add(schema, { id });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: about.title, version: '1' },
      components: { securitySchemes: about.securitySchemes },
    },
    transform: createJsonSchemaTransform({ schemaRegistry, zodToJsonConfig }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry, zodToJsonConfig }),
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => documentOf(app));
}

const zodToJsonConfig: ZodToJsonConfig = {
  override({ zodSchema, jsonSchema }) {
    if (zodSchema === datum) jsonSchema.format = 'date';
  },
};

/** The document without the request twins of its components, as long as no request refers to one. */
function documentOf(app: FastifyInstance): object {
  const document = app.swagger();
  if (!('components' in document)) return document;
  const { paths, components: all } = document;
  if (JSON.stringify(paths).includes('Input"')) return document;
  const schemas = Object.entries(all?.schemas ?? {}).filter(([id]) => !id.endsWith('Input'));
  return { ...document, components: { ...all, schemas: Object.fromEntries(schemas) } };
}

const meaning: Readonly<Record<number, string>> = {
  200: 'Done.',
  401: 'No session, or one that has ended.',
  403: 'The caller may see it but not do this.',
  404: 'Unknown, or somebody else’s.',
  409: 'Refused by a rule; the sentence says why.',
  413: 'More than 64 kB.',
  415: 'Not JSON.',
  422: 'Fields that do not fit, each with a sentence.',
  429: 'Too many requests from this address.',
  500: 'Unexpected; the id is in the log.',
  503: 'The database does not answer; try again.',
};

/** Answers of an endpoint with what each status means. */
export function responsesOf({ responses, body, medientyp }: WireCall) {
  const all: Readonly<Record<number, $ZodType>> = {
    ...responses,
    ...(body && { 413: ungueltig, 415: ungueltig }),
  };
  return Object.fromEntries(
    Object.entries(all).map(([status, schema]) => [
      status,
      {
        description: meaning[Number(status)] ?? '',
        content: { [(status === '200' ? medientyp : null) ?? 'application/json']: { schema } },
      },
    ]),
  );
}

/** What the document says about an endpoint besides its shapes. */
export function operationOf(endpoint: Endpoint) {
  const name = Object.entries(endpoints).find(([, line]) => line === endpoint)?.[0];
  if (name === undefined) throw new Error(`${endpoint.path} is not in the contract table`);
  const { zugriff, summary, addition } = endpoint;
  return {
    operationId: name,
    summary,
    ...(addition && { 'x-addition': true }),
    security: zugriff === 'oeffentlich' ? [] : zugriff.map((portal) => ({ [portal]: [] })),
  };
}
