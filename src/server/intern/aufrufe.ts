import * as z from 'zod/mini';
import type { WireCall } from '#contract/endpoints/endpoint.ts';
import { anbindungsNummer } from '#contract/endpoints/anbindung.ts';
import { nachrichtMax } from '#contract/endpoints/nachricht.ts';
import { nachrichtBetreff } from '#contract/endpoints/nachrichtSchreiben.ts';
import { anbindbar } from '#contract/entities/anbindung.ts';
import { nachrichtenKategorie, nachrichtenPool } from '#contract/entities/nachricht.ts';
import { schadenkopf, schadenNummer } from '#contract/entities/schaden.ts';
import { schaden, schadenEreignis } from '#contract/entities/schadenakte.ts';
import { hochgeladen } from '#contract/entities/upload.ts';
import { nichtAngemeldet, nichtGefunden, technisch, ungueltig } from '#contract/errors.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { email } from '#contract/fields/email.ts';
import { auszahlungsiban } from '#contract/fields/iban.ts';
import { freitext, pflichttext } from '#contract/fields/pflichttext.ts';
import { type Unterlagentyp, unterlagentypen } from '#contract/schaeden/sparte.ts';
import { plzUeberall } from '#contract/fields/plz.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { ergebnisse, grundMax } from '../rules/schaden/entscheidung.ts';

/** Rows on one page of the desk. */
export const proSeite = 20;

const fehler = {
  401: nichtAngemeldet,
  422: ungueltig,
  429: technisch,
  500: technisch,
  503: technisch,
};

const seite = z.optional(
  z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'Nennen Sie eine Seite ab 1.')),
);

/** Who wrote: a customer by name and number, or an agency. */
const gegenueber = z.object({
  portal: nachrichtenPool,
  nummer: z.string(),
  name: z.string(),
  email: z.string(),
});
export type Gegenueber = z.infer<typeof gegenueber>;

/** A conversation as the list names it; days are `yyyy-MM-dd`, in Berlin. */
const gespraechskopf = z.object({
  /** Of the message that began it. */
  id: z.uuid(),
  betreff: z.string(),
  kategorie: nachrichtenKategorie,
  anliegen: z.nullable(nachrichtBetreff),
  von: gegenueber,
  versicherungsNummer: z.nullable(versicherungsNummer),
  /** Of the last that was written to us. */
  zuletzt: z.iso.datetime(),
  /** Of the first that nobody has answered, and the day it is to be answered; null where all is answered. */
  wartetSeit: z.nullable(z.iso.datetime()),
  antwortBis: z.nullable(datum),
  /** Day a complaint is answered in its matter; null where it is none. */
  beschwerdeBis: z.nullable(datum),
});
export type Gespraechskopf = z.infer<typeof gespraechskopf>;

/** One side of it, as plain text. */
const beitrag = z.object({
  id: z.uuid(),
  zeit: z.iso.datetime(),
  /** Written by the customer or agency, not by us. */
  vonAussen: z.boolean(),
  betreff: z.string(),
  text: z.string(),
  /** Nobody has answered it yet. */
  offen: z.boolean(),
  /** What was sent with it, each to be downloaded within the next hour. */
  dateien: z.array(z.object({ ...hochgeladen.shape, url: z.string() })),
});

const gespraech = z.object({ ...gespraechskopf.shape, beitraege: z.array(beitrag) });
export type Gespraech = z.infer<typeof gespraech>;

/** What the desk writes. */
export const antwortform = z.strictObject({
  text: pflichttext({ was: 'Ihre Antwort', max: nachrichtMax, mehrzeilig: true }),
});

/** Whom it asks for consent. */
export const einwilligungsanfrage = z.strictObject({
  person: pflichttext({ was: 'den Vor- und Nachnamen', max: 120 }),
  email,
  geburtsdatum: datum,
  plz: plzUeberall,
});

/** What may be asked for: papers about somebody's health wait for her consent (`domain/schaden.md §4.4`). */
export const anforderbare = Object.keys(unterlagentypen).filter(
  (typ) => !('gesundheit' in unterlagentypen[typ as Unterlagentyp]),
) as [Unterlagentyp];

export const unterlagenanforderung = z.strictObject({
  typen: z.array(z.enum(anforderbare, 'Wählen Sie Unterlagen aus der Liste.')).check(
    z.minLength(1, 'Wählen Sie mindestens eine Unterlage.'),
    z.refine((typen) => new Set(typen).size === typen.length, 'Nennen Sie jede einmal.'),
  ),
});

