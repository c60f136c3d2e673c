import * as z from 'zod/mini';
import { tagePlus } from '#contract/tag.ts';
import type { BasisAntworten } from '#machines/antrag/context.ts';

const annahmen = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const form = z.looseObject({
  variante: z.optional(z.string()),
  annahmen: z.optional(annahmen),
  sb: z.optional(z.string()),
  zahlweise: z.string(),
  versicherungsbeginn: z.string(),
  beginnverlegung: z.optional(z.string()),
});

/** The choice at the price, whatever the product; what it does not name stays in it. */
export type Tarifwahl = z.infer<typeof form>;

/** The choice as it stands; null before the first. */
export function wahlAus({ angebot: tarif }: BasisAntworten): Tarifwahl | null {
  return z.safeParse(form, tarif).data ?? null;
}

/** When the cover begins, as it is asked; yesterday lies among the other days. */
const beginn = z.enum(['MORGEN', 'HEUTE', 'ANDERER']);
export type Beginn = z.infer<typeof beginn>;

const gelesenes = z.looseObject({
  variante: z.optional(z.string()),
  sb: z.optional(z.string()),
  zahlweise: z.optional(z.string()),
  versicherungsbeginn: z.optional(beginn),
  beginnverlegung: z.optional(z.string()),
});

/** The choice with what is read from the page; what the page does not say stays. */
export function liesWahl(gewaehlt: Tarifwahl, gelesen: object, heute: string): Tarifwahl {
  const {
    versicherungsbeginn: wann,
    beginnverlegung: tag,
    ...andere
  } = z.parse(gelesenes, gelesen);
  const { zahlweise = gewaehlt.zahlweise } = andere;
  const wahl = { ...gewaehlt, ...andere, zahlweise };
  const bleibt = wann === beginnAus(gewaehlt, heute) && tag === andererTag(gewaehlt, heute);
  return wann === undefined || bleibt ? wahl : mitBeginn(wahl, wann, tag ?? '', heute);
}

/** A beginning by its name on the page. */
export function beginnVon(name: unknown): Beginn {
  return z.parse(beginn, name);
}

/** How her beginning is called today; null where it is none of these days any more. */
export function beginnAus(wahl: Tarifwahl, heute: string): Beginn | null {
  if (andererTag(wahl, heute) !== undefined) return 'ANDERER';
  const namen = ['HEUTE', 'MORGEN'] as const;
  return namen.find((name) => tagePlus(heute, tage[name]) === wahl.versicherungsbeginn) ?? null;
}

/** The day she named, later or yesterday. */
export function andererTag(
  { versicherungsbeginn, beginnverlegung }: Begonnen,
  heute: string,
): string | undefined {
  const istGestern = versicherungsbeginn === tagePlus(heute, gestern);
  return beginnverlegung ?? (istGestern ? versicherungsbeginn : undefined);
}

type Begonnen = Pick<Tarifwahl, 'versicherungsbeginn' | 'beginnverlegung'>;

/** The choice with another beginning; a later one is counted from tomorrow. */
export function mitBeginn(
  { beginnverlegung: _bisher, ...wahl }: Tarifwahl,
  beginn: Beginn,
  anderer: string,
  heute: string,
): Tarifwahl {
  const versicherungsbeginn = tagePlus(heute, tage[beginn]);
  if (beginn !== 'ANDERER') return { ...wahl, versicherungsbeginn };
  const istNah = [gestern, tage.HEUTE, tage.MORGEN].some((n) => tagePlus(heute, n) === anderer);
  return istNah
    ? { ...wahl, versicherungsbeginn: anderer }
    : { ...wahl, versicherungsbeginn, beginnverlegung: anderer };
}

/** Cover can begin within a day of today (`domain/antrag.md §5.1`, block B). */
export const gestern = -1;

const tage = { HEUTE: 0, MORGEN: 1, ANDERER: 1 } as const satisfies Record<Beginn, number>;
