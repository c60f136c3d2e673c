import * as z from 'zod/mini';
import { anrede } from '#contract/entities/partner.ts';
import { recht } from '#contract/entities/recht.ts';
import { vertriebsweg } from '#contract/entities/vertriebsweg.ts';
import { email } from '#contract/fields/email.ts';
import { ihkNummer } from '#contract/fields/ihkNummer.ts';
import { partnerNummer } from '#contract/fields/partnerNummer.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { handynummer } from '#contract/fields/telefon.ts';
import { vermittlerNummer } from '#contract/fields/vermittlerNummer.ts';
import { vertragsfehler, type Endpoint } from './endpoint.ts';

/** Id of somebody's access in an agency. */
const wer = 'Geben Sie an, wer gemeint ist.';
const mitarbeiterId = z.string(wer).check(z.regex(/^[\w-]{1,64}$/, wer));

/** Rights, each once. */
export const mitarbeiterrechte = z
  .array(recht)
  .check(
    z.maxLength(recht.options.length),
    z.refine(jedesEinmal, 'Nennen Sie jedes Recht einmal.'),
  );

const mitarbeiter = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  rolle: z.enum(['INHABER', 'MITARBEITER']),
  /** Own 10 digits, or those of the agency. */
  vermittlerNummer,
  /** Own entry in the register; null for employees. */
  ihkNummer: z.nullable(z.string()),
  rechte: z.array(recht),
  status: z.enum(['AKTIV', 'EINGELADEN', 'GESPERRT']),
  /** When the first password ends that was mailed last; null for whoever chose an own one. */
  eingeladenBis: z.nullable(z.iso.datetime()),
  /** Customers looked after; of the owner those nobody else looks after. */
  kunden: z.int(),
  /** Whoever asks. */
  selbst: z.boolean(),
});
export type Mitarbeiter = z.infer<typeof mitarbeiter>;

/** 409: what an agency may not do with its accesses (`domain/konto.md §7.2–7.3`). */
export const agenturAbgelehnt = z.object({
  code: z.enum([
    'EMAIL_VERGEBEN',
    /** 50 people have an access. */
    'AGENTUR_VOLL',
    /** The owner keeps every right. */
    'INHABER',
    'LETZTE_VERWALTUNG',
    /** Whoever shall look after customers may not see them, or is locked. */
    'EMPFAENGER',
    /** The invitation was taken up, or the access is locked. */
    'KEINE_EINLADUNG',
    /** Somebody else has changed the rights since they were read. */
    'RECHTE_GEAENDERT',
  ]),
  errorMessage: z.string(),
});
export type Agenturablehnung = z.infer<typeof agenturAbgelehnt>['code'];

const agentur = {
  zugriff: ['vermittler'],
} as const satisfies Pick<Endpoint, 'zugriff'>;
const fehler = { ...vertragsfehler, 409: agenturAbgelehnt };

/** `GET /vermittler/liste?agentur=`: everybody with an access of the own agency. */
export const mitarbeitendeLesen = {
  ...agentur,
  method: 'GET',
  path: '/vermittler/liste',
  summary: 'Owner and staff of the own agency with their rights, for whoever administers it.',
  query: z.strictObject({ agentur: vermittlerNummer }),
  responses: { 200: z.array(mitarbeiter), ...vertragsfehler },
} as const satisfies Endpoint;

/** Who is invited; an own registration has an own number (`domain/konto.md §7.2`). */
export const untervermittlerangaben = z
  .strictObject({
    anrede: z.enum(anrede.options, 'Wählen Sie die Anrede.'),
    vorname: pflichttext({ was: 'den Vornamen', max: 60 }),
    nachname: pflichttext({ was: 'den Nachnamen', max: 60 }),
    email,
    handynummer,
    eigeneRegistrierung: z.boolean('Wählen Sie, wie die Person registriert ist.'),
    ihkNummer: z.nullable(ihkNummer),
    /** Null: that of the agency. */
    vermittlerNummer: z.nullable(vermittlerNummer),
    rechte: mitarbeiterrechte,
  })
  .check(
    z.refine(
      ({ eigeneRegistrierung, ihkNummer: nummer }) => !eigeneRegistrierung || nummer !== null,
      {
        path: ['ihkNummer'],
        error: 'Geben Sie die Registernummer ein.',
      },
    ),
  );
