import * as z from 'zod/mini';
import { fahrradtyp, familienAnlass } from '#contract/entities/risiken.ts';
import { zeitraum } from '#contract/entities/aenderungswunsch.ts';
import { personenkreis } from '#contract/entities/risiken.ts';
import { nachweisdateien } from '#contract/entities/upload.ts';
import { phvAnzahl, selbstbeteiligungStufe } from '#contract/entities/vormerkung.ts';
import { waehlbareZahlweise } from '#contract/entities/zahlweise.ts';
import { datum, datumImRahmen } from '#contract/fields/datum.ts';
import { hausnummer } from '#contract/fields/hausnummer.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { plz } from '#contract/fields/plz.ts';
import type { Entwurfsregel } from '#machines/entwurf.ts';

/** A trade as the finder names it; what is insured and priced goes by the id. */
const taetigkeit = z.object({
  gewerbeId: z.string().check(z.regex(/^\d{4}$/, 'Wählen Sie eine Tätigkeit aus der Liste.')),
  name: z.string().check(z.maxLength(100)),
});

const waehlen = 'Wählen Sie eine der Möglichkeiten.';

/** What is changed and to which value, with the days that were offered for it; one member per kind (`domain/vertrag.md §6`). */
const auswahl = z.discriminatedUnion('art', [
  z.object({
    art: z.literal('zahlweise'),
    zahlweise: z.enum(waehlbareZahlweise.options, 'Wählen Sie eine Zahlweise.'),
    zeitraum,
  }),
  z.object({
    art: z.literal('selbstbeteiligung'),
    selbstbeteiligung: z.enum(selbstbeteiligungStufe.options, 'Wählen Sie eine Selbstbeteiligung.'),
    zeitraum,
  }),
  z.object({ art: z.literal('elementar'), elementar: z.boolean(waehlen), zeitraum }),
  z.object({ art: z.literal('bhv'), buerohaftpflicht: z.boolean(waehlen), zeitraum }),
  z.object({ art: z.literal('phv'), anzahl: z.enum(phvAnzahl.options, waehlen), zeitraum }),
  z.object({
    art: z.literal('familienstand'),
    familienstand: z.string(waehlen).check(z.minLength(1, waehlen), z.maxLength(40)),
    zeitraum,
  }),
  z.object({
    art: z.literal('personenkreis'),
    personenkreis: z.enum(personenkreis.options, waehlen),
    /** Who is named besides the policyholder. */
    mitreisende: z.int().check(z.gte(0), z.lte(3)),
    zeitraum,
  }),
  z.object({
    art: z.literal('fahrradtyp'),
    fahrradTyp: z.enum(fahrradtyp.options, waehlen),
    zeitraum,
  }),
  z.object({
    art: z.literal('risikoort'),
    plz,
    ort: pflichttext({ was: 'Ihren Ort', max: 60 }),
    strasse: pflichttext({ was: 'Ihre Straße', max: 60 }),
    hausnummer,
    /** Home contents go by the size of the flat too. */
    mitWohnflaeche: z.boolean(),
    zeitraum,
  }),
  z.object({
    art: z.literal('deckung'),
    coverageType: z.string(waehlen).check(z.minLength(1, waehlen), z.maxLength(40)),
    wert: z.union([z.boolean(), z.string().check(z.maxLength(40))]),
    zeitraum,
  }),
  z.object({
    art: z.literal('jahresumsatz'),
    /** Each product has calls of its own. */
    produkt: z.enum(['vh', 'bhv']),
    jahresumsatz: z.int('Geben Sie Ihren Jahresumsatz ein.').check(z.gte(0)),
    zeitraum,
  }),
  z.object({
    art: z.literal('versicherte-kosten'),
    /** Whole euros in digits. */
    value: z
      .string('Geben Sie eine Versicherungssumme an.')
      .check(z.regex(/^\d{1,9}$/, 'Geben Sie einen Betrag in ganzen EUR ein.')),
    zeitraum,
  }),
  z.object({
    art: z.literal('gewerbearten'),
    hauptgewerbe: taetigkeit,
    nebengewerbe: z
      .array(taetigkeit)
      .check(z.maxLength(3, 'Wählen Sie höchstens drei weitere Tätigkeiten.')),
    zeitraum,
  }),
]);
export type Auswahl = z.infer<typeof auswahl>;

const person = z.object({
  vorname: pflichttext({ was: 'den Vornamen', max: 60, ohneZiffern: true }),
  nachname: pflichttext({ was: 'den Nachnamen', max: 60, ohneZiffern: true }),
  geburtsdatum: datumImRahmen(() => ({ von: '1900-01-01' }), {
    ZU_FRUEH: 'Geben Sie ein Geburtsdatum ab dem 01.01.1900 ein.',
    ZU_SPAET: '',
  }),
});

/** Answers of each step. */
export const antworten = {
  auswahl,
  vorschaden: z.object({
    elementarVorschaden: z.boolean('Wählen Sie, ob es einen solchen Schaden gab.'),
  }),
  wohnung: z.object({
    wohnflaeche: z
      .int('Geben Sie die Wohnfläche in vollen Quadratmetern ein.')
      .check(
        z.gte(1, 'Geben Sie mindestens einen Quadratmeter ein.'),
        z.lte(1000, 'Geben Sie höchstens 1.000\u00A0m² ein.'),
      ),
  }),
  anlass: z.object({
    anlass: z.enum(familienAnlass.options, 'Wählen Sie, was sich geändert hat.'),
    anlassDatum: z.optional(datum),
  }),
  person1: person,
  person2: person,
  person3: person,
  /** By the id of the question; which ones must be there depends on the trades. */
  risikofragen: z.record(z.string().check(z.regex(/^R\d{2}$/)), z.boolean()),
  termin: z.object({ wirksamkeitsdatum: datum }),
  /** What is agreed to with the comparison in sight. */
  vergleich: z.object({
    ohneElementar: z.boolean(),
    imAuftragDesKunden: z.boolean(),
    /** Where pending changes end with this one. */
    entfallendesBestaetigt: z.optional(z.boolean()),
    /** Where the calculation asks for a proof. */
    nachweise: z.optional(nachweisdateien),
  }),
} as const;

export type AenderungsFrage = keyof typeof antworten;
export type Antworten = { -readonly [F in AenderungsFrage]?: z.infer<(typeof antworten)[F]> };

/** How a change under way is kept. */
export const entwurfsregel = {
  flow: 'vertrag/aenderung',
  schema: 2,
  antworten,
} as const satisfies Entwurfsregel;

export type AenderungsSchritt = AenderungsFrage | 'gespeichert' | 'unterbrochen';
