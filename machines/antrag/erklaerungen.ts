import type { Consent } from '#contract/endpoints/consents.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { ProduktSchluessel } from '#contract/entities/produkt.ts';
import { marken } from '#contract/marken.ts';
import type { Zahlart } from '#contract/entities/zahlart.ts';
import { tagePlus } from '#contract/tag.ts';
import { naechsterWerktag } from '#contract/werktage.ts';
import { fristen } from '#contract/zahlen.ts';

/** What decides which declarations are asked for (`domain/antrag.md §4`). */
export interface Erklaerungslage {
  readonly produkt: ProduktSchluessel;
  readonly marke: MarkenSchluessel;
  readonly zahlart: Zahlart;
  /** yyyy-MM-dd */
  readonly heute: string;
  /** The day the cover begins, yyyy-MM-dd. */
  readonly beginn: string;
  /** Whether there is a right of withdrawal that the cover could begin before the end of. */
  readonly widerruflich: boolean;
  /** A broker declares for the customer. */
  readonly durchVermittler: boolean;
  /** She wants no advice, and against whom that would tell. */
  readonly verzicht: 'VERSICHERER' | 'VERMITTLER' | null;
}

/** The declarations an application asks for, in the order of the list. */
export function gefragteErklaerungen(
  consents: readonly Consent[],
  {
    produkt,
    marke,
    zahlart,
    heute,
    beginn,
    widerruflich,
    durchVermittler,
    verzicht,
  }: Erklaerungslage,
): Consent[] {
  const { land } = marken[marke];
  const trifftZu = {
    VERMITTLER: durchVermittler,
    OHNE_BERATUNG: verzicht === 'VERSICHERER',
    OHNE_BERATUNG_VERMITTLER: verzicht === 'VERMITTLER',
    LASTSCHRIFT: zahlart === 'LASTSCHRIFT',
    BEGINN_GESTERN: beginn < heute,
    // Its last day, as for the refund (VVG § 9).
    BEGINN_IN_FRIST:
      widerruflich && beginn <= naechsterWerktag(tagePlus(heute, fristen.widerrufTage)),
  };
  return consents.filter(
    (consent) =>
      consent.produkte.includes(produkt) &&
      consent.markt.includes(land) &&
      (consent.bedingung === undefined || trifftZu[consent.bedingung]),
  );
}

/** What is said above the button; whoever presses it has read it. */
export function gesagtes(gefragt: readonly Consent[]): Consent[] {
  return gefragt.filter(({ satz }) => satz === true);
}

/** Those still to be given; a question that is not answered by exactly one is stood for by its first. */
export function offeneErklaerungen(
  gefragt: readonly Consent[],
  istGegeben: (consent: Consent) => boolean,
): Consent[] {
  return gefragt.filter((consent) => {
    if (consent.wahl === undefined) return consent.pflicht && !istGegeben(consent);
    const [erste, ...andere] = zurWahl(gefragt, consent.wahl);
    return consent === erste && [erste, ...andere].filter(istGegeben).length !== 1;
  });
}

/** What can be answered to a question. */
export function zurWahl(gefragt: readonly Consent[], frage: string): Consent[] {
  return gefragt.filter(({ wahl }) => wahl === frage);
}
