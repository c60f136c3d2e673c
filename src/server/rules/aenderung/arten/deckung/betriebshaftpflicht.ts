import { betriebsbaustein } from '#contract/begriffe/haftpflicht.ts';
import type { Betriebsbaustein } from '#contract/entities/betriebshaftpflichtbaustein.ts';
import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import { bausteinerklaerung } from '#contract/produkte/leistungen/betriebshaftpflicht.ts';
import type { Aenderungslage, Vertragsstand } from '../../lage.ts';
import type { Deckung, Deckungswert } from './sparte.ts';

const alle = betriebshaftpflicht.grenzen.bausteine;

/** Modules of business liability; the old tariff has none (`domain/offen.md` P8). */
export function betriebsbausteine({ produkt }: Aenderungslage): Deckung[] {
  return produkt === 'BHV_2' ? alle.map(baustein) : [];
}

function baustein(coverageType: Betriebsbaustein): Deckung {
  return {
    coverageType,
    name: betriebsbaustein[coverageType],
    erklaerung: bausteinerklaerung[coverageType],
    vormerkungsArt: `deckung.${coverageType}`,
    stufen: [false, true],
    jetzt: (lage) => drin(lage).includes(coverageType),
    anwenden: (lage, wert) => mitBaustein(lage, coverageType, wert),
  };
}

function drin({ risiken }: Aenderungslage): readonly string[] {
  return risiken.bhv?.bausteine ?? [];
}

/** Request and contract name the same ones, in the order they are offered. */
function mitBaustein(
  lage: Aenderungslage,
  coverageType: Betriebsbaustein,
  wert: Deckungswert,
): Partial<Vertragsstand> {
  const bisher = drin(lage);
  const bausteine = alle.filter((einer) =>
    einer === coverageType ? wert !== false : bisher.includes(einer),
  );
  return {
    tarifAngaben: { ...lage.tarifAngaben, bausteine },
    risiken: { ...lage.risiken, bhv: { bausteine } },
  };
}
