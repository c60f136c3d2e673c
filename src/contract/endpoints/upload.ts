import * as z from 'zod/mini';
import {
  hochgeladen,
  uploadAbgelehnt,
  uploadZweck,
  uploadziel,
} from '#contract/entities/upload.ts';
import { type Endpoint, vertragsfehler } from './endpoint.ts';

const jeder = ['benutzer', 'vermittler'] as const;
const params = z.object({ id: z.uuid() });

/** `POST /upload` (`specification §7`): announces a file; the answer says where its bytes go. */
export const uploadAnlegen = {
  method: 'POST',
  path: '/upload',
  zugriff: jeder,
  summary: 'Announce a file: name, type, bytes. Answers the presigned address its bytes go to.',
  body: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(255)),
    /** As the browser says it; empty where it knows none. */
    typ: z.string().check(z.maxLength(100)),
    /** Bytes. */
    groesse: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
    zweck: uploadZweck,
  }),
  responses: {
    200: z.object({ id: z.uuid(), ...uploadziel.shape }),
    ...vertragsfehler,
    409: uploadAbgelehnt,
  },
} as const satisfies Endpoint;

/** `POST /upload/{id}/pruefung`: looks into what has arrived; asked again it answers the same. */
export const uploadPruefen = {
  method: 'POST',
  path: '/upload/{id}/pruefung',
  addition: true,
  zugriff: jeder,
  summary: 'Look into a file once its bytes are there; from then on it can prove something.',
  params,
  responses: { 200: hochgeladen, ...vertragsfehler, 409: uploadAbgelehnt },
} as const satisfies Endpoint;

/** `GET /upload/{id}`: an own file, with a link that downloads it for five minutes. */
export const uploadLesen = {
  method: 'GET',
  path: '/upload/{id}',
  addition: true,
  zugriff: jeder,
  summary: 'An own file and a presigned address to download it from.',
  params,
  responses: { 200: z.object({ ...hochgeladen.shape, url: z.string() }), ...vertragsfehler },
} as const satisfies Endpoint;

/** `DELETE /upload/{id}`: an own file that proves nothing yet. */
export const uploadLoeschen = {
  method: 'DELETE',
  path: '/upload/{id}',
  addition: true,
  zugriff: jeder,
  summary: 'Delete an own file, as long as nothing was sent with it.',
  params,
  responses: { 200: z.object({}), ...vertragsfehler, 409: uploadAbgelehnt },
} as const satisfies Endpoint;
