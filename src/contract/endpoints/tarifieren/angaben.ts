import * as z from 'zod/mini';
import { waehlbareZahlweise } from '#contract/entities/zahlweise.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { cent } from '#contract/fields/cent.ts';
import { plz } from '#contract/fields/plz.ts';
import { preiszusage } from '#contract/fields/preiszusage.ts';
import { gewerblicheGrenzen } from '#contract/produkte/gewerblich.ts';
import { bauarten } from '#contract/produkte/gebaeude.ts';

/** Amount the customer states, cents; whatever lies beyond is a slip of the keyboard. */
export function betragZwischen(von: number, bis: number) {
  const text = `Geben Sie einen Betrag zwischen ${formatBetrag(von)} und ${formatBetrag(bis)} ein.`;
  return cent.check(z.gte(von, text), z.lte(bis, text));
}

/** Sums and revenues above the online limits are still priced: the answer is MANUELLE_PRUEFUNG. */
export const hoechsterBetrag = 10_000_000_000_00;

/** How the customer pays (`domain/antrag.md §3`, block Z). */
export const zahlung = {
  zahlweise: z.prefault(waehlbareZahlweise, 'JAEHRLICH'),
  zahlart: z.prefault(z.enum(['LASTSCHRIFT', 'RECHNUNG']), 'LASTSCHRIFT'),
};

/** The word that came with an earlier price, where there was one. */
export const zugesagt = { zusage: z.optional(preiszusage) };

/** Steps of a product's deductible and the one it begins with (`domain/antrag.md §3`). */
export function selbstbeteiligung<const Stufe extends string>(
  stufen: readonly Stufe[],
  vorgabe: NoInfer<Stufe>,
) {
  return z.prefault(
    z.enum(stufen, 'Wählen Sie eine der vorgesehenen Selbstbeteiligungen.'),
    vorgabe,
  );
}

/** Earlier claims and insurer (`domain/antrag.md §5.1`, block V); 3 stands for "3 oder mehr". */
export const vorgeschichte = {
  vorschaeden: z.prefault(z.int().check(z.gte(0), z.lte(3)), 0),
  gekuendigtDurch: z.optional(z.enum(['KUNDE', 'VERSICHERER', 'EINVERNEHMLICH', 'LAEUFT_NOCH'])),
};

/** The part of an address a price depends on (`domain/daten.md §2`). */
export const risikoOrt = z.strictObject({
  plz,
  strasse: z.optional(z.string().check(z.maxLength(60))),
});

/** Type of business by the id of the finder (`domain/daten.md §5`). */
const gewerbeId = z.string().check(z.regex(/^\d{4}$/, 'Wählen Sie eine Tätigkeit aus der Liste.'));

/** Main and side trades. */
export const gewerbe = {
  hauptgewerbe: gewerbeId,
  nebengewerbe: z.prefault(
    z.array(gewerbeId).check(z.maxLength(gewerblicheGrenzen.nebengewerbe)),
    [],
  ),
};

/** Answers to risk questions by their id; one that is missing counts as nein. */
export const risikofragen = z.prefault(
  z
    .record(z.string().check(z.regex(/^R\d{2}$/, 'Diese Frage kennen wir nicht.')), z.boolean())
    .check(z.refine((antworten) => Object.keys(antworten).length <= 20)),
  {},
);

/** Construction of a building; soft roofing is not insurable. */
export const bauart = z.prefault(z.enum(bauarten), 'MASSIV');
