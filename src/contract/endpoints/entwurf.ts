import * as z from 'zod/mini';
import { antwortName, antworten } from '#contract/entities/antworten.ts';
import { entwurf } from '#contract/entities/entwurf.ts';
import { zahlweise } from '#contract/entities/zahlweise.ts';
import { markenSchluessel } from '#contract/entities/marke.ts';
import { nichtAngemeldet, nichtErlaubt, nichtGefunden } from '#contract/errors.ts';
import { email } from '#contract/fields/email.ts';
import { plzUeberall as plz } from '#contract/fields/plz.ts';
import { vermittlerNummer } from '#contract/fields/vermittlerNummer.ts';
import { antragsartenListe } from '#contract/produkte/produkte.ts';
import { oeffentlicheFehler, type Endpoint } from './endpoint.ts';
import { zugesagt } from './tarifieren/angaben.ts';

/** Applications that can be made so far. */
const produkt = z.enum(antragsartenListe);

const stelle = z.int().check(z.gte(1), z.lte(99));

const inhalt = {
  antworten,
  /** Step the customer stands at. */
  schritt: antwortName,
  /** Number of the shape of the answers. */
  schema: z.int().check(z.gte(1), z.lte(10_000)),
  variante: z.nullable(z.string().check(z.regex(/^[A-Z][A-Z_]{0,29}$/))),
  tarifVersion: z.nullable(z.string().check(z.regex(/^[A-Z]{2}-\d{4}$/))),
  /** Premium shown last, cents per instalment, and how often one is paid. */
  beitrag: z.nullable(z.int().check(z.gte(0), z.lte(100_000_000))),
  zahlweise: z.optional(zahlweise),
  /** „Schritt n von m“, as the page says it; an older release does not. */
  fortschritt: z.optional(z.strictObject({ nummer: stelle, von: stelle })),
  ...zugesagt,
};

const neuerEntwurf = z.strictObject({
  ...inhalt,
  produkt,
  marke: markenSchluessel,
  vermittlerNummer: z.nullable(vermittlerNummer),
  /** What a link asks for; needed from whoever is not signed in. */
  plz: z.nullable(plz),
  /** Where a link goes; null sends none. */
  email: z.nullable(email),
});
export type NeuerEntwurf = z.infer<typeof neuerEntwurf>;

const geaenderterEntwurf = z.strictObject({
  ...inhalt,
  plz: z.nullable(plz),
  /** The version these answers come from. */
  version: z.int().check(z.gte(1), z.lte(1_000_000)),
});
export type GeaenderterEntwurf = z.infer<typeof geaenderterEntwurf>;

const gespeichert = z.object({
  id: z.uuidv4(),
  version: z.int(),
  laeuftAb: z.iso.datetime(),
});
export type GespeicherterEntwurf = z.infer<typeof gespeichert>;

/** 409: a draft stays closed without its postcode and once it is a contract, and is not written over a newer version. */
const abgelehnt = z.object({
  code: z.enum(['PLZ_NOETIG', 'PLZ_FALSCH', 'ENTWURF_GEAENDERT', 'ENTWURF_ABGESCHLOSSEN']),
  errorMessage: z.string(),
});

const params = z.object({ id: z.uuidv4('Bitte prüfen Sie den Link zu Ihrem Entwurf.') });
const fehler = {
  401: nichtAngemeldet,
  403: nichtErlaubt,
  404: nichtGefunden,
  ...oeffentlicheFehler,
};

/** `POST /entwurf`: keeps an application for 90 days without bank data and mails its link (`domain/antrag.md §7`). */
export const entwurfAnlegen = {
  method: 'POST',
  path: '/entwurf',
  addition: true,
  zugriff: 'oeffentlich',
  summary: 'Stores a draft of an application; whoever is signed in owns it.',
  idempotent: true,
  body: neuerEntwurf,
  responses: { 200: gespeichert, ...fehler },
} as const satisfies Endpoint;

/** `PUT /entwurf/{id}`: the next version of a draft, by its owner or with its postcode. */
export const entwurfAendern = {
  method: 'PUT',
  path: '/entwurf/{id}',
  addition: true,
  zugriff: 'oeffentlich',
  summary: 'Stores the next version of a draft; an older one is refused.',
  params,
  body: geaenderterEntwurf,
  responses: { 200: gespeichert, 409: abgelehnt, ...fehler },
} as const satisfies Endpoint;

/** `POST /entwurf/{id}/oeffnen`: the draft of a link, for its owner or with its postcode. */
export const entwurfOeffnen = {
  method: 'POST',
  path: '/entwurf/{id}/oeffnen',
  addition: true,
  zugriff: 'oeffentlich',
  summary: 'Answers, step and version of a draft.',
  params,
  body: z.strictObject({ plz: z.nullable(plz) }),
  responses: { 200: entwurf, 409: abgelehnt, ...fehler },
} as const satisfies Endpoint;

/** `DELETE /entwurf/{id}`: throws a draft away, by its owner or with its postcode. */
export const entwurfLoeschen = {
  method: 'DELETE',
  path: '/entwurf/{id}',
  addition: true,
  zugriff: 'oeffentlich',
  summary: 'Deletes a draft; nobody opens it any more.',
  params,
  body: z.strictObject({ plz: z.nullable(plz) }),
  responses: { 200: z.object({ id: z.uuidv4() }), 409: abgelehnt, ...fehler },
} as const satisfies Endpoint;
