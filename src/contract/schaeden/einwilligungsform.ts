import * as z from 'zod/mini';
import { schadenNummer } from '../entities/schaden.ts';
import { datum } from '../fields/datum.ts';
import { ohneLeerzeichen } from '../fields/leerzeichen.ts';
import { pflichttext } from '../fields/pflichttext.ts';
import { plzUeberall } from '../fields/plz.ts';
import {
  nenntStellen,
  stellenarten,
  stellenMax,
  type Stellenart,
  type Umfang,
  umfaenge,
  vertretungen,
  type Vertretung,
} from './einwilligung.ts';

/** As it is printed, however it was typed. */
function alsSchadenNummer(text: string): string {
  return ohneLeerzeichen(text).toUpperCase();
}

/** What tells us who it is without a link (`domain/schaden.md §8`). */
export const erkennungsform = z.strictObject({
  schadenNummer: z.pipe(z.string().check(z.overwrite(alsSchadenNummer)), schadenNummer),
  geburtsdatum: datum,
  plz: plzUeberall,
});
export type Erkennung = z.infer<typeof erkennungsform>;

const stelle = z.strictObject({
  art: z.enum(Object.keys(stellenarten) as [Stellenart], 'Wählen Sie die Art der Stelle.'),
  name: pflichttext({ was: 'den Namen der Stelle', max: 120 }),
  ort: pflichttext({ was: 'den Ort', max: 60 }),
  behandlungszeitraum: pflichttext({ was: 'den Zeitraum der Behandlung', max: 80 }),
});

/** What is declared, part by part. */
export const einwilligungsformen = {
  umfang: z.strictObject({
    umfang: z.enum(Object.keys(umfaenge) as [Umfang], 'Wählen Sie eine der drei Möglichkeiten.'),
  }),
  stellen: z.strictObject({
    stellen: z
      .array(stelle)
      .check(z.minLength(1, 'Nennen Sie mindestens eine Stelle.'), z.maxLength(stellenMax)),
  }),
  vertretung: z.strictObject({
    vertretung: z.enum(
      Object.keys(vertretungen) as [Vertretung],
      'Wählen Sie, für wen Sie das erklären.',
    ),
  }),
} as const;

export type Einwilligungsangaben = {
  [Teil in keyof typeof einwilligungsformen]: z.infer<(typeof einwilligungsformen)[Teil]>;
};

const name = pflichttext({ was: 'Ihren Vor- und Nachnamen', max: 120 });

/** The end of the declaration; whoever refuses releases nobody from secrecy. */
export const schlussformen = {
  erteilen: z.strictObject({
    entbunden: z.literal(true, 'Bestätigen Sie, dass Sie die Stellen entbinden.'),
    name,
  }),
  ablehnen: z.strictObject({ name }),
} as const;
export type Einwilligungsschluss = z.infer<
  (typeof schlussformen)['erteilen'] | (typeof schlussformen)['ablehnen']
>;

/** The form that ends a declaration of that kind. */
export function schlussform(umfang: unknown) {
  return nenntStellen(umfang) ? schlussformen.erteilen : schlussformen.ablehnen;
}
