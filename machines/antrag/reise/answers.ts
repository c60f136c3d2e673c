import * as z from 'zod/mini';
import { hoechsterBetrag } from '#contract/endpoints/tarifieren/angaben.ts';
import { personenkreis } from '#contract/entities/risiken.ts';
import { ganzeEuro } from '#contract/fields/betrag.ts';
import { datumImRahmen, geburtstag } from '#contract/fields/datum.ts';
import { land } from '#contract/fields/land.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { reise } from '#contract/produkte/reise.ts';
import { reisedauer } from '#contract/produkte/reiseregeln.ts';
import { abschluss, gezeigterBeitrag, kontaktZahlung, nurWenn, wunsch } from '../answers.ts';
import { type AntwortenAus, entwurf, jeTag, tarif } from '../formen.ts';
import { personMitLand } from '../wohnland.ts';
import { dauersatz } from './gefragt.ts';

const { grenzen, summe } = reise;

interface Zeitraum {
  readonly art: (typeof grenzen.arten)[number];
  readonly beginn?: string | undefined;
  readonly ende?: string | undefined;
}

/** Asked of a single trip alone; said whatever else is missing. */
function nurEinzeln<Feld extends string>(feld: Feld, error: string) {
  return z.refine<Zeitraum & { readonly [N in Feld]?: unknown }>(
    (wert) => wert.art !== 'EINZELREISE' || wert[feld] !== undefined,
    { error, path: [feld], when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

const preisFehlt = 'Geben Sie den Preis der Reise ein.';

function einstieg(heute: string) {
  return z
    .object({
      art: z.enum(grenzen.arten, 'Wählen Sie, welche Reise Sie versichern möchten.'),
      personenkreis: z.enum(personenkreis.options, 'Wählen Sie, wer mitreist.'),
      ziel: z.optional(z.enum(grenzen.ziele, 'Wählen Sie, wohin die Reise geht.')),
      /** Cents, for all who travel. */
      reisepreis: z.optional(
        z
          .int(preisFehlt)
          .check(
            z.gte(summe.von, `Geben Sie mindestens ${ganzeEuro(summe.von)} ein.`),
            z.lte(hoechsterBetrag, preisFehlt),
          ),
      ),
      beginn: z.optional(
        datumImRahmen(() => ({ von: heute }), {
          ZU_FRUEH: 'Die Reise darf noch nicht begonnen haben.',
          ZU_SPAET: '',
        }),
      ),
      ende: z.optional(datumImRahmen(() => ({}), { ZU_FRUEH: '', ZU_SPAET: '' })),
      wunsch,
    })
    .check(
      nurEinzeln('ziel', 'Wählen Sie, wohin die Reise geht.'),
      nurEinzeln('reisepreis', preisFehlt),
      nurEinzeln('beginn', 'Geben Sie ein, wann die Reise beginnt.'),
      nurEinzeln('ende', 'Geben Sie ein, wann die Reise endet.'),
      nurWenn<Zeitraum>(
        (wert) => tageVon(wert) < 1,
        'ende',
        'Das Ende der Reise liegt vor ihrem Beginn.',
      ),
      nurWenn<Zeitraum>((wert) => tageVon(wert) > grenzen.tage.einzeln, 'ende', dauersatz),
    );
}

/** Days of the trip; one where it is none. */
function tageVon({ art, beginn: von, ende }: Zeitraum): number {
  return art === 'EINZELREISE' && von !== undefined && ende !== undefined
    ? reisedauer(von, ende)
    : 1;
}

const name = { max: 60, ohneZiffern: true } as const;

/** Everybody who travels, by name; whether they are the group she said is a rule of the product. */
function reisende(heute: string) {
  const person = z.object({
    vorname: pflichttext({ was: 'den Vornamen', ...name }),
    nachname: pflichttext({ was: 'den Nachnamen', ...name }),
    geburtsdatum: geburtstag(heute),
  });
  const { bis } = grenzen.reisende;
  return z.object({
    reisende: z.array(person).check(z.maxLength(bis, `Nennen Sie höchstens ${bis}\u00A0Personen.`)),
  });
}

function buchung(heute: string) {
  return z.object({
    buchungsdatum: z.optional(
      datumImRahmen(() => ({ bis: heute }), {
        ZU_FRUEH: '',
        ZU_SPAET: 'Geben Sie ein Buchungsdatum ein, das nicht in der Zukunft liegt.',
      }),
    ),
    land: z.optional(land),
    /** Of an annual contract: one of her trips is longer than it covers. */
    laengereReisen: z.optional(z.boolean('Wählen Sie, wie lange Ihre Reisen dauern.')),
    /** Nothing is known that speaks against this trip, or against one that is booked already. */
    keinGrund: z.optional(z.boolean()),
    keinGrundGebucht: z.optional(z.boolean()),
  });
}

/** How old the oldest is, as far as the price minds. */
export const altersgruppen = ['UNTER_65', 'AB_65', 'AB_75', 'AB_85'] as const;

/** What she corrected of what the price assumes; the rest is assumed still. */
const annahmen = z.partial(z.object({ aelteste: z.enum(altersgruppen) }));

const wahl = {
  /** In the order they are offered, whoever wrote them down. */
  bausteine: z.array(z.enum(grenzen.bausteine)).check(
    z.overwrite((gewaehlt) => grenzen.bausteine.filter((einer) => gewaehlt.includes(einer))),
    z.minLength(1, 'Wählen Sie mindestens einen Baustein.'),
  ),
  sb20: z.boolean(),
  /** Cents: what the dearest trip of a year may cost. */
  jahresreisepreis: z.literal(grenzen.jahresreisepreise, 'Wählen Sie, was eine Reise kosten darf.'),
  annahmen: z.optional(annahmen),
};

/** Shape of the answers of each step on a day (yyyy-MM-dd); nobody is asked for an earlier insurance. */
export const formen = jeTag((heute, jetzt) => ({
  entwurf,
  einstieg: einstieg(heute),
  reisende: reisende(heute),
  buchung: buchung(heute),
  beitragPruefen: gezeigterBeitrag,
  angebot: tarif(wahl, heute, jetzt),
  person: personMitLand(jetzt),
  kontaktZahlung,
  abschluss,
}));

export type ReiseAntworten = AntwortenAus<typeof formen>;
