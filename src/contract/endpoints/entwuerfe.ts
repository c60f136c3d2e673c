import * as z from 'zod/mini';
import { markenSchluessel } from '#contract/entities/marke.ts';
import { zahlweise } from '#contract/entities/zahlweise.ts';
import { nichtAngemeldet, nichtErlaubt, nichtGefunden } from '#contract/errors.ts';
import { cent } from '#contract/fields/cent.ts';
import { email } from '#contract/fields/email.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { antragsartenListe } from '#contract/produkte/produkte.ts';
import { oeffentlicheFehler, type Endpoint } from './endpoint.ts';

/** Drafts on one page (`domain/konto.md §7.5`). */
export const entwuerfeProSeite = 20;

/** A draft as its list shows it; a deleted one is in none. */
export const listenstatus = z.enum(['OFFEN', 'ABGESCHLOSSEN', 'ABGELAUFEN']);
export type Listenstatus = z.infer<typeof listenstatus>;

const id = z.uuidv4('Bitte prüfen Sie den Entwurf.');

/** One draft of a list: what it says without its answers. */
const listenentwurf = z.object({
  id,
  produkt: z.enum(antragsartenListe),
  marke: markenSchluessel,
  status: listenstatus,
  /** Who takes the insurance out; null until it is said, and once the draft has expired. */
  kunde: z.nullable(z.string()),
  /** „Schritt n von m“; null of an older release. */
  fortschritt: z.nullable(z.object({ nummer: z.int(), von: z.int() })),
  /** Premium shown last, cents per instalment. */
  beitrag: z.nullable(cent),
  zahlweise: z.nullable(zahlweise),
  /** That premium is of an older tariff. */
  neuRechnen: z.boolean(),
  geaendertAm: z.iso.datetime(),
  laeuftAb: z.iso.datetime(),
  /** Whose it is, by name; null where his access is gone. */
  besitzer: z.nullable(z.string()),
  /** It is one's own. */
  eigener: z.boolean(),
  /** When its link went to the customer last, and when she opened it last. */
  gesendetAm: z.nullable(z.iso.datetime()),
  /** Where it went then, masked: `o***@example.org`. */
  gesendetAn: z.nullable(z.string()),
  geoeffnetAm: z.nullable(z.iso.datetime()),
  /** Contract it has become; null as well where one may not see it. */
  versicherungsNummer: z.nullable(versicherungsNummer),
});
export type Listenentwurf = z.infer<typeof listenentwurf>;

const entwurfsseite = z.object({
  entwuerfe: z.array(listenentwurf),
  /** Drafts on all pages. */
  gesamt: z.int(),
  /** The page this is: beyond the last one it is the first. */
  seite: z.int(),
});
export type Entwurfsseite = z.infer<typeof entwurfsseite>;

const fehler = {
  401: nichtAngemeldet,
  403: nichtErlaubt,
  404: nichtGefunden,
  ...oeffentlicheFehler,
};

/** 409: nobody could open its link, or it is a contract. */
const abgelehnt = z.object({
  code: z.enum(['PLZ_FEHLT', 'ENTWURF_ABGESCHLOSSEN']),
  errorMessage: z.string(),
});

/** `GET /entwurf`: the drafts of a broker, or of the whole agency for whoever runs it (`domain/offen.md`, P6). */
export const entwuerfeLesen = {
  method: 'GET',
  path: '/entwurf',
  addition: true,
  zugriff: ['vermittler'],
  summary: 'Drafts of applications, newest change first, page by page, without their answers.',
  query: z.strictObject({
    seite: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'Geben Sie eine Seite ab 1 an.'))),
    status: z.optional(listenstatus),
  }),
  responses: { 200: entwurfsseite, ...fehler },
} as const satisfies Endpoint;

/** `POST /entwurf/{id}/senden`: mails the link to the customer, who opens it with her postcode. */
export const entwurfSenden = {
  method: 'POST',
  path: '/entwurf/{id}/senden',
  addition: true,
  zugriff: ['vermittler'],
  summary: 'Mails the link of a draft to the customer; a repeat of the key sends nothing.',
  idempotent: true,
  params: z.object({ id }),
  body: z.strictObject({ email }),
  responses: { 200: z.object({ id, gesendetAm: z.iso.datetime() }), 409: abgelehnt, ...fehler },
} as const satisfies Endpoint;

/** `POST /entwurf/{id}/kopie`: the same answers as a draft of one's own, for 90 days from now. */
export const entwurfKopieren = {
  method: 'POST',
  path: '/entwurf/{id}/kopie',
  addition: true,
  zugriff: ['vermittler'],
  summary: 'Copies a draft; its premium only where the tariff is still the same.',
  idempotent: true,
  params: z.object({ id }),
  body: z.strictObject({}),
  responses: { 200: z.object({ id }), 409: abgelehnt, ...fehler },
} as const satisfies Endpoint;
