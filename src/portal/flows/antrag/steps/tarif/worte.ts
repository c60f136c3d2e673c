import { formatDatumLang } from '#contract/tag.ts';
import { istWiderruflich } from '#contract/widerrufsrecht.ts';
import { beginntAm, mitBeginn } from '#machines/antrag/anschluss.ts';
import { endeVon } from '#machines/antrag/einmalig.ts';
import type { AntragKontext } from '#machines/antrag/context.ts';
import type { AntragProduktSeite } from '../../produkt.ts';
import { wahlAus } from './wahl.ts';

/** Name of the chosen variant; null where the product has none. */
export function variantenName(seite: AntragProduktSeite, { antworten, umfeld }: AntragKontext) {
  const gewaehlt = wahlAus(antworten)?.variante;
  const wahlen = umfeld ? seite.tarif.varianten(umfeld.marke) : [];
  return wahlen.find(({ wert }) => wert === gewaehlt)?.label ?? null;
}

/** Name of the chosen deductible; null where the product has none. */
export function sbName({ tarif }: AntragProduktSeite, { antworten }: AntragKontext) {
  const gewaehlt = wahlAus(antworten)?.sb;
  return tarif.selbstbeteiligungen.find(({ wert }) => wert === gewaehlt)?.label ?? null;
}

/** The day the cover begins, in words. */
export function beginn(kontext: AntragKontext): string {
  const { angebot } = mitBeginn(kontext);
  return angebot ? formatDatumLang(beginntAm(angebot)) : '';
}

/** Whether what she concludes can be withdrawn from. */
export function hatWiderruf({
  antworten,
  umfeld,
}: Pick<AntragKontext, 'antworten' | 'umfeld'>): boolean {
  return umfeld === null || istWiderruflich(endeVon(antworten), umfeld.heute);
}
