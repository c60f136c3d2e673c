import type { Brand } from '#brands/brand.ts';
import { angebot, type Produktangebot } from '#contract/produkte/angebot.ts';

/** What a brand sells and can be concluded here today, in the order it is offered. */
export function abschliessbarBei(marke: Brand['key']): Produktangebot[] {
  return angebot.filter(({ marken }) => marken.includes(marke));
}

/**
 * What can be concluded here today, for people and for firms. A brand that opens with a product opens with
 * another one while that is still to come.
 */
export function sortiment({ key, switches }: Brand): Sortiment {
  const abschliessbar = abschliessbarBei(key);
  const { startProduct } = switches;
  const zuerst =
    startProduct === null
      ? null
      : (abschliessbar.find(({ schluessel }) => schluessel === startProduct) ??
        abschliessbar[0] ??
        null);
  const weitere = abschliessbar.filter((produkt) => produkt !== zuerst);
  return {
    zuerst,
    privat: weitere.filter(({ vertragsArt }) => vertragsArt === 'PRIVAT'),
    betrieb: weitere.filter(({ vertragsArt }) => vertragsArt === 'GEWERBE'),
  };
}

interface Sortiment {
  /** Stands above all others. */
  zuerst: Produktangebot | null;
  privat: Produktangebot[];
  betrieb: Produktangebot[];
}