/** Cents that are paid at once at most. */
export const zahlungMax = 20_000_000_00;

/** What the desk decides; which of it needs what else, the rule says (`rules/schaden/entscheidung.ts`). */
export const entscheidungsform = z.strictObject({
  ergebnis: z.enum(ergebnisse, 'Wählen Sie eine Entscheidung.'),
  grund: z.optional(freitext({ max: grundMax, mehrzeilig: true })),
  betrag: z.optional(
    cent.check(
      z.minimum(1, `Geben Sie mindestens ${formatBetrag(1)} ein.`),
      z.maximum(zahlungMax, `Geben Sie höchstens ${formatBetrag(zahlungMax)} ein.`),
    ),
  ),
  /** Who is paid instead of the insured: whoever was harmed, or who repaired it. */
  konto: z.optional(
    z.strictObject({
      empfaenger: pflichttext({ was: 'den Namen zum Konto', max: 70 }),
      iban: auszahlungsiban,
    }),
  ),
});

/** Why a claim is looked at again. */
export const wiedereroeffnungsform = z.strictObject({
  grund: pflichttext({ was: 'den Grund', max: grundMax, mehrzeilig: true }),
});

/** A claim as the desk lists it, with whose contract it is about. */
const schadenzeile = z.object({ ...schadenkopf.shape, kunde: gegenueber });

/** A request for consent and what became of it; nothing of what was declared. */
const einwilligungsstand = z.object({
  person: z.string(),
  stand: z.enum(['OFFEN', 'ABGELAUFEN', 'ERTEILT', 'ABGELEHNT', 'WIDERRUFEN', 'BEENDET']),
  angefragtAm: z.iso.datetime(),
  laeuftAb: z.iso.datetime(),
});

const schadenblatt = z.object({
  ...schadenzeile.shape,
  /** It is decided: nobody is asked any more. */
  abgeschlossen: z.boolean(),
  /** What can be decided now, and whether it can be opened again. */
  entscheidbar: z.array(z.enum(ergebnisse)),
  wiedereroeffenbar: z.boolean(),
  /** Where a payment goes unless the desk names another account, masked; null where none is known. */
  konto: z.nullable(z.object({ empfaenger: z.string(), iban: z.string() })),
  /** What was decided last, and all that was paid; IBANs masked. */
  entscheidung: z.nullable(schadenEreignis),
  zahlungen: schaden.shape.zahlungen,
  /** What a request to the customer begins with; a firm has no day of birth. */
  vorschlag: z.object({
    person: z.string(),
    email: z.string(),
    geburtsdatum: z.nullable(datum),
    plz: z.string(),
  }),
  einwilligungen: z.array(einwilligungsstand),
  /** What must come, with whether it has. */
  unterlagen: z.array(z.object({ label: z.string(), erhalten: z.boolean() })),
});
export type Schadenblatt = z.infer<typeof schadenblatt>;

/** An application of an agency as the desk lists it. */
const anbindungskopf = z.object({
  anbindungsNummer,
  firmenname: z.string(),
  ort: z.string(),
  art: anbindbar,
  eingegangenAm: z.iso.datetime(),
  /** It was accepted, and its owner is not invited yet: accepting again does that. */
  unfertig: z.boolean(),
});
export type Anbindungskopf = z.infer<typeof anbindungskopf>;

/** The same with what it says, in German words; the account is masked. */
const anbindungsblatt = z.object({
  ...anbindungskopf.shape,
  angaben: z.array(z.object({ label: z.string(), wert: z.string() })),
});
export type Anbindungsblatt = z.infer<typeof anbindungsblatt>;

/** A refusal has a reason, which the mail says as it is written. */
export const anbindungsentscheidung = z.discriminatedUnion('art', [
  z.strictObject({ art: z.literal('ANNEHMEN') }),
  z.strictObject({
    art: z.literal('ABLEHNEN'),
    grund: pflichttext({ was: 'den Grund', max: 1000, mehrzeilig: true }),
  }),
]);

const mitAnbindung = z.object({ anbindungsNummer });

const nachrichtId = z.object({ id: z.uuid() });
const claimId = z.object({ claimId: schadenNummer });
const refused = z.object({ code: z.string(), errorMessage: z.string() });

