import * as z from 'zod/mini';
import { dokument } from '#contract/entities/dokument.ts';
import { cent } from '#contract/fields/cent.ts';
import { plzUeberall as plz } from '#contract/fields/plz.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import {
  type AbschliessbaresProdukt,
  abschliessbareListe,
  gemeinteProdukte,
  type Produkt,
  produkte,
} from '#contract/produkte/produkte.ts';
import type { Endpoint } from '../endpoint.ts';
import { zugesagt } from '../tarifieren/angaben.ts';
import { antragsangaben, antragsfehler } from './angaben.ts';

const vorbereitung = z.strictObject({
  ...antragsangaben,
  ...zugesagt,
  /** The application whose conclusion was sent and never answered: it ends with this, or it is the contract. */
  ersetzt: z.optional(z.uuidv4()),
  /** What this tab prepared before with other answers, the latest last: papers that wait are withdrawn, those that left are replaced. */
  vorige: z.optional(z.array(z.uuidv4())),
  /** The draft it comes from: where a broker advised her, his record documents it. */
  entwurfId: z.optional(z.uuidv4()),
});
export type Vorbereitung = z.infer<typeof vorbereitung> & Gemeint;

/** Where the documents went by mail, and when; the address masked. */
const zugestellt = z.object({ an: z.string(), um: z.iso.datetime() });

/** The advice as its paper documents it (VVG § 6). */
const beratung = z.object({
  /** What was recommended for her wish, and why. */
  rat: z.string(),
  /** What is not covered that somebody with her wish would expect, and the sentence before it. */
  luecken: z.object({ satz: z.string(), punkte: z.array(z.string()) }),
});

/** Documents to read before the declaration; `zugestellt` is missing while no mail with them has left. */
export const vorbereitet = z.object({
  antragId: z.uuidv4(),
  dokumente: z.array(dokument),
  zugestellt: z.optional(zugestellt),
  /** Missing where nobody advised her. */
  beratung: z.optional(beratung),
});
export type Vorbereitet = z.infer<typeof vorbereitet>;
export type Zugestellt = z.infer<typeof zugestellt>;

const bonitaet = z.enum(['POSITIV', 'NEGATIV', 'UNKLAR']);
export type Bonitaet = z.infer<typeof bonitaet>;

const antragstellung = z.strictObject({
  ...antragsangaben,
  /** The prepared application whose documents were shown; the idempotency key as well. */
  antragId: z.uuidv4(),
  /** Premium that was shown, cents per instalment. */
  beitragErwartet: cent,
  /** Draft that is done with this. */
  entwurfId: z.optional(z.uuidv4()),
  /** What it was opened with; its owner needs none. */
  entwurfPlz: z.optional(plz),
});
export type Antragstellung = z.infer<typeof antragstellung> & Gemeint;

/** Which application is meant, where several are made with the same calls, and nowhere else. */
export interface Gemeint {
  produkt?: Produkt | undefined;
}

/** What the customer has at the end. */
export const abschluss = z.object({
  status: z.enum(['ANGELEGT', 'IN_PRUEFUNG']),
  versicherungsNummer: z.nullable(versicherungsNummer),
  dokumente: z.array(dokument),
  /** She had no contract with us before and may register now. */
  neuerKunde: z.boolean(),
  /** Opens her account once, within 30 minutes; missing where only a link by mail does (`domain/verkauf.md §6`). */
  zugangsrecht: z.optional(z.string()),
});
export type Antragsabschluss = z.infer<typeof abschluss>;

const jeder = { method: 'POST', zugriff: 'oeffentlich' } as const;

/** The calls at the end of an application. */
function aufrufe<const P extends AntragProdukt>(
  produkt: P,
  name: string,
  gemeint: readonly Produkt[],
) {
  const welche = gemeint.length > 0 && { produkt: z.enum(gemeint) };
  const vorzubereiten: z.ZodMiniType<Vorbereitung> = welche
    ? z.extend(vorbereitung, welche)
    : vorbereitung;
  const zuStellen: z.ZodMiniType<Antragstellung> = welche
    ? z.extend(antragstellung, welche)
    : antragstellung;
  return {
    /** The documents before the declaration; the same answers get the same `antragId` for 14 days. */
    vorbereiten: {
      ...jeder,
      path: `/${produkt}/vorbereiten`,
      summary: `Prepares an application for ${name} and its documents.`,
      body: vorzubereiten,
      responses: { 200: vorbereitet, ...antragsfehler },
    },
    /** The documents once more to the address in the application (`domain/verkauf.md §5`). */
    unterlagen: {
      ...jeder,
      path: `/${produkt}/unterlagen`,
      addition: true,
      summary: `Mails the documents of a prepared application for ${name} again; too many are answered 429 with retry-after.`,
      body: z.strictObject({ antragId: z.uuidv4() }),
      responses: { 200: z.pick(vorbereitet, { zugestellt: true }), ...antragsfehler },
    },
    /** Credit of whoever an application was prepared for, and of nobody else (`domain/antrag.md §5.3`). */
    bonitaet: {
      ...jeder,
      path: `/${produkt}/bonitaet`,
      addition: true,
      summary: `Credit check for a prepared application for ${name}; counted per day, stores nothing.`,
      body: z.strictObject({ antragId: z.uuidv4() }),
      responses: { 200: z.object({ bonitaet }), ...antragsfehler },
    },
    /** The binding application, once per `antragId`; the server walks the answers itself. */
    antrag: {
      ...jeder,
      path: `/${produkt}/antrag`,
      summary: `Concludes ${name}; a repeat gets the first answer.`,
      idempotent: true,
      body: zuStellen,
      responses: { 200: abschluss, ...antragsfehler },
    },
  } as const satisfies Record<string, Endpoint>;
}

/** Applications that are concluded online, by the first segment of their calls. */
export type AntragProdukt = (typeof produkte)[AbschliessbaresProdukt]['aufruf'];

export const antragsprodukte: readonly AntragProdukt[] = abschliessbareListe.map(
  (schluessel) => produkte[schluessel].aufruf,
);

export const antragsaufrufe = Object.fromEntries(
  abschliessbareListe.map((schluessel) => {
    const { aufruf, name } = produkte[schluessel];
    return [aufruf, aufrufe(aufruf, name, gemeinteProdukte(schluessel))];
  }),
) as { readonly [P in AntragProdukt]: ReturnType<typeof aufrufe<P>> };
