import * as z from 'zod/mini';
import { datumImRahmen } from '#contract/fields/datum.ts';
import { freitext, pflichttext } from '#contract/fields/pflichttext.ts';
import { hunderassen, unbekannteRasse } from '#contract/produkte/hunderassen.ts';
import { tierhalterhaftpflicht } from '#contract/produkte/tierhalterhaftpflicht.ts';
import { monatePlus } from '#contract/tag.ts';
import {
  gezeigterBeitrag,
  type Jetzt,
  type Person,
  personMitAdresse,
  type Schadenzeit,
  schadenzeit,
  selbstbeteiligungsform,
  summenform,
  wunsch,
} from '../answers.ts';
import { type AntwortenAus, jeTag, personenformen } from '../formen.ts';

const { summe, selbstbeteiligungen, grenzen } = tierhalterhaftpflicht;
const { von, online, bis } = grenzen.hunde;

/** After two earlier claims nobody is insured. */
export const hundezeit: Schadenzeit = { ...schadenzeit, einzeln: 1 };

const ausDerListe = 'Wählen Sie eine Rasse aus der Liste.';
const rasse = z.string(ausDerListe).check(
  z.overwrite(wieInDerListe),
  z.refine((name) => name !== unbekannteRasse && istBekannt(name), ausDerListe),
);
/** Of a mixed dog; missing where nobody knows it. */
const zweiteRasse = z
  .string(ausDerListe)
  .check(z.overwrite(wieInDerListe), z.refine(istBekannt, ausDerListe));
const mischling = z.boolean('Wählen Sie, ob der Hund ein Mischling ist.');

const einstieg = z.object({
  rasse,
  mischling,
  mischlingsRasse: z.optional(zweiteRasse),
  anzahl: z
    .int('Geben Sie an, wie viele Hunde Sie versichern möchten.')
    .check(
      z.gte(von, `Geben Sie mindestens ${von}\u00A0Hund ein.`),
      z.lte(bis, `Geben Sie höchstens ${bis} ein. Für mehr Hunde schreiben Sie uns bitte.`),
    ),
  wunsch,
});

const chipOrTattoo = freitext({ max: 20 }).check(
  z.overwrite((nummer) => nummer.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.refine(
    istNummer,
    `Geben Sie die 15\u00A0Ziffern des Chips oder ${grenzen.taetowierung.von} bis ${grenzen.taetowierung.bis}\u00A0Zeichen der Tätowierung ein.`,
  ),
);

/** Of the first one the breed is asked before the price, of all others here. */
function hunde(heute: string) {
  const erster = z.object({
    name: pflichttext({ was: 'den Namen des Hundes', max: grenzen.name }),
    geburtsdatum: z.optional(
      datumImRahmen(() => ({ von: monatePlus(heute, -12 * grenzen.alterJahre), bis: heute }), {
        ZU_FRUEH: `Geben Sie ein Datum der letzten ${grenzen.alterJahre}\u00A0Jahre ein.`,
        ZU_SPAET: 'Geben Sie ein Datum ein, das nicht in der Zukunft liegt.',
      }),
    ),
    chipOrTattoo: z.optional(chipOrTattoo),
  });
  const weiterer = z.extend(erster, {
    rasse,
    mischling,
    mischlingsRasse: z.optional(zweiteRasse),
  });
  const alle: z.ZodMiniType<Hund[]> = z
    .tuple([erster], weiterer)
    .check(
      z.refine(({ length }) => length <= online, `Nennen Sie höchstens ${online}\u00A0Hunde.`),
    );
  return z.object({ hunde: alle });
}

/** A dog, as it is asked for; the breed is missing of the first alone. */
type Hund = Record<'name', string> &
  Partial<
    Record<'rasse' | 'mischlingsRasse' | 'geburtsdatum' | 'chipOrTattoo', string | undefined>
  > &
  Partial<Record<'mischling', boolean | undefined>>;

const nutzung = z.enum(grenzen.nutzungen, 'Wählen Sie, wie Sie den Hund halten.');
const haltung = z.object({
  nutzung,
  auffaellig: z.boolean('Wählen Sie, ob es dazu etwas gibt.'),
});

/** What she corrected of what the price assumes; the rest is assumed still. */
const annahmen = z.partial(
  z.object({
    nutzung,
    auffaellig: z.boolean(),
    vorschaeden: z.int().check(z.gte(0), z.lte(3)),
    vomVersichererGekuendigt: z.boolean(),
  }),
);

const wahl = {
  /** Cents. */
  versicherungssumme: summenform(summe),
  sb: selbstbeteiligungsform(selbstbeteiligungen),
  annahmen: z.optional(annahmen),
};

const mitOrt = personenformen(
  (heute) => ({ einstieg, hunde: hunde(heute), haltung, beitragPruefen: gezeigterBeitrag }),
  wahl,
  undefined,
  hundezeit,
);

const mitAdresse: (jetzt: Jetzt) => z.ZodMiniType<Person> = personMitAdresse;

/** Shape of the answers of each step on a day (yyyy-MM-dd); no place is insured, so she says where she lives. */
export const formen = jeTag((heute, jetzt) => ({
  ...mitOrt(heute),
  person: mitAdresse(jetzt),
}));

export type TierhalterhaftpflichtAntworten = AntwortenAus<typeof formen>;

/** Written as the list has it, however it was typed. */
function wieInDerListe(getippt: string): string {
  const gesucht = getippt.trim().toLocaleLowerCase('de');
  return (
    hunderassen.find(({ name }) => name.toLocaleLowerCase('de') === gesucht)?.name ?? getippt.trim()
  );
}

function istBekannt(gesucht: string): boolean {
  return hunderassen.some(({ name }) => name === gesucht);
}

function istNummer(nummer: string): boolean {
  const { von: kurz, bis: lang } = grenzen.taetowierung;
  return (
    /^\d{15}$/.test(nummer) ||
    (/^[\p{L}\d]+$/u.test(nummer) && nummer.length >= kurz && nummer.length <= lang)
  );
}
