import * as z from 'zod/mini';
import { ganzeEuro } from '#contract/fields/betrag.ts';
import { sachinhalt } from '#contract/produkte/sachinhalt.ts';
import { adresse, gezeigterBeitrag, selbstbeteiligungsform, wunsch } from '../answers.ts';
import type { BasisAntworten } from '../context.ts';
import { type Firma, firmenformen } from '../firma.ts';
import type { Formen } from '../formen.ts';
import { taetigkeit, weitereTaetigkeiten } from '../gewerbe.ts';

const { summe, selbstbeteiligungen, grenzen } = sachinhalt;

const einstieg = z.object({
  hauptgewerbe: taetigkeit,
  /** What all contents are worth, cents; for more a person is asked from the page. */
  versicherungssumme: z
    .int('Geben Sie ein, was Ihre Sachen wert sind.')
    .check(
      z.gte(summe.von, `Geben Sie mindestens ${ganzeEuro(summe.von)} ein.`),
      z.lte(
        summe.bis,
        `Online versichern wir höchstens ${ganzeEuro(summe.bis)}. Für mehr fragen Sie uns persönlich.`,
      ),
    ),
  ...z.pick(adresse, { plz: true }).shape,
  wunsch,
});

const betrieb = z
  .object({
    /** With the postcode it was given for: another one asks for the street again. */
    ...adresse.shape,
    ...weitereTaetigkeiten(grenzen).shape,
    nurHomeoffice: z.boolean('Wählen Sie, ob Sie ausschließlich im Homeoffice arbeiten.'),
    bauart: z.enum(grenzen.bauarten, 'Wählen Sie die Bauweise.'),
    gefahrennachbarschaft: z.boolean(
      'Wählen Sie, ob es im Gebäude Betriebe mit erhöhter Brandgefahr gibt.',
    ),
    /** Net, cents; changes no price. */
    umsatz: z
      .int('Geben Sie Ihren Jahresumsatz ein.')
      .check(
        z.gte(grenzen.umsatz.von, `Geben Sie mindestens ${ganzeEuro(grenzen.umsatz.von)} ein.`),
        z.lte(grenzen.umsatz.bis, 'Prüfen Sie Ihren Jahresumsatz. Er ist zu hoch.'),
      ),
  })
  .check(...weitereTaetigkeiten(grenzen).pruefung());

const sicherung = z.object({
  tuerschloss: z.boolean('Wählen Sie, ob alle Außentüren bündige Zylinderschlösser haben.'),
  ema: z.boolean('Wählen Sie, ob es eine Einbruchmeldeanlage gibt.'),
});

/** What she corrected of what the price assumes; the rest is assumed still. */
const annahmen = z.partial(
  z.object({
    bauart: z.enum(grenzen.bauarten),
    gefahrennachbarschaft: z.boolean(),
    tuerschloss: z.boolean(),
    ema: z.boolean(),
    vorschaeden: z.int().check(z.gte(0), z.lte(3)),
    vomVersichererGekuendigt: z.boolean(),
  }),
);

/** Shapes of the answers of each step on a day, where the contents of a firm are insured; `wahl` is what its product lets her choose. */
export function inhaltsformen<const Wahl extends Formen>(wahl: Wahl) {
  return firmenformen(() => ({ einstieg, betrieb, sicherung, beitragPruefen: gezeigterBeitrag }), {
    ...wahl,
    sb: selbstbeteiligungsform(selbstbeteiligungen),
    annahmen: z.optional(annahmen),
  });
}

/** What every such firm answers; its product adds what it chooses. */
export interface InhaltsAntworten extends BasisAntworten {
  einstieg?: z.infer<typeof einstieg>;
  betrieb?: z.infer<typeof betrieb>;
  /** Asked of none who works at home alone. */
  sicherung?: z.infer<typeof sicherung>;
  angebot?: NonNullable<BasisAntworten['angebot']> & {
    sb: (typeof selbstbeteiligungen)[number];
    annahmen?: z.infer<typeof annahmen> | undefined;
  };
  firma?: Firma;
}