/** The insurer's side: every call below `/intern/v1` (`domain/offen.md`). */
export const internaufrufe = {
  gespraecheLesen: {
    method: 'GET',
    path: '/nachrichten',
    summary:
      'Conversations, 20 a page: with `offen=ja`, or without it, those that wait, the longest first; with `offen=nein` those that are answered, the newest first.',
    query: z.strictObject({ seite, offen: z.optional(z.enum(['ja', 'nein'])) }),
    responses: {
      200: z.object({ gespraeche: z.array(gespraechskopf), gesamt: z.int() }),
      ...fehler,
    },
  },
  gespraechLesen: {
    method: 'GET',
    path: '/nachrichten/{id}',
    summary: 'The conversation of a message, the oldest first, with who writes and the contract.',
    params: nachrichtId,
    responses: { 200: gespraech, 404: nichtGefunden, ...fehler },
  },
  nachrichtBeantworten: {
    method: 'POST',
    path: '/nachrichten/{id}/antwort',
    summary:
      'Answers a message and what was written before it; it goes to the mailbox, and a mail without it says so at most once an hour. A repeat of the key sends nothing.',
    params: nachrichtId,
    idempotent: true,
    body: antwortform,
    responses: { 200: z.object({ id: z.uuid() }), 404: nichtGefunden, ...fehler },
  },
  schaedenLesen: {
    method: 'GET',
    path: '/schaeden',
    summary: 'Claims that are not decided, 20 a page, the latest activity first.',
    query: z.strictObject({ seite }),
    responses: {
      200: z.object({ schaeden: z.array(schadenzeile), gesamt: z.int() }),
      ...fehler,
    },
  },
  schadenLesen: {
    method: 'GET',
    path: '/schaeden/{claimId}',
    summary: 'A claim with what was asked about somebody’s health.',
    params: claimId,
    responses: { 200: schadenblatt, 404: nichtGefunden, ...fehler },
  },
  unterlagenAnfordern: {
    method: 'POST',
    path: '/schaeden/{claimId}/unterlagen',
    summary:
      'Asks the insured for documents of a claim, by message and mail. A repeat of the key asks for nothing.',
    params: claimId,
    idempotent: true,
    body: unterlagenanforderung,
    responses: { 200: z.object({}), 404: nichtGefunden, 409: refused, ...fehler },
  },
  schadenEntscheiden: {
    method: 'POST',
    path: '/schaeden/{claimId}/entscheidung',
    summary:
      'Decides a claim: what is paid, in cents, or why nothing is. The insured is told by a binding message and by mail. A repeat of the key decides and pays nothing.',
    params: claimId,
    idempotent: true,
    body: entscheidungsform,
    responses: { 200: z.object({}), 404: nichtGefunden, 409: refused, ...fehler },
  },
  schadenWiedereroeffnen: {
    method: 'POST',
    path: '/schaeden/{claimId}/wiedereroeffnung',
    summary:
      'Opens a decided claim again, within three years. The insured is told by message and mail. A repeat of the key tells nobody.',
    params: claimId,
    idempotent: true,
    body: wiedereroeffnungsform,
    responses: { 200: z.object({}), 404: nichtGefunden, 409: refused, ...fehler },
  },
  einwilligungAnfordern: {
    method: 'POST',
    path: '/schaeden/{claimId}/einwilligung',
    summary:
      'Asks somebody for consent by a mailed link; an open request to the same person ends. A repeat of the key sends nothing.',
    params: claimId,
    idempotent: true,
    body: einwilligungsanfrage,
    responses: { 200: z.object({}), 404: nichtGefunden, 409: refused, ...fehler },
  },
  anbindungenLesen: {
    method: 'GET',
    path: '/anbindungen',
    summary: 'Applications of agencies that are to be decided, 20 a page, the oldest first.',
    query: z.strictObject({ seite }),
    responses: {
      200: z.object({ anbindungen: z.array(anbindungskopf), gesamt: z.int() }),
      ...fehler,
    },
  },
  anbindungLesen: {
    method: 'GET',
    path: '/anbindungen/{anbindungsNummer}',
    summary: 'An application of an agency that is to be decided.',
    params: mitAnbindung,
    responses: { 200: anbindungsblatt, 404: nichtGefunden, ...fehler },
  },
  anbindungEntscheiden: {
    method: 'POST',
    path: '/anbindungen/{anbindungsNummer}/entscheidung',
    summary:
      'Makes an application an agency and invites its owner, or refuses it with the reason; decided once.',
    params: mitAnbindung,
    body: anbindungsentscheidung,
    responses: {
      200: z.object({ vermittlerNummer: z.nullable(z.string()) }),
      404: nichtGefunden,
      409: refused,
      ...fehler,
    },
  },
} as const satisfies Record<string, WireCall>;
