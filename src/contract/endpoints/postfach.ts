import * as z from 'zod/mini';
import { dokument } from '#contract/entities/dokument.ts';
import { nachricht, nachrichtenkopf, type Nachrichtenpool } from '#contract/entities/nachricht.ts';
import { unsichtbar } from '#contract/fields/leerzeichen.ts';
import {
  nichtAngemeldet,
  nichtErlaubt,
  nichtGefunden,
  technisch,
  ungueltig,
} from '#contract/errors.ts';
import type { Endpoint } from './endpoint.ts';

/** Messages on one page of a mailbox (`domain/offen.md`, P3). */
export const nachrichtenProSeite = 20;

const fehler = {
  401: nichtAngemeldet,
  /** Only for agents, who have terms to accept. */
  403: nichtErlaubt,
  422: ungueltig,
  429: technisch,
  500: technisch,
  503: technisch,
};

/** 409: it has to be opened before it may be deleted: a mailbox is a durable medium only so (`domain/offen.md`, P3). */
const ungeoeffnet = z.object({ code: z.literal('UNGEOEFFNET'), errorMessage: z.string() });

const params = z.object({ id: z.uuid() });

/** What is looked for in subject and text: at most 50 characters, without the spaces around it. */
export const nachrichtensuche = z.string().check(
  z.trim(),
  z.maxLength(50, 'Geben Sie höchstens 50\u00A0Zeichen ein.'),
  z.refine((text) => !unsichtbar.test(text), 'Entfernen Sie unsichtbare Zeichen.'),
);

/** Pages count from 1. */
const query = z.strictObject({
  seite: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'Nennen Sie eine Seite ab 1.'))),
  suche: z.optional(nachrichtensuche),
});

/** A page of a folder, the newest first; `gesamt` counts what all pages hold. */
const seite = z.object({ nachrichten: z.array(nachrichtenkopf), gesamt: z.int() });
export type Postfachseite = z.infer<typeof seite>;

/** The calls of one mailbox (`specification §7`; `domain/offen.md`, P3). */
function postfachVon<const P extends Nachrichtenpool>(pool: P) {
  const zugriff = [pool] as const;
  return {
    zaehlen: {
      method: 'GET',
      path: `/${pool}/nachricht/count`,
      zugriff,
      summary: `Number of unread messages in the mailbox of the ${wem[pool]}.`,
      responses: { 200: z.object({ ungelesen: z.int().check(z.minimum(0)) }), ...fehler },
    },
    eingang: {
      method: 'GET',
      path: `/${pool}/nachricht/eingang`,
      zugriff,
      summary: `Messages to the ${wem[pool]}, 20 a page, the newest first.`,
      query,
      responses: { 200: seite, ...fehler },
    },
    ausgang: {
      method: 'GET',
      path: `/${pool}/nachricht/ausgang`,
      zugriff,
      summary: `Messages the ${wem[pool]} has sent, 20 a page, the newest first.`,
      query,
      responses: { 200: seite, ...fehler },
    },
    lesen: {
      method: 'GET',
      path: `/${pool}/nachricht/{id}`,
      zugriff,
      summary: 'One message with its files and its conversation; from then on they count as read.',
      params,
      responses: { 200: nachricht, 404: nichtGefunden, ...fehler },
    },
    markieren: {
      method: 'PATCH',
      path: `/${pool}/nachricht/{id}`,
      addition: true,
      zugriff,
      summary: 'Marks a message as read or as unread.',
      params,
      body: z.strictObject({ gelesen: z.boolean() }),
      responses: { 200: z.object({}), 404: nichtGefunden, ...fehler },
    },
    loeschen: {
      method: 'DELETE',
      path: `/${pool}/nachricht/{id}`,
      zugriff,
      summary: 'Hides a message from its owner; documents of the contract stay.',
      params,
      responses: { 200: z.object({}), 404: nichtGefunden, 409: ungeoeffnet, ...fehler },
    },
    anhang: {
      method: 'GET',
      path: `/${pool}/nachricht/download/{id}`,
      zugriff,
      summary: 'Where a file of a message can be opened within the next hour.',
      params,
      responses: {
        200: dokument,
        404: nichtGefunden,
        ...fehler,
      },
    },
  } as const satisfies Record<string, Endpoint>;
}

const wem = {
  benutzer: 'signed-in customer',
  vermittler: 'agency of the signed-in agent',
} as const satisfies Record<Nachrichtenpool, string>;

/** Both mailboxes; each call is the same for the other. */
export const postfaecher = {
  benutzer: postfachVon('benutzer'),
  vermittler: postfachVon('vermittler'),
} as const;
export type Postfachaufrufe = (typeof postfaecher)[Nachrichtenpool];
