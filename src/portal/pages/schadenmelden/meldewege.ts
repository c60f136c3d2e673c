import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { produkte } from '#contract/produkte/produkte.ts';
import { istMeldbar } from '#contract/schaeden/meldbar.ts';

interface Meldeweg {
  vertrag: Vertragskachel;
  href: string;
  /** Where the tab keeps that this place meant it. */
  ort: (sub: string) => string;
}

/**
 * Each contract that damage can be reported of and where it is, in the order of `findByPartnerNummer`: the form counts
 * a contract by its place in that answer, with those that are not offered.
 */
export function meldewegeVon(vertraege: readonly Vertragskachel[], heute: string): Meldeweg[] {
  return vertraege.flatMap((vertrag, stelle) =>
    istMeldbar(vertrag, heute) ? [meldewegVon(vertrag, stelle)] : [],
  );
}

function meldewegVon(vertrag: Vertragskachel, stelle: number): Meldeweg {
  const { schaden } = produkte[schluesselAusIdentifier(vertrag.produktIdentifier)];
  const weg = schaden ?? '';
  return {
    vertrag,
    ort: (sub) => gezaehlteStelle(weg, String(stelle), sub),
    href: `/schaden-melden/${weg}/${stelle}`,
  };
}

/** Where this tab keeps which contract a place in the list meant when it was shown. */
export function gezaehlteStelle(weg: string, stelle: string, sub: string): string {
  return `entwurf:schaden-melden:${weg}:${stelle}:${sub}`;
}
