import * as z from 'zod/mini';
import { ganzeEuro } from '#contract/fields/betrag.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import { adresse, nurWenn, selbstbeteiligungsform, summenform } from '../answers.ts';
import { type AntwortenAus, personenformen } from '../formen.ts';

const { summe, selbstbeteiligungen, grenzen } = hausrat;

const wohnung = z.object({
  wohnform: z.enum(
    grenzen.wohnformen,
    'Wählen Sie, ob Sie in einer Wohnung oder einem Haus wohnen.',
  ),
  /** Square metres. */
  wohnflaeche: z
    .int('Geben Sie die Wohnfläche in ganzen Quadratmetern ein.')
    .check(
      z.gte(grenzen.wohnflaeche.von, `Geben Sie mindestens ${grenzen.wohnflaeche.von} m² ein.`),
      z.lte(grenzen.wohnflaeche.bis, `Geben Sie höchstens ${grenzen.wohnflaeche.bis} m² ein.`),
    ),
  staendigBewohnt: z.boolean('Wählen Sie, ob die Wohnung ständig bewohnt ist.'),
  bauart: z.enum(grenzen.bauarten, 'Wählen Sie die Bauweise.'),
});

const versicherungssumme = z.object({
  /** Cents. */
  versicherungssumme: summenform(summe),
  wertsachen: z.boolean(
    `Wählen Sie, ob Sie Wertsachen über ${ganzeEuro(grenzen.wertsachen)} besitzen.`,
  ),
});

const bausteine = z
  .object({
    deckungen: z.array(z.enum(grenzen.bausteine)),
    fahrradProzent: z.optional(z.literal(grenzen.fahrradProzent)),
    elementarVorschaden: z.optional(z.boolean()),
    /** Which sentence she agreed to: one only where her address or a flood leaves no choice. */
    elementarVerzicht: z.optional(
      z.union([z.literal(false), z.enum(['BEWUSST', 'NICHT_MOEGLICH'])]),
    ),
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
      (wert) => !wert.deckungen.includes('ELEMENTAR') && !wert.elementarVerzicht,
      'elementarVerzicht',
      'Bestätigen Sie, dass Sie auf den Elementarschutz verzichten.',
    ),
  );

export const tarifFehlt = 'Wählen Sie einen Tarif.';

/** What any brand sells; the rule of the product refuses one of another. */
const varianten = Object.values(grenzen.varianten).flatMap<Variante>(({ stufen }) => stufen);
type Variante = (typeof grenzen.varianten)[keyof typeof grenzen.varianten]['stufen'][number];

/** Shape of the answers of each step on a day (yyyy-MM-dd). */
export const formen = personenformen(
  () => ({ risikoort: adresse, wohnung, versicherungssumme, bausteine }),
  {
    variante: z.enum(varianten, tarifFehlt),
    sb: selbstbeteiligungsform(selbstbeteiligungen),
  },
);

export type HausratAntworten = AntwortenAus<typeof formen>;
