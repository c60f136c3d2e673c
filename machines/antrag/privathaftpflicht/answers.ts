import * as z from 'zod/mini';
import { geburtstag } from '#contract/fields/datum.ts';
import { geburtsdatum } from '#contract/fields/geburtsdatum.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { privathaftpflicht } from '#contract/produkte/privathaftpflicht.ts';
import {
  gezeigterBeitrag,
  type Jetzt,
  nurWenn,
  personMitAdresse,
  selbstbeteiligungsform,
  summenform,
  wunsch,
} from '../answers.ts';
import { type AntwortenAus, formenMit } from '../formen.ts';

const { summe, selbstbeteiligungen, grenzen } = privathaftpflicht;

function einstieg(jetzt: Jetzt) {
  return z
    .object({
      familienstand: z.enum(grenzen.familienstaende, 'Wählen Sie, wen Sie versichern möchten.'),
      /** Asked here of whoever is alone; stays where it was given, so that nobody types it twice. */
      geburtsdatum: z.optional(geburtsdatum(jetzt)),
      wunsch,
    })
    .check(
      nurWenn(
        (wert) => wert.familienstand === 'SINGLE' && wert.geburtsdatum === undefined,
        'geburtsdatum',
        'Geben Sie Ihr Geburtsdatum ein.',
      ),
    );
}

/** Whoever else is insured is named, unless both are married and she leaves it. */
function familie(heute: string, jetzt: Jetzt) {
  return z
    .object({
      geburtsdatum: geburtsdatum(jetzt),
      verheiratet: z.optional(z.boolean()),
      partnerNennen: z.optional(z.boolean()),
      partnerVorname: z.optional(pflichttext({ was: 'den Vornamen', max: 60 })),
      partnerNachname: z.optional(pflichttext({ was: 'den Nachnamen', max: 60 })),
      partnerGeburtsdatum: z.optional(geburtstag(heute)),
    })
    .check(
      fehlt('partnerVorname', 'Geben Sie den Vornamen ein.'),
      fehlt('partnerNachname', 'Geben Sie den Nachnamen ein.'),
      fehlt('partnerGeburtsdatum', 'Geben Sie das Geburtsdatum ein.'),
    );
}

interface Genannte {
  verheiratet?: boolean | undefined;
  partnerNennen?: boolean | undefined;
  partnerVorname?: string | undefined;
  partnerNachname?: string | undefined;
  partnerGeburtsdatum?: string | undefined;
}

/** Whether she says who else is insured. */
export function nenntPartner({ verheiratet, partnerNennen }: Genannte): boolean {
  return verheiratet === false || partnerNennen === true;
}

function fehlt(feld: Extract<keyof Genannte, `partner${'V' | 'Na' | 'G'}${string}`>, text: string) {
  return nurWenn<Genannte>((wert) => nenntPartner(wert) && wert[feld] === undefined, feld, text);
}

/** Professions in public service; only some have a liability of their own. */
export const berufe = [...grenzen.berufe, 'ANDERER'] as const;

const beruf = z
  .object({
    oeffentlicherDienst: z.boolean('Wählen Sie, ob Sie im öffentlichen Dienst arbeiten.'),
    beruf: z.optional(z.enum(berufe, 'Wählen Sie Ihre Berufsgruppe.')),
  })
  .check(
    nurWenn(
      (wert) => wert.oeffentlicherDienst && wert.beruf === undefined,
      'beruf',
      'Wählen Sie Ihre Berufsgruppe.',
    ),
  );

export const tarifFehlt = 'Wählen Sie einen Tarif.';

/** What any brand sells; the rule of the product refuses one of another. */
const varianten = Object.values(grenzen.varianten).flatMap<Variante>(({ stufen }) => stufen);
type Variante = (typeof grenzen.varianten)[keyof typeof grenzen.varianten]['stufen'][number];

/** What she corrected of what the price assumes; the rest is assumed still. */
const annahmen = z.partial(
  z.object({
    /** So old that she pays less. */
    aelter: z.boolean(),
    beruf: z.enum(['KEINER', ...berufe]),
    vorschaeden: z.int().check(z.gte(0), z.lte(3)),
    vomVersichererGekuendigt: z.boolean(),
  }),
);

const wahl = {
  variante: z.enum(varianten, tarifFehlt),
  /** Cents. */
  versicherungssumme: summenform(summe),
  diensthaftpflicht: z.boolean(),
  sb: selbstbeteiligungsform(selbstbeteiligungen),
  annahmen: z.optional(annahmen),
};

/** Her birth date was asked before. */
function person(jetzt: Jetzt) {
  return z.omit(personMitAdresse(jetzt), { geburtsdatum: true });
}

/** Shape of the answers of each step on a day (yyyy-MM-dd). */
export const formen = formenMit(
  person,
  (heute, jetzt) => ({
    einstieg: einstieg(jetzt),
    familie: familie(heute, jetzt),
    beruf,
    beitragPruefen: gezeigterBeitrag,
  }),
  wahl,
);

export type PrivathaftpflichtAntworten = AntwortenAus<typeof formen>;
