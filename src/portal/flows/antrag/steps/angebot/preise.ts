import type { Tarifantwort, Tarifbeitrag } from '#contract/endpoints/tarifieren/antwort.ts';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
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
