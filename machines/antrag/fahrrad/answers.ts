import * as z from 'zod/mini';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { datumImRahmen } from '#contract/fields/datum.ts';
import { monatePlus } from '#contract/tag.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { textmuster } from '#contract/fields/textmuster.ts';
import { fahrrad } from '#contract/produkte/fahrrad.ts';
import { adresse, gezeigterBeitrag, nurWenn, type Schadenzeit, wunsch } from '../answers.ts';
import { type AntwortenAus, personenformen } from '../formen.ts';
import { sonstigerHersteller } from './rad.ts';

const { grenzen } = fahrrad;
const { von, bis } = grenzen.rahmennummer;
const rahmennummerMuster = new RegExp(`^[A-Za-z0-9-]{${von},${bis}}$`);

const einstieg = z.object({
  fahrradTyp: z.enum(grenzen.typen, 'Wählen Sie, was Sie versichern möchten.'),
  /** Cents, with fixed accessories. */
  kaufpreis: z
    .int('Geben Sie den Kaufpreis ein.')
    .check(
      z.gte(
        grenzen.kaufpreis.von,
        `Geben Sie mindestens ${formatBetrag(grenzen.kaufpreis.von)} ein.`,
      ),
      z.lte(
        grenzen.kaufpreis.bis,
        `Geben Sie höchstens ${formatBetrag(grenzen.kaufpreis.bis)} ein.`,
      ),
    ),
  ...z.pick(adresse, { plz: true }).shape,
  wunsch,
});

function rad(heute: string) {
  return z
    .object({
      hersteller: pflichttext({ was: 'den Hersteller', max: 60 }),
      herstellerFreitext: z.optional(pflichttext({ was: 'den Hersteller', max: 60 })),
      modell: z.optional(pflichttext({ was: 'das Modell', max: 60 })),
      kaufdatum: datumImRahmen(
        () => ({ von: monatePlus(heute, -12 * grenzen.kaufdatumJahre), bis: heute }),
        {
          ZU_FRUEH: `Geben Sie ein Kaufdatum der letzten ${grenzen.kaufdatumJahre}\u00A0Jahre ein.`,
          ZU_SPAET: 'Geben Sie ein Kaufdatum ein, das nicht in der Zukunft liegt.',
        },
      ),
      gebraucht: z.boolean('Wählen Sie, ob Sie das Rad gebraucht gekauft haben.'),
      rahmennummer: z.optional(
        textmuster(rahmennummerMuster, {
          PFLICHT: 'Geben Sie die Rahmennummer ein, oder reichen Sie sie später nach.',
          FORMAT: `Geben Sie ${von} bis ${bis}\u00A0Buchstaben, Ziffern oder Bindestriche ein.`,
        }),
      ),
      rahmennummerSpaeter: z.boolean(),
    })
    .check(
      nurWenn(
        (wert) => wert.hersteller === sonstigerHersteller && wert.herstellerFreitext === undefined,
        'herstellerFreitext',
        'Geben Sie den Hersteller ein.',
      ),
      nurWenn(
        (wert) => !wert.rahmennummerSpaeter && wert.rahmennummer === undefined,
        'rahmennummer',
        'Geben Sie die Rahmennummer ein, oder reichen Sie sie später nach.',
      ),
    );
}

const nutzung = z.object({
  nutzung: z.enum(grenzen.nutzungen, 'Wählen Sie, wie Sie das Rad nutzen.'),
  schloss: z.literal(true, 'Bestätigen Sie, dass Sie das Rad mit einem Schloss sichern.'),
  /** With the postcode it was given for: another one asks for the street again. */
  ...adresse.shape,
});

/** Earlier claims are thefts; after two of them nobody is insured. */
export const diebstahlzeit: Schadenzeit = { jahre: grenzen.vorschadenJahre, einzeln: 1 };

/** What she corrected of what the price assumes; the rest is assumed still. */
const annahmen = z.partial(
  z.object({
    nutzung: z.enum(grenzen.nutzungen),
    /** Bought so long ago that repairs are not insured any more. */
    aelter: z.boolean(),
    vorschaeden: z.int().check(z.gte(0), z.lte(3)),
    vomVersichererGekuendigt: z.boolean(),
  }),
);

const wahl = {
  reparaturschutz: z.enum(grenzen.reparaturschutz, 'Wählen Sie, ob Reparaturen versichert sind.'),
  schutzbrief: z.boolean(),
  annahmen: z.optional(annahmen),
};

/** Shape of the answers of each step on a day (yyyy-MM-dd); earlier claims are the thefts of the last three years. */
export const formen = personenformen(
  (heute) => ({ einstieg, rad: rad(heute), nutzung, beitragPruefen: gezeigterBeitrag }),
  wahl,
  undefined,
  diebstahlzeit,
);

export type FahrradAntworten = AntwortenAus<typeof formen>;
