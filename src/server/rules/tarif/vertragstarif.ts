import type { Produkt } from '#contract/entities/produkt.ts';
import { sparteVon } from '../produkte/sparten.ts';
import { beginnDes, nachlassEndetAm, type Vertragstage } from './gruendernachlass.ts';
import type { Bewertung } from './bewertung.ts';
import type { Tarifangaben } from './produkttarif.ts';

/** The request with its defaults filled in, as a contract keeps it; null where it is none or there is no tariff. */
export function tarifAngabenVon(produkt: Produkt, anfrage: unknown): Tarifangaben | null {
  return sparteVon(produkt)?.tarif.lese(anfrage) ?? null;
}

/** RT-2026 for what a contract keeps, on a day (`domain/antrag.md §3`); null where the product has no tariff. */
export function bewerteVertrag(produkt: Produkt, angaben: unknown, tag: string): Bewertung | null {
  return bewerte(produkt, angaben, { antrag: tag, beginn: tag });
}

/**
 * RT-2026 for a contract as it is from a day of its run on (`domain/antrag.md §3`): age as on the day it
 * began, everything else as at its conclusion, and the founder's discount up to its end only.
 */
export function bewerteImVertrag(
  vertrag: Vertragstage & { produkt: Produkt },
  angaben: Tarifangaben,
  wirksam: string,
): Bewertung | null {
  const { gruendungsdatum, ...ohneGruendung } = angaben;
  const ende = nachlassEndetAm(vertrag, alsTag(gruendungsdatum));
  const gelten = ende !== null && wirksam >= ende ? ohneGruendung : angaben;
  const tage = { antrag: vertrag.antragsdatum, beginn: beginnDes(vertrag) };
  return bewerte(vertrag.produkt, gelten, tage);
}

function bewerte(produkt: Produkt, angaben: unknown, tage: { antrag: string; beginn: string }) {
  return sparteVon(produkt)?.tarif.bewerte(angaben, tage, produkt) ?? null;
}

function alsTag(wert: unknown): string | undefined {
  return typeof wert === 'string' ? wert : undefined;
}
