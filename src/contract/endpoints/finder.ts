import * as z from 'zod/mini';
import { produktSchluessel } from '#contract/entities/produkt.ts';
import { gewerbehinderung } from '#contract/fields/gewerbehinderung.ts';
import { suchmuster } from '#contract/fields/suchmuster.ts';
import { einTag, oeffentlicheFehler, type Endpoint } from './endpoint.ts';

const suche = { method: 'GET', zugriff: 'oeffentlich', cacheSekunden: einTag } as const;
const namen = { 200: z.array(z.object({ name: z.string() })), ...oeffentlicheFehler };

/** `GET /hunderasse?pattern`: breeds, best match first, at most 20. */
export const hunderasseSuchen = {
  ...suche,
  path: '/hunderasse',
  summary: 'Dog breeds that fit what was typed.',
  query: z.strictObject({ pattern: suchmuster(1) }),
  responses: namen,
} as const satisfies Endpoint;

/** `GET /fahrradhersteller?pattern`: makers, at most 20; the last one stands for all others. */
export const fahrradherstellerSuchen = {
  ...suche,
  path: '/fahrradhersteller',
  summary: 'Makers of bicycles that fit what was typed, and "Sonstiger Hersteller" at the end.',
  query: z.strictObject({ pattern: suchmuster(2) }),
  responses: namen,
} as const satisfies Endpoint;

/** `GET /gewerbeartsuche?pattern&produkt`: types of business by name and search word, at most 20, with what stands in the product's way. */
export const gewerbeartSuchen = {
  ...suche,
  path: '/gewerbeartsuche',
  summary: 'Types of business that fit what was typed.',
  query: z.strictObject({ pattern: suchmuster(1), produkt: z.optional(produktSchluessel) }),
  responses: {
    200: z.array(
      z.object({
        gewerbeId: z.string(),
        name: z.string(),
        hinderung: z.optional(gewerbehinderung),
        /** Above a sum its rooms need an alarm system (`domain/antrag.md §6.8`). */
        meldeanlage: z.optional(z.literal(true)),
      }),
    ),
    ...oeffentlicheFehler,
  },
} as const satisfies Endpoint;
