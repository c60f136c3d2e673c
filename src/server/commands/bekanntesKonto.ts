import * as z from 'zod/mini';
import type { Antragsangaben } from '#contract/endpoints/antrag/angaben.ts';
import { istMaskierteIban } from '#contract/fields/maskierteIban.ts';
import { eigeneKonten, type Konto } from '../repositories/konten.ts';
import { ibanMaskiert } from '../repositories/vertragsansicht.ts';
import type { Kunde } from '../rules/antrag/selbst.ts';

const mitIban = z.looseObject({ iban: z.string() });

/** Her answers with the account she only confirmed, whole; null where it is none of hers. */
export function mitBekanntemKonto(
  antworten: Antragsangaben['antworten'],
  konten: readonly Konto[],
  kunde: Kunde | null,
): Antragsangaben['antworten'] | null {
  const { data: zahlung } = z.safeParse(mitIban, antworten['kontaktZahlung']);
  if (!zahlung || !istMaskierteIban(zahlung.iban)) return antworten;
  if (!kunde) return null;
  const gemeint = zahlung.iban.replaceAll(' ', '');
  const konto = eigeneKonten(konten, kunde).find(
    ({ iban }) => ibanMaskiert(iban).replaceAll(' ', '') === gemeint,
  );
  if (!konto) return null;
  const { iban, swiftBic } = konto;
  const { kontaktZahlung } = antworten;
  return {
    ...antworten,
    kontaktZahlung: { ...kontaktZahlung, iban, ...(swiftBic !== null && { bic: swiftBic }) },
  };
}
