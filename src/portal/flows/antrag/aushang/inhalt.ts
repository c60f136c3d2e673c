import type { Dokument } from '#contract/entities/dokument.ts';
import { dokumentAdresse } from '#contract/endpoints/druck.ts';
import { ganzeEuro } from '#contract/fields/formatBetrag.ts';
import { type MarkenSchluessel, vertragsMarkeVon } from '#contract/marken.ts';
import { type Aushangname, aushangVon } from '#contract/produkte/aushaenge/aushaenge.ts';
import { ausgefuellt, type Produktaussage } from '#contract/produkte/aushaenge/produktseite.ts';
import { antragsziel, kuendigungsfrist } from '#contract/produkte/produkte.ts';
import { fristen } from '#contract/zahlen.ts';
import { gezeigt } from '../fragen/gezeigt.ts';
import { t } from './texte.ts';

/** What the page of a product says under a brand, with every number filled in. */
export function aushanginhalt(name: Aushangname, marke: MarkenSchluessel) {
  const { seite, leistungen } = aushangVon(name);
  const { beispiel, versichert, nichtVersichert, schaeden, brauchen } = gezeigt(
    `antrag.aushang.${name}`,
    seite,
  );
  const fall = seite.fall(vertragsMarkeVon(marke));
  const gesagt = (satz: string, namen: readonly string[]) => {
    const gemeint = namen.flatMap((eine) => leistungen[eine] ?? []);
    return ausgefuellt(satz, gemeint, fall);
  };
  const posten = (aussagen: readonly Produktaussage[]) =>
    aussagen.map(({ titel, text, leistungen: namen }) => ({
      title: titel,
      text: gesagt(text, namen),
    }));
  return {
    beispiel: gesagt(beispiel.text, []),
    versichert: posten(versichert),
    nichtVersichert: posten(nichtVersichert),
    schaeden: schaeden.map(({ betrag, text, label }) => ({
      figure: ganzeEuro(betrag),
      text,
      note: t('klausel', { label }),
    })),
    brauchen,
  };
}

/** "3 Minuten · 14 Tage Widerruf · täglich kündbar" */
export function versprechen(name: Aushangname, marke: MarkenSchluessel): string {
  const { kuendbar, fristMonate } = kuendigungsfrist(
    antragsziel(name).produkt,
    vertragsMarkeVon(marke),
  );
  return [
    t('minuten', { n: aushangVon(name).seite.minuten }),
    t('widerruf', { n: fristen.widerrufTage }),
    ...(kuendbar === 'NEIN' ? [] : [t(kuendbar, { n: fristMonate })]),
  ].join(' · ');
}

/** What can be read before anything is asked, by nobody in particular; a test opens each. */
export function vorabDokumente(name: Aushangname, marke: MarkenSchluessel): Dokument[] {
  const { schluessel } = antragsziel(name);
  return (['PIB', 'AVB'] as const).map((typ) => ({
    typ,
    name: t(typ),
    url: dokumentAdresse(`allgemein-${marke}-${schluessel}-${typ}`.toLowerCase(), 'html'),
  }));
}
