import * as z from 'zod/mini';
import { waehlbareZahlweise } from '#contract/entities/zahlweise.ts';
import { hausratSumme } from '#contract/fields/versicherungssumme.ts';
import {
  adresse,
  anschrift,
  beginn,
  jeTag,
  kontakt,
  mittags,
  nurWenn,
  person,
  telefon,
  unterlagen,
  vorversicherung,
  zahlung,
} from '../answers.ts';

const wohnung = z.object({
  wohnform: z.enum(
    ['WOHNUNG', 'HAUS'],
    'Wählen Sie, ob Sie in einer Wohnung oder einem Haus wohnen.',
  ),
  /** Square metres; more than 300 are looked at by a person. */
  wohnflaeche: z
    .int('Geben Sie die Wohnfläche in ganzen Quadratmetern ein.')
    .check(
      z.gte(10, 'Geben Sie mindestens 10 m² ein.'),
      z.lte(999, 'Geben Sie höchstens 999 m² ein.'),
    ),
  staendigBewohnt: z.boolean('Wählen Sie, ob die Wohnung ständig bewohnt ist.'),
  bauart: z.enum(['MASSIV', 'HOLZ_FACHWERK', 'WEICHE_DACHUNG'], 'Wählen Sie die Bauweise.'),
});

const versicherungssumme = z.object({
  /** Cents. */
  versicherungssumme: z
    .int('Wählen Sie eine Versicherungssumme.')
    .check(
      z.gte(hausratSumme.von, 'Wählen Sie mindestens 10.000 EUR.'),
      z.lte(hausratSumme.bis, 'Wählen Sie höchstens 300.000 EUR.'),
    ),
  wertsachen: z.boolean('Wählen Sie, ob Sie Wertsachen über 20.000 EUR besitzen.'),
});

const bausteine = z
  .object({
    deckungen: z.array(
      z.enum(['GLASBRUCH', 'ELEMENTAR', 'FAHRRAD', 'WOHNSCHUTZBRIEF', 'UNBENANNTE_GEFAHREN']),
    ),
    fahrradProzent: z.optional(z.literal([1, 2, 3, 5, 10])),
    elementarVorschaden: z.optional(z.boolean()),
    elementarVerzicht: z.optional(z.boolean()),
  })
  .check(
    nurWenn(
      (wert) => wert.deckungen.includes('FAHRRAD') && wert.fahrradProzent === undefined,
      'fahrradProzent',
      'Wählen Sie, wie viel Ihre Fahrräder wert sind.',
    ),
    nurWenn(
      (wert) => wert.deckungen.includes('ELEMENTAR') && wert.elementarVorschaden === undefined,
      'elementarVorschaden',
      'Wählen Sie, ob es schon Elementarschäden gab.',
    ),
    nurWenn(
      (wert) => !wert.deckungen.includes('ELEMENTAR') && wert.elementarVerzicht !== true,
      'elementarVerzicht',
      'Bestätigen Sie, dass Sie auf den Elementarschutz verzichten.',
    ),
  );

/** Shape of the answers of each step on a day (yyyy-MM-dd). */
export const formen = jeTag((heute: string) => {
  const jetzt = mittags(heute);
  return {
    entwurf: z.pick(adresse, { plz: true }),
    risikoort: adresse,
    wohnung,
    versicherungssumme,
    bausteine,
    vorversicherung,
    tarif: z.object({
      variante: z.enum(['BASIS', 'KOMFORT', 'PREMIUM', 'PLUS'], 'Wählen Sie einen Tarif.'),
      sb: z.enum(['SB_KEINE', 'SB_250', 'SB_500', 'SB_1000'], 'Wählen Sie eine Selbstbeteiligung.'),
      zahlweise: waehlbareZahlweise,
      ...beginn(jetzt, heute),
    }),
    person: person(jetzt),
    anschrift,
    kontakt,
    telefon,
    zahlung,
    unterlagen,
  };
});

type Formen = ReturnType<typeof formen>;

export type HausratSchritt = keyof Formen;

export type HausratAntworten = {
  [Schritt in Exclude<HausratSchritt, 'entwurf' | 'telefon'>]?: z.infer<Formen[Schritt]>;
};