export type Untervermittlerangaben = z.infer<typeof untervermittlerangaben>;

/** `POST /vermittler/erstellen`: an access for somebody else, with a mailed first password that counts 7 days. */
export const untervermittlerErstellen = {
  ...agentur,
  method: 'POST',
  path: '/vermittler/erstellen',
  summary: 'Opens the access of a sub-agent and mails the invitation.',
  body: untervermittlerangaben,
  responses: { 200: mitarbeiter, ...fehler },
} as const satisfies Endpoint;

const einer = { ...agentur, params: z.object({ id: mitarbeiterId }) } as const;

/** `PATCH /vermittler/{id}`: rights, lock or a fresh invitation; each counts at once. */
export const mitarbeiterAendern = {
  ...einer,
  addition: true,
  method: 'PATCH',
  path: '/vermittler/{id}',
  summary: 'Rights of a sub-agent, the lock of the access, or a fresh invitation.',
  body: z.discriminatedUnion('was', [
    z.strictObject({
      was: z.literal('RECHTE'),
      rechte: mitarbeiterrechte,
      /** Those that stood when it was chosen. */
      bisher: mitarbeiterrechte,
    }),
    z.strictObject({ was: z.enum(['SPERREN', 'ENTSPERREN', 'EINLADEN']) }),
  ]),
  responses: { 200: mitarbeiter, ...fehler },
} as const satisfies Endpoint;

/** `POST /vermittler/{id}/kunden-uebertragen`: all customers of somebody to somebody else. */
export const kundenUebertragen = {
  ...einer,
  addition: true,
  method: 'POST',
  path: '/vermittler/{id}/kunden-uebertragen',
  summary: 'Gives the contracts a sub-agent looks after to another one, or back to the agency.',
  body: z.strictObject({
    /** Null: whoever runs the agency looks after them. */
    an: z.nullable(mitarbeiterId),
  }),
  responses: { 200: z.object({ vertraege: z.int() }), ...fehler },
} as const satisfies Endpoint;

/** `GET /vermittler/{id}/vertriebsweg`: channel of the own agency, with what its page is headed by. */
export const vertriebswegLesen = {
  ...agentur,
  method: 'GET',
  path: '/vermittler/{id}/vertriebsweg',
  summary: 'The own agency: name, channel, register number, and its bank code where it is a bank.',
  params: z.object({ id: vermittlerNummer }),
  responses: {
    200: z.object({
      name: z.string(),
      vertriebsweg,
      ihkNummer: z.nullable(z.string()),
      blz: z.nullable(z.string()),
    }),
    ...vertragsfehler,
  },
} as const satisfies Endpoint;

/** Rows of a page of the log. */
export const einsichtenProSeite = 20;

const einsicht = z.object({
  id: z.int(),
  /** Null for an access that is no more. */
  person: z.nullable(z.string()),
  /** Null for a download of the book. */
  kunde: z.nullable(z.object({ partnerNummer, name: z.string() })),
  /** Contracts of a download. */
  vertraege: z.nullable(z.int()),
  zeit: z.iso.datetime(),
});
export type Einsicht = z.infer<typeof einsicht>;

/** `GET /vermittler/einsichten`: who of the agency has seen which customer, newest first (`domain/konto.md §11`). */
export const einsichtenLesen = {
  ...agentur,
  addition: true,
  method: 'GET',
  path: '/vermittler/einsichten',
  summary: 'Who of the own agency looked at which customer or took the book along.',
  query: z.strictObject({
    person: z.optional(mitarbeiterId),
    seite: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'Geben Sie eine Seite ab 1 an.'))),
  }),
  responses: {
    200: z.object({ einsichten: z.array(einsicht), gesamt: z.int() }),
    ...vertragsfehler,
  },
} as const satisfies Endpoint;

function jedesEinmal(liste: readonly string[]): boolean {
  return new Set(liste).size === liste.length;
}
