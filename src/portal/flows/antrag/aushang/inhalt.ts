import { dokumentAdresse, druckPfad } from '#contract/endpoints/druck.ts';
import { ganzeEuro } from '#contract/fields/formatBetrag.ts';
import { type MarkenSchluessel, vertragsMarkeVon } from '#contract/marken.ts';
import { ausgefuellt, type Produktaussage } from '#contract/produkte/aushaenge/produktseite.ts';
import {
  type Antragsweg,
  antragsziel,
  kuendigungsfrist,
  papiername,
} from '#contract/produkte/produkte.ts';
import { fristen } from '#contract/zahlen.ts';
import { gezeigt } from '../fragen/gezeigt.ts';
import { aushangVon } from './aushaenge.ts';
import { t } from './texte.ts';

/** What the page of a product says under a brand, with every number filled in. */
export function aushanginhalt(name: Antragsweg, marke: MarkenSchluessel) {
  const { leistungen, fall: fallBei, ...saetze } = aushangVon(name);
  const { beispiel, versichert, nichtVersichert, schaeden, brauchen } = gezeigt(
    `antrag.aushang.${name}`,
    saetze,
  );
  const fall = fallBei(vertragsMarkeVon(marke));
  const gesagt = (satz: string, namen: readonly string[]) =>
    ausgefuellt(satz, namen, { leistungen }, fall);
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
export function versprechen(name: Antragsweg, marke: MarkenSchluessel): string {
  const { minuten, auchEinzeln } = aushangVon(name);
  const { kuendbar, fristMonate } = kuendigungsfrist(
    antragsziel(name).produkt,
    vertragsMarkeVon(marke),
  );
  return [
    t('minuten', { n: minuten }),
    t(auchEinzeln ? 'widerrufAbMonat' : 'widerruf', { n: fristen.widerrufTage }),
    ...(kuendbar === 'NEIN' ? [] : [kuendigungssatz({ kuendbar, fristMonate, auchEinzeln })]),
  ].join(' · ');
}

interface Kuendbar extends Pick<ReturnType<typeof kuendigungsfrist>, 'fristMonate'> {
  readonly kuendbar: 'TAEGLICH' | 'VERTRAGSENDE';
  readonly auchEinzeln: true | undefined;
}

function kuendigungssatz({ kuendbar, fristMonate, auchEinzeln }: Kuendbar): string {
  const satz = t(fristMonate === 1 ? 'VERTRAGSENDE1' : kuendbar, { n: fristMonate });
  return auchEinzeln ? t('jahresvertrag', { satz }) : satz;
}

/** What anybody can read before she answers, by itself and all in one place; a test opens each. */
export function unterlagen(name: Antragsweg, marke: MarkenSchluessel) {
  const einzelne = (['PIB', 'AVB'] as const).map((typ) => {
    const kennung = `allgemein-${marke}-${papiername(antragsziel(name))}-${typ}`.toLowerCase();
    return {
      titel: t(typ),
      seite: dokumentAdresse(kennung, 'html'),
      pdf: dokumentAdresse(kennung, 'pdf'),
    };
  });
  const alle = { titel: t('alle'), seite: `${druckPfad}/index.html?brand=${marke}`, pdf: null };
  return [...einzelne, alle];
}
