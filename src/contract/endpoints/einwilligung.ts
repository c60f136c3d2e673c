import * as z from 'zod/mini';
import { schadenNummer } from '#contract/entities/schaden.ts';
import { nichtGefunden } from '#contract/errors.ts';
import { datum } from '#contract/fields/datum.ts';
import { emailCode } from '#contract/fields/emailCode.ts';
import { linkToken } from '#contract/fields/linkToken.ts';
import {
  umfaenge,
  type Umfang,
  type Vertretung,
  vertretungen,
} from '#contract/schaeden/einwilligung.ts';
import {
  einwilligungsformen,
  erkennungsform,
  schlussformen,
} from '#contract/schaeden/einwilligungsform.ts';
import { oeffentlicheFehler, type Endpoint } from './endpoint.ts';
import { mailcodePruefen, mailcodeSenden } from './mailcode.ts';

/** Scheme of the header that carries the token: `Authorization: Einwilligung <token>` (`domain/offen.md`, P5). */
export const einwilligungsschema = 'Einwilligung';

/** Sections of the wording, as they are read and printed. */
const wortlaut = z.array(z.object({ titel: z.string(), absaetze: z.array(z.string()) }));
export type Wortlaut = z.infer<typeof wortlaut>;

/** What is asked of whom, and where that stands. */
const lage = z.object({
  schadenNummer,
  schadendatum: datum,
  /** Whose health it is about. */
  person: z.string(),
  /** BEENDET: the claim was closed, nothing is given or counts any more. */
  stand: z.enum(['OFFEN', 'ERTEILT', 'ABGELEHNT', 'WIDERRUFEN', 'BEENDET']),
  /** What was declared; null while it is open. */
  umfang: z.nullable(z.enum(Object.keys(umfaenge) as [Umfang])),
  /** Who declared it, for whom; null while it is open. */
  vertretung: z.nullable(z.enum(Object.keys(vertretungen) as [Vertretung])),
  erklaertAm: z.nullable(z.iso.datetime()),
  widerrufenAm: z.nullable(z.iso.datetime()),
  /** Address of the declaration as PDF, good for an hour; null while there is none. */
  dokument: z.nullable(z.string()),
  /** The wording that counts today: what she has to know, and what she would declare. */
  text: z.object({
    version: z.string(),
    information: wortlaut,
    erklaerung: z.object({ EINZELFALL: wortlaut, GENERELL: wortlaut, ABLEHNEN: wortlaut }),
  }),
});
export type Einwilligungslage = z.infer<typeof lage>;

/** 404: no token, an unknown, expired or used one; the answers are the same. */
const fehler = { 404: nichtGefunden, ...oeffentlicheFehler };
const offen = { zugriff: 'oeffentlich', path: '/einwilligungserklaerung' } as const;

/** `GET /einwilligungserklaerung`: what the token is about; uses nothing up. */
export const einwilligungLesen = {
  ...offen,
  method: 'GET',
  addition: true,
  summary:
    'Says what the consent of this token (Authorization: Einwilligung) is about and where it stands.',
  responses: { 200: lage, ...fehler },
} as const satisfies Endpoint;

/** 409: it was declared already, or the wording is another one by now; it has to be read again. */
const veraltet = z.object({ code: z.literal('VERALTET'), errorMessage: z.string() });

const erklaerung = z.strictObject({
  /** Of the wording she read. */
  version: z.string().check(z.maxLength(100)),
  ...einwilligungsformen.umfang.shape,
  /** Nobody where she refuses. */
  stellen: z.optional(einwilligungsformen.stellen.shape.stellen),
  ...einwilligungsformen.vertretung.shape,
  /** "Ich entbinde …"; never where she refuses. */
  entbunden: z.optional(z.literal(true)),
  /** Typed in place of a signature. */
  ...schlussformen.ablehnen.shape,
});
export type Einwilligungserklaerung = z.infer<typeof erklaerung>;

/** `POST /einwilligungserklaerung`: gives or refuses it, once (`specification §11`). */
export const einwilligungErklaeren = {
  ...offen,
  method: 'POST',
  summary:
    'Gives or refuses the consent of this token (Authorization: Einwilligung), once; a repeat of the key answers the first.',
  idempotent: true,
  body: erklaerung,
  responses: { 200: lage, 409: veraltet, ...fehler },
} as const satisfies Endpoint;

/** `DELETE /einwilligungserklaerung`: withdraws it for the future; a second time changes nothing (GDPR Art. 7 (3)). */
export const einwilligungWiderrufen = {
  ...offen,
  method: 'DELETE',
  addition: true,
  summary:
    'Withdraws the consent of this token (Authorization: Einwilligung) for the future; again, it answers the same.',
  responses: { 200: lage, 409: veraltet, ...fehler },
} as const satisfies Endpoint;

/** `POST /einwilligungserklaerung/code`: sends a code to whoever it is; the same answer whether there is anybody. */
export const einwilligungsCodeSenden = {
  ...mailcodeSenden,
  path: '/einwilligungserklaerung/code',
  summary:
    'Mails a code to whoever has that claim number, day of birth and postcode; answers alike for anybody, 429 after 5 tries a day.',
  body: erkennungsform,
} as const satisfies Endpoint;

/** `POST /einwilligungserklaerung/code/pruefung`: a token for an hour. */
export const einwilligungsCodePruefen = {
  ...mailcodePruefen,
  path: '/einwilligungserklaerung/code/pruefung',
  summary: 'Checks the code of a mail and answers a token for the consent, good for an hour.',
  body: z.strictObject({ ...erkennungsform.shape, code: emailCode }),
  responses: { ...mailcodePruefen.responses, 200: z.object({ token: linkToken }) },
} as const satisfies Endpoint;
