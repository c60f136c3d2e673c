import * as z from 'zod/mini';
import {
  beratungsformen,
  beratungsprotokoll,
  beratungsstatus,
  beratungsvergleich,
} from '#contract/entities/beratung.ts';
import { markenSchluessel } from '#contract/entities/marke.ts';
import { nichtAngemeldet, nichtErlaubt, nichtGefunden } from '#contract/errors.ts';
import { email } from '#contract/fields/email.ts';
import { partnerNummer } from '#contract/fields/partnerNummer.ts';
import { antragsartenListe } from '#contract/produkte/produkte.ts';
import { oeffentlicheFehler, type Endpoint } from './endpoint.ts';

const produkt = z.enum(antragsartenListe);
const id = z.uuidv4('Bitte prüfen Sie die Beratung.');
const params = z.object({ id });

const fehler = {
  401: nichtAngemeldet,
  403: nichtErlaubt,
  404: nichtGefunden,
  ...oeffentlicheFehler,
};

const nurVermittler = ['vermittler'] as const;

const kundeninformation = z.object({
  typ: z.string(),
  name: z.string(),
  version: z.string(),
  url: z.string(),
});

/** `GET /beratung/kundeninformationen`: what is handed out before advice; of the product, for everybody. */
export const kundeninformationenLesen = {
  method: 'GET',
  path: '/beratung/kundeninformationen',
  zugriff: nurVermittler,
  summary: 'Documents a broker hands out with an advice.',
  query: z.strictObject({ produkt, marke: markenSchluessel }),
  responses: { 200: z.array(kundeninformation), ...fehler },
} as const satisfies Endpoint;

/** `POST` of the same: notes that the first information was handed over, once per customer and year (VersVermV § 15). */
export const kundeninformationenUebergeben = {
  addition: true,
  method: 'POST',
  path: '/beratung/kundeninformationen',
  zugriff: nurVermittler,
  summary: "Notes that the customer of an advice got the broker's first information.",
  body: z.strictObject({ produkt, beratungId: id }),
  responses: { 200: z.object({ uebergebenAm: z.iso.datetime() }), ...fehler },
} as const satisfies Endpoint;

const beratungsstand = z.object({
  id,
  beratungsNummer: z.string(),
  status: beratungsstatus,
  kunde: z.string(),
  /** When she got the first information last, within a year; null asks for it. */
  uebergebenAm: z.nullable(z.iso.datetime()),
  /** What was answered before, where the advice was begun already. */
  bedarf: z.nullable(beratungsformen.bedarf),
  einstieg: z.nullable(beratungsformen.einstieg),
});
export type Beratungsstand = z.infer<typeof beratungsstand>;

/** `POST /beratung`: begins the advice of a customer, or takes up the one that is open (decision 0102). */
export const beratungBeginnen = {
  method: 'POST',
  path: '/beratung',
  addition: true,
  zugriff: nurVermittler,
  summary: 'Begins the advice of a customer about a product, or takes up the one that is open.',
  body: z.strictObject({ produkt, marke: markenSchluessel, kunde: beratungsformen.kunde }),
  responses: { 200: beratungsstand, ...fehler },
} as const satisfies Endpoint;

/** `GET /beratung`: advices of one's own that are not closed, newest first. */
export const beratungenLesen = {
  method: 'GET',
  path: '/beratung',
  addition: true,
  zugriff: nurVermittler,
  summary: 'Open advices of the broker who asks, and those whose record was made, newest first.',
  query: z.strictObject({ produkt }),
  responses: {
    200: z.array(
      z.object({
        id,
        beratungsNummer: z.string(),
        status: beratungsstatus,
        kunde: z.string(),
        /** Null where nobody knows her yet. */
        partnerNummer: z.nullable(partnerNummer),
        geaendertAm: z.iso.datetime(),
      }),
    ),
    ...fehler,
  },
} as const satisfies Endpoint;

const verglichen = z.object({
  ...beratungsvergleich.shape,
  /** Number of this comparison among what was said; whoever recommends from it names it. */
  stelle: z.int(),
});
export type Verglichen = z.infer<typeof verglichen>;

/** `PUT /beratung/{id}/bedarf`: need and risk as they were answered; three offers for them. */
export const beratungVergleichen = {
  method: 'PUT',
  path: '/beratung/{id}/bedarf',
  addition: true,
  zugriff: nurVermittler,
  summary: 'Keeps need and risk of an advice and answers three offers for them.',
  params,
  body: z.strictObject({ bedarf: beratungsformen.bedarf, einstieg: beratungsformen.einstieg }),
  responses: {
    200: verglichen,
    409: z.object({
      code: z.enum(['NICHT_ANGEBOTEN', 'ERSTINFORMATION_FEHLT']),
      errorMessage: z.string(),
    }),
    ...fehler,
  },
} as const satisfies Endpoint;

/** `PUT /beratung/{id}/protokoll`: the recommendation, its reasons and the decision; answers the record that is made of all. */
export const beratungProtokollieren = {
  method: 'PUT',
  path: '/beratung/{id}/protokoll',
  addition: true,
  zugriff: nurVermittler,
  summary: 'Keeps recommendation, reasons and decision and makes the record of the advice.',
  params,
  body: z.strictObject({
    vergleich: verglichen.shape.stelle,
    empfohlen: beratungsformen.angebotswahl,
    empfehlung: beratungsformen.empfehlung,
  }),
  responses: {
    200: beratungsprotokoll,
    409: z.object({ code: z.literal('VERALTET'), errorMessage: z.string() }),
    ...fehler,
  },
} as const satisfies Endpoint;

/** `POST /beratung/{id}/senden`: mails record and draft of the application to the customer. */
export const beratungSenden = {
  method: 'POST',
  path: '/beratung/{id}/senden',
  addition: true,
  zugriff: nurVermittler,
  summary: 'Mails the record of an advice, and the link of the application, to the customer.',
  idempotent: true,
  params,
  body: z.strictObject({ email }),
  responses: {
    200: z.object({ gesendetAm: z.iso.datetime() }),
    409: z.object({
      code: z.enum(['PROTOKOLL_FEHLT', 'NICHT_ANGEBOTEN']),
      errorMessage: z.string(),
    }),
    ...fehler,
  },
} as const satisfies Endpoint;
