import * as z from 'zod/mini';
import type { $ZodShape } from 'zod/v4/core';
import type { Aenderungsart, Aufrufpaar } from '#contract/aenderungen/art.ts';
import { aenderungen } from '#contract/aenderungen/arten.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import { berechnung } from '#contract/entities/aenderung.ts';
import { aenderungsangebot, aenderungsArt } from '#contract/entities/aenderungswunsch.ts';
import { vertrag } from '#contract/entities/vertrag.ts';
import { abgelehnt } from '#contract/errors.ts';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { type Endpoint, vertragsfehler } from '../endpoint.ts';

const jeder = ['benutzer', 'vermittler'] as const;
const nummer = { versicherungsNummer };
const params = z.object(nummer);
const responses = { ...vertragsfehler, 409: abgelehnt };

/** What saving takes besides the value (`domain/vertrag.md §5`). */
export const speicherkopf = {
  versicherungsNummer,
  wirksamkeitsdatum: datum,
  berechnungId: z.string().check(z.maxLength(100)),
  beitragErwartet: cent,
  /** A broker acts for the customer and says so (`domain/vertrag.md §2`). */
  imAuftragDesKunden: z.optional(z.boolean()),
  /** She knows that the pending changes which the calculation names end with this one. */
  entfallendesBestaetigt: z.optional(z.boolean()),
};

/** Calculate and save of one kind of change: POST stores nothing, PATCH answers the contract as it is then. */
function aufrufpaar<
  Shape extends $ZodShape,
  ImPfad extends $ZodShape,
  const Paar extends Aufrufpaar,
>({ shape }: { shape: Shape }, imPfad: ImPfad, { was, berechnen, speichern, addition }: Paar) {
  const gemeinsam = {
    ...(addition && { addition }),
    zugriff: jeder,
    params: z.object({ ...nummer, ...imPfad }),
  };
  return {
    berechnen: {
      ...gemeinsam,
      method: 'POST',
      path: berechnen as Paar['berechnen'],
      summary: `Premium ${was}.`,
      body: z.strictObject({ wirksamkeitsdatum: datum, ...shape }),
      responses: { 200: berechnung, ...responses },
    },
    speichern: {
      ...gemeinsam,
      method: 'PATCH',
      path: speichern as Paar['speichern'],
      summary: `Saves a contract ${was}, from that day on.`,
      body: z.strictObject({ ...speicherkopf, ...shape }),
      idempotent: true,
      responses: { 200: vertrag, ...responses },
    },
  } as const;
}

type Arten = typeof aenderungen;

/** A pair as its kind describes it. */
type Beschrieben = {
  [Art in AenderungsArt]: {
    [Name in keyof Arten[Art]['aufrufe']]: {
      name: Name;
      shape: Arten[Art]['wunsch']['shape'];
      imPfad: Arten[Art] extends { imPfad: infer ImPfad extends $ZodShape }
        ? ImPfad
        : typeof nummer;
      paar: Arten[Art]['aufrufe'][Name];
    };
  }[keyof Arten[Art]['aufrufe']];
}[AenderungsArt];

type Paar<B extends Beschrieben> = ReturnType<
  typeof aufrufpaar<B['shape'], B['imPfad'], B['paar'] & Aufrufpaar>
>;

/** Both calls of every kind of change, by the name of the pair. */
export const aenderungspaare = Object.fromEntries(
  Object.values<Aenderungsart>(aenderungen).flatMap(({ wunsch, aufrufe, imPfad = nummer }) =>
    Object.entries(aufrufe).map(([name, paar]) => [name, aufrufpaar(wunsch, imPfad, paar)]),
  ),
) as { readonly [B in Beschrieben as B['name']]: Paar<B> };

/** Name of a pair of calls. */
export type Paarname = Beschrieben['name'];

/** Names of the pairs of a kind; none where one call does both. */
export function paareVon(art: AenderungsArt): readonly Paarname[] {
  return Object.keys(aenderungen[art].aufrufe) as Paarname[];
}

/** The same by their names in the table: `zahlweiseBerechnen`, `zahlweiseSpeichern`. */
export const aenderungsaufrufe = Object.fromEntries(
  Object.entries(aenderungspaare).flatMap(([name, { berechnen, speichern }]) => [
    [`${name}Berechnen`, berechnen],
    [`${name}Speichern`, speichern],
  ]),
) as {
  readonly [B in Beschrieben as `${B['name']}Berechnen`]: Paar<B>['berechnen'];
} & {
  readonly [B in Beschrieben as `${B['name']}Speichern`]: Paar<B>['speichern'];
};

/**
 * `PATCH /vertrag/{versicherungsNummer}/betriebsart`: there is no call that calculates (`specification §7`),
 * so this one does: without `berechnungId` it stores nothing and says what it would cost; with it, what was
 * shown is saved.
 */
export const betriebsartAendern = {
  method: 'PATCH',
  path: '/vertrag/{versicherungsNummer}/betriebsart',
  zugriff: jeder,
  summary: 'Changes the trades of a firm: first what it costs, then, confirmed, for good.',
  params,
  body: z.strictObject({
    ...speicherkopf,
    ...aenderungen.gewerbearten.wunsch.shape,
    berechnungId: z.optional(speicherkopf.berechnungId),
    beitragErwartet: z.optional(cent),
  }),
  idempotent: true,
  responses: {
    ...responses,
    /** Either what it would cost, or the contract as it is once that is saved. */
    200: z.object({ berechnung: z.nullable(berechnung), vertrag: z.nullable(vertrag) }),
  },
} as const satisfies Endpoint;

/** `POST /vertrag/{versicherungsNummer}/umsatz/bestaetigung`: the revenue is unchanged; closes the open task. */
export const umsatzBestaetigen = {
  method: 'POST',
  path: '/vertrag/{versicherungsNummer}/umsatz/bestaetigung',
  zugriff: jeder,
  summary: 'Confirms the annual revenue as it is; answers the contract as it is then.',
  params,
  body: z.strictObject({ imAuftragDesKunden: z.optional(z.boolean()) }),
  idempotent: true,
  responses: { 200: vertrag, ...responses },
} as const satisfies Endpoint;

/** `GET /vertrag/{versicherungsNummer}/aenderung/{art}`: choices with their price, or what stands in the way. */
export const aenderungLesen = {
  method: 'GET',
  path: '/vertrag/{versicherungsNummer}/aenderung/{art}',
  addition: true,
  zugriff: jeder,
  summary: 'What a contract offers for one kind of change.',
  params: z.object({ versicherungsNummer, art: aenderungsArt }),
  responses: { 200: aenderungsangebot, ...responses },
} as const satisfies Endpoint;

/** `DELETE /vertrag/{versicherungsNummer}/vormerkung/{art}`: withdraws a pending change until the day before. */
export const vormerkungLoeschen = {
  method: 'DELETE',
  path: '/vertrag/{versicherungsNummer}/vormerkung/{art}',
  addition: true,
  zugriff: jeder,
  summary: 'Withdraws a pending change; answers the contract as it is then.',
  params: z.object({ versicherungsNummer, art: z.string().check(z.maxLength(60)) }),
  body: z.strictObject({ imAuftragDesKunden: z.optional(z.boolean()) }),
  idempotent: true,
  responses: { 200: vertrag, ...responses },
} as const satisfies Endpoint;
