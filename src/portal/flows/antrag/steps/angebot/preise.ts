import type { Tarifantwort, Tarifbeitrag } from '#contract/endpoints/tarifieren/antwort.ts';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import type { Feldwahl } from '#machines/formular/frage.ts';
import { t } from './texte.ts';

type Wert = string | number | boolean;

/** "im Monat", as the price is paid now. */
export function wann({ zahlweise }: Pick<Tarifbeitrag, 'zahlweise'>): string {
  return t(zahlweise);
}

/** "+ 1,88 EUR": what one thing costs by itself, whether it is in or not; nothing where nobody knows. */
export function preisVon(
  antwort: Tarifantwort | null,
  feld: string,
  wert: Wert,
): string | undefined {
  const unterschied = unterschiedBei(antwort, feld, wert);
  return unterschied === null
    ? undefined
    : t('mehr', { betrag: formatBetrag(Math.abs(unterschied)) });
}

/** "− 0,74": what another choice saves or costs beside the one that is made. */
export function statt(antwort: Tarifantwort | null, feld: string, wert: Wert): string | undefined {
  const unterschied = unterschiedBei(antwort, feld, wert);
  if (unterschied === null || unterschied === 0) return undefined;
  const betrag = formatBetrag(Math.abs(unterschied));
  return t(unterschied > 0 ? 'mehr' : 'weniger', { betrag });
}

/** Each with what it costs beside the cheapest of them, whichever is chosen: "+ 1,88 EUR im Monat". */
export function mehrpreise<Wahl extends Feldwahl>(
  antwort: Tarifantwort | null,
  feld: string,
  optionen: readonly Wahl[],
): Wahl[] {
  const kostet = (wert: Wert) => {
    const unterschied = unterschiedBei(antwort, feld, wert);
    // What is chosen is no alternative to itself, and costs nothing more.
    return unterschied ?? (alternativeZu(antwort, feld, wert) ? null : 0);
  };
  const alle = optionen.flatMap(({ wert }) => kostet(wert) ?? []);
  return optionen.map((wahl) => {
    const kosten = kostet(wahl.wert);
    const mehr = kosten === null ? 0 : kosten - Math.min(...alle);
    if (!antwort?.beitrag || mehr === 0) return wahl;
    const zusatz = `${t('mehr', { betrag: formatBetrag(mehr) })} ${wann(antwort.beitrag)}`;
    return { ...wahl, zusatz };
  });
}

/** Why another choice cannot be had. */
export function hinderungBei(
  antwort: Tarifantwort | null,
  feld: string,
  wert: Wert,
): string | undefined {
  return alternativeZu(antwort, feld, wert)?.hinderung?.text;
}

function unterschiedBei(antwort: Tarifantwort | null, feld: string, wert: Wert): number | null {
  const anders = alternativeZu(antwort, feld, wert)?.versicherungsPraemie ?? null;
  const jetzt = antwort?.beitrag?.versicherungsPraemie;
  return anders === null || jetzt === undefined ? null : anders - jetzt;
}

function alternativeZu(antwort: Tarifantwort | null, feld: string, wert: Wert) {
  return antwort?.alternativen?.find((eine) => eine.feld === feld && eine.wert === wert);
}
