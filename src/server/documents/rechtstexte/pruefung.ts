import { stellenIn } from '#contract/produkte/leistungen/leistung.ts';
import type { Mappe } from './mappen.ts';
import { type Absatz, klauselnIn, type Rechtstext, saetzeIn } from './rechtstext.ts';

/** What is wrong with some legal texts, as the end of a sentence; null where they say all they must. */
export function fehlerIn(
  { teile }: Rechtstext,
  mappe: Mappe,
  tarife: readonly string[],
): string | null {
  for (const [teil, klauseln] of Object.entries(mappe.teile)) {
    const gesagtes = teile[teil];
    if (gesagtes === undefined) return `lack the part "${teil}".`;
    const vorhandene = klauselnIn(gesagtes);
    const fehlende = Object.keys(klauseln).find((name) => !vorhandene.has(name));
    if (fehlende !== undefined) return `lack the clause "${fehlende}" in "${teil}".`;
    for (const absatz of gesagtes.flatMap(({ absaetze }) => absaetze)) {
      const fehler = fehlerImAbsatz(absatz, klauseln, tarife);
      if (fehler !== null) return fehler;
    }
  }
  return null;
}

function fehlerImAbsatz(
  absatz: Absatz,
  klauseln: Mappe['teile'][string],
  tarife: readonly string[],
): string | null {
  const { klausel } = absatz;
  const werte = klausel === undefined ? [] : klauseln[klausel];
  if (werte === undefined) return `have a clause "${klausel}" that nothing names.`;
  const fremde = saetzeIn(absatz)
    .flatMap(stellenIn)
    .find((stelle) => !werte.includes(stelle));
  if (fremde !== undefined) {
    return `fill in "{${fremde}}" in the clause "${klausel ?? ''}", which does not have it.`;
  }
  const tarif = 'jeTarif' in absatz ? tarife.find((einer) => !absatz.jeTarif[einer]) : undefined;
  return tarif === undefined
    ? null
    : `do not say what the tariff ${tarif} has in the clause "${klausel ?? ''}".`;
}
