import * as z from 'zod/mini';
import { anrede } from '../entities/partner.ts';
import { hergang, uhrzeit } from '../endpoints/schaden.ts';
import { datum, geburtstag } from '../fields/datum.ts';
import { email } from '../fields/email.ts';
import { hausnummer } from '../fields/hausnummer.ts';
import { auszahlungsiban as iban } from '../fields/iban.ts';
import { freitext, pflichttext } from '../fields/pflichttext.ts';
import { land } from '../fields/land.ts';
import { plz, plzSchweiz } from '../fields/plz.ts';
import { telefon } from '../fields/telefon.ts';
import { versicherungsnummerNumerisch } from '../fields/versicherungsnummerNumerisch.ts';
import {
  artenBei,
  forderungenMax,
  fragtGeburtsdatum,
  schuldMax,
  verursacher,
  type Verursacher,
} from './geschaedigt.ts';
import { mitRegeln, type Regelfehler, regeltexte } from './mitRegeln.ts';
import { betrag } from './nachtrag.ts';
import { meldungstexte } from './pruefung.ts';

/** What somebody says who was harmed by an insured person, part by part (`domain/schaden.md §9`). */
export const geschaedigtenformen = {
  verursacher: z.strictObject({
    wer: z.enum(
      Object.keys(verursacher) as [Verursacher],
      'Wählen Sie, wer den Schaden verursacht hat.',
    ),
    versicherungsNummer: versicherungsnummerNumerisch,
    /** Surname or firm of the insured. */
    name: pflichttext({ was: 'den Namen', max: 120 }),
  }),
  geschaedigte: mitRegeln(
    z.strictObject({
      anrede: z.enum(anrede.options, 'Wählen Sie eine Anrede.'),
      name: pflichttext({ was: 'Ihren Namen', max: 120 }),
      land,
      strasse: pflichttext({ was: 'Ihre Straße', max: 60 }),
      hausnummer,
      plz: pflichttext({ was: 'Ihre Postleitzahl', max: 12 }),
      ort: pflichttext({ was: 'Ihren Ort', max: 60 }),
      email,
      telefon,
      /** Lawyer who speaks for her. */
      vertretung: z.optional(freitext({ max: 120 })),
    }),
    ({ land: wo, plz: getippt }) => {
      if (!istPlzBekannt(wo)) return [];
      const [falsch] = z.safeParse(postleitzahlen[wo], getippt).error?.issues ?? [];
      return falsch ? [{ feld: 'plz', text: falsch.message }] : [];
    },
  ),
  schaden: z.strictObject({
    schadenart: z.string({ error: meldungstexte.ART }).check(z.maxLength(40)),
    schadendatum: datum,
    uhrzeit: z.optional(uhrzeit),
    ort: pflichttext({ was: 'den Ort', max: 200 }),
    geburtsdatum: z.optional(datum),
    hergang,
    /** Why the other one is to blame, in her words. */
    schuld: z.optional(pflichttext({ was: 'den Grund', max: schuldMax, mehrzeilig: true })),
  }),
  forderung: z.strictObject({
    positionen: z
      .array(
        z.strictObject({
          bezeichnung: pflichttext({
            was: 'den Namen der Sache',
            fehlt: 'Geben Sie ein, wofür Sie Geld fordern.',
            max: 80,
          }),
          /** Left out where she does not know yet what it costs. */
          betrag: z.optional(betrag),
        }),
      )
      .check(z.minLength(1, 'Nennen Sie mindestens eine Sache.'), z.maxLength(forderungenMax)),
    vorsteuerabzug: z.boolean({ error: regeltexte.ANTWORT }),
    iban: z.optional(iban),
  }),
} as const;

export type Geschaedigtenangaben = {
  [Teil in keyof typeof geschaedigtenformen]: z.infer<(typeof geschaedigtenformen)[Teil]>;
};

/** Whether we know what a postcode of that country looks like. */
export function istPlzBekannt(wo: unknown): wo is keyof typeof postleitzahlen {
  return wo === 'DE' || wo === 'CH';
}

const postleitzahlen = { DE: plz, CH: plzSchweiz };

/** What the part about the damage lacks beyond the shape of its fields; `heute` as `yyyy-MM-dd` in Berlin. */
export function schadenspruefung(
  wer: Verursacher,
  { schadenart, schadendatum, geburtsdatum }: Partial<Geschaedigtenangaben['schaden']>,
  heute: string,
): Regelfehler[] {
  const fehler: Regelfehler[] = [];
  const melden = (feld: string, text: string) => void fehler.push({ feld, text });
  if (schadenart === undefined || !Object.hasOwn(artenBei(wer), schadenart)) {
    melden('schadenart', meldungstexte.ART);
  }
  if (schadendatum !== undefined && schadendatum > heute) {
    melden('schadendatum', regeltexte.ZUKUNFT);
  }
  if (fragtGeburtsdatum(schadenart)) {
    const falsch = geburtsfehler(geburtsdatum, schadendatum ?? heute, heute);
    if (falsch !== null) melden('geburtsdatum', falsch);
  } else if (geburtsdatum !== undefined) melden('geburtsdatum', regeltexte.UNGEFRAGT);
  return fehler;
}

/** Whoever was hurt was born by then. */
function geburtsfehler(tag: string | undefined, schadendatum: string, heute: string) {
  if (tag === undefined) return 'Geben Sie Ihr Geburtsdatum ein.';
  const [falsch] = z.safeParse(geburtstag(heute), tag).error?.issues ?? [];
  if (falsch) return falsch.message;
  const spaet = 'Geben Sie ein Geburtsdatum ein, das nicht nach dem Schaden liegt.';
  return tag > schadendatum ? spaet : null;
}

/** That part with everything it asks for, as page, chart and server check it. */
export function schadensform(wer: Verursacher, heute: string) {
  return mitRegeln(geschaedigtenformen.schaden, (schaden) => schadenspruefung(wer, schaden, heute));
}
