import * as z from 'zod/mini';
import { ganzeEuro } from '#contract/fields/betrag.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import {
  adresse,
  gezeigterBeitrag,
  nurWenn,
  selbstbeteiligungsform,
  summenform,
  wunsch,
} from '../answers.ts';
import { type AntwortenAus, personenformen } from '../formen.ts';

const { summe, selbstbeteiligungen, grenzen } = hausrat;

const einstieg = z.object({
  ...z.pick(adresse, { plz: true }).shape,
  /** Square metres. */
  wohnflaeche: z
    .int('Geben Sie die Wohnfläche in ganzen Quadratmetern ein.')
    .check(
      z.gte(grenzen.wohnflaeche.von, `Geben Sie mindestens ${grenzen.wohnflaeche.von} m² ein.`),
      z.lte(grenzen.wohnflaeche.bis, `Geben Sie höchstens ${grenzen.wohnflaeche.bis} m² ein.`),
    ),
  wunsch,
});

const wohnung = z.object({
  ...z.omit(adresse, { plz: true }).shape,
  wohnform: z.enum(
    grenzen.wohnformen,
    'Wählen Sie, ob Sie in einer Wohnung oder einem Haus wohnen.',
  ),
  staendigBewohnt: z.boolean('Wählen Sie, ob die Wohnung ständig bewohnt ist.'),
  bauart: z.enum(grenzen.bauarten, 'Wählen Sie die Bauweise.'),
});

const inhalt = z.object({
  wertsachen: z.boolean(
    `Wählen Sie, ob Sie Wertsachen über ${ganzeEuro(grenzen.wertsachen)} besitzen.`,
  ),
  /** Asked where the elements are insured. */
  elementarVorschaden: z.optional(z.boolean()),
});

export const tarifFehlt = 'Wählen Sie einen Tarif.';

/** What any brand sells; the rule of the product refuses one of another. */
const varianten = Object.values(grenzen.varianten).flatMap<Variante>(({ stufen }) => stufen);
type Variante = (typeof grenzen.varianten)[keyof typeof grenzen.varianten]['stufen'][number];

/** What she corrected of what the price assumes; the rest is assumed still. */
const annahmen = z.partial(
  z.object({
    wohnform: z.enum(grenzen.wohnformen),
    staendigBewohnt: z.boolean(),
    bauart: z.enum(grenzen.bauarten),
    wertsachen: z.boolean(),
    elementarVorschaden: z.boolean(),
    vorschaeden: z.int().check(z.gte(0), z.lte(3)),
    vomVersichererGekuendigt: z.boolean(),
  }),
);
export type Annahmen = z.infer<typeof annahmen>;

const wahl = {
  variante: z.enum(varianten, tarifFehlt),
  /** Cents; without it what we suggest for the home. */
  versicherungssumme: z.optional(summenform(summe)),
  /** In the order they are offered, whoever wrote them down. */
  deckungen: z
    .array(z.enum(grenzen.bausteine))
    .check(z.overwrite((gewaehlt) => grenzen.bausteine.filter((eine) => gewaehlt.includes(eine)))),
  fahrradProzent: z.optional(z.literal(grenzen.fahrradProzent)),
  /** Which sentence she agreed to: one only where her address or a flood leaves no choice. */
  elementarVerzicht: z.optional(z.union([z.literal(false), z.enum(['BEWUSST', 'NICHT_MOEGLICH'])])),
  sb: selbstbeteiligungsform(selbstbeteiligungen),
  annahmen: z.optional(annahmen),
};
const wahlform = z.object(wahl);
type Wahl = z.infer<typeof wahlform>;

/** Shape of the answers of each step on a day (yyyy-MM-dd). */
export const formen = personenformen(
  () => ({ einstieg, wohnung, inhalt, beitragPruefen: gezeigterBeitrag }),
  wahl,
  nurWenn<Pick<Wahl, 'deckungen' | 'fahrradProzent'>>(
    (wert) => wert.deckungen.includes('FAHRRAD') && wert.fahrradProzent === undefined,
    'fahrradProzent',
    'Wählen Sie, wie viel Ihre Fahrräder wert sind.',
  ),
);

export type HausratAntworten = AntwortenAus<typeof formen>;
