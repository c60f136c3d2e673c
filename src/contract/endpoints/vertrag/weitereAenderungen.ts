import * as z from 'zod/mini';
import { berechnung } from '#contract/entities/aenderung.ts';
import { wuensche } from '#contract/entities/aenderungswunsch.ts';
import { vertrag } from '#contract/entities/vertrag.ts';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import type { Endpoint } from '../endpoint.ts';
import { aenderungspaar } from './aenderung.ts';

const familienstand = aenderungspaar(wuensche.familienstand, 'for another family', {
  berechnen: 'beitrag/phv/familienstand',
  speichern: 'familienstand',
});

/** `POST /vertrag/v2/{versicherungsNummer}/beitrag/phv/familienstand` */
export const familienstandBerechnen = {
  ...familienstand.berechnen,
  path: '/vertrag/v2/{versicherungsNummer}/beitrag/phv/familienstand',
} as const satisfies Endpoint;

/** `PATCH /vertrag/{versicherungsNummer}/familienstand` */
export const familienstandSpeichern = familienstand.speichern;

/** `POST /vertrag/{versicherungsNummer}/beitrag/personenkreis`, `PATCH …/personenkreis` */
export const { berechnen: personenkreisBerechnen, speichern: personenkreisSpeichern } =
  aenderungspaar(wuensche.personenkreis, 'with other people on the trip', {
    berechnen: 'beitrag/personenkreis',
    speichern: 'personenkreis',
  });

/** `POST /vertrag/{versicherungsNummer}/beitrag/fahrradtyp`, `PATCH …/fahrradtyp` */
export const { berechnen: fahrradtypBerechnen, speichern: fahrradtypSpeichern } = aenderungspaar(
  wuensche.fahrradtyp,
  'of another kind of bicycle',
  { berechnen: 'beitrag/fahrradtyp', speichern: 'fahrradtyp' },
);

/** `POST /vertrag/{versicherungsNummer}/beitrag/risikoort`, `PATCH …/risikoort` */
export const { berechnen: risikoortBerechnen, speichern: risikoortSpeichern } = aenderungspaar(
  wuensche.risikoort,
  'at another address',
  { berechnen: 'beitrag/risikoort', speichern: 'risikoort' },
);

/** `POST /vertrag/{versicherungsNummer}/beitrag/vh/umsatz`, `PATCH …/vh/umsatz` */
export const { berechnen: vhUmsatzBerechnen, speichern: vhUmsatzSpeichern } = aenderungspaar(
  wuensche.jahresumsatz,
  'with another annual revenue (VH)',
  { berechnen: 'beitrag/vh/umsatz', speichern: 'vh/umsatz' },
);

/** `POST /vertrag/{versicherungsNummer}/beitrag/bhv/umsatz`, `PATCH …/bhv/umsatz` */
export const { berechnen: bhvUmsatzBerechnen, speichern: bhvUmsatzSpeichern } = aenderungspaar(
  wuensche.jahresumsatz,
  'with another annual revenue (BHV)',
  { berechnen: 'beitrag/bhv/umsatz', speichern: 'bhv/umsatz' },
);

/** `POST /vertrag/{versicherungsNummer}/umsatz/bestaetigung`: the revenue is unchanged; closes the open task. */
export const umsatzBestaetigen = {
  method: 'POST',
  path: '/vertrag/{versicherungsNummer}/umsatz/bestaetigung',
  zugriff: familienstand.speichern.zugriff,
  summary: 'Confirms the annual revenue as it is; answers the contract as it is then.',
  params: familienstand.speichern.params,
  body: z.strictObject({ imAuftragDesKunden: z.optional(z.boolean()) }),
  idempotent: true,
  responses: familienstand.speichern.responses,
} as const satisfies Endpoint;

/** `POST /vertrag/{versicherungsNummer}/beitrag/versicherungssumme`, `PATCH …/versicherungssumme` */
export const { berechnen: summeBerechnen, speichern: summeSpeichern } = aenderungspaar(
  wuensche['versicherte-kosten'],
  'with another insured amount',
  { berechnen: 'beitrag/versicherungssumme', speichern: 'versicherungssumme' },
);

const deckung = aenderungspaar(wuensche.deckung, 'with other cover', {
  berechnen: 'beitrag/deckung/{coverageType}',
  speichern: 'deckung/{coverageType}',
});
const deckungParams = z.object({
  versicherungsNummer,
  /** The same as in the body. */
  coverageType: z.string().check(z.maxLength(40)),
});

/** `POST /vertrag/{versicherungsNummer}/beitrag/deckung/{coverageType}` */
export const deckungBerechnen = {
  ...deckung.berechnen,
  params: deckungParams,
} as const satisfies Endpoint;

/** `PATCH /vertrag/{versicherungsNummer}/deckung/{coverageType}` */
export const deckungSpeichern = {
  ...deckung.speichern,
  params: deckungParams,
} as const satisfies Endpoint;

/**
 * `PATCH /vertrag/{versicherungsNummer}/betriebsart`: there is no call that calculates (`specification §7`),
 * so this one does: without `berechnungId` it stores nothing and says what it would cost; with it, what was
 * shown is saved.
 */
export const betriebsartAendern = {
  method: 'PATCH',
  path: '/vertrag/{versicherungsNummer}/betriebsart',
  zugriff: familienstand.speichern.zugriff,
  summary: 'Changes the trades of a firm: first what it costs, then, confirmed, for good.',
  params: familienstand.speichern.params,
  body: z.strictObject({
    versicherungsNummer,
    wirksamkeitsdatum: datum,
    ...wuensche.gewerbearten.shape,
    berechnungId: z.optional(z.string().check(z.maxLength(100))),
    beitragErwartet: z.optional(cent),
    imAuftragDesKunden: z.optional(z.boolean()),
    entfallendesBestaetigt: z.optional(z.boolean()),
  }),
  idempotent: true,
  responses: {
    ...familienstand.speichern.responses,
    /** Either what it would cost, or the contract as it is once that is saved. */
    200: z.object({ berechnung: z.nullable(berechnung), vertrag: z.nullable(vertrag) }),
  },
} as const satisfies Endpoint;
