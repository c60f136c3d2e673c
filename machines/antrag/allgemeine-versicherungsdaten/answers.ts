import * as z from 'zod/mini';
import { datumImRahmen } from '#contract/fields/datum.ts';
import { email } from '#contract/fields/email.ts';
import { hsn, tsn } from '#contract/fields/fahrzeugschluessel.ts';
import { kennzeichen } from '#contract/fields/kennzeichen.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { plz } from '#contract/fields/plz.ts';
import { telefon } from '#contract/fields/telefon.ts';
import { geburtsdatum } from '#contract/fields/geburtsdatum.ts';
import { kfz } from '#contract/produkte/kfz.ts';
import { formatDatum, monatePlus, zeitAm } from '#contract/tag.ts';

const { beginnMonate, erstzulassungAb, fahrzeugarten } = kfz.grenzen;

/** The days between which each can be stated, both included. */
export const tage = {
  erstzulassung: (heute: string) => ({ von: erstzulassungAb, bis: heute }),
  wunschbeginn: (heute: string) => ({ von: heute, bis: monatePlus(heute, beginnMonate) }),
};

/** Answers of the one page, as they may be on that day (`domain/antrag.md §6.11`). */
export function formVon(heute: string) {
  return z.object({
    fahrzeugart: z.enum(fahrzeugarten, 'Wählen Sie die Art des Fahrzeugs.'),
    kennzeichen,
    hsn,
    tsn,
    erstzulassung: datumImRahmen(() => tage.erstzulassung(heute), {
      ZU_FRUEH: `Geben Sie eine Erstzulassung ab dem ${formatDatum(erstzulassungAb)} ein.`,
      ZU_SPAET: 'Geben Sie eine Erstzulassung ein, die nicht in der Zukunft liegt.',
    }),
    wunschbeginn: datumImRahmen(() => tage.wunschbeginn(heute), {
      ZU_FRUEH: 'Der Schutz kann frühestens heute beginnen.',
      ZU_SPAET: `Der Schutz kann spätestens in ${beginnMonate}\u00A0Monaten beginnen.`,
    }),
    name: pflichttext({ was: 'Ihren Namen', max: 120 }),
    geburtsdatum: geburtsdatum(() => zeitAm(heute)),
    plz,
    email,
    telefon,
    /** Nobody sees this field. */
    webseite: z.optional(z.string()),
  });
}
export type Fahrzeugangaben = z.output<ReturnType<typeof formVon>>;
