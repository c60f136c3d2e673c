import type { Consent } from '#contract/endpoints/consents.ts';
import type { AntragAbgelehnt } from '#contract/endpoints/antrag/angaben.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { ProduktSchluessel } from '#contract/entities/produkt.ts';
import type { Zahlart } from '#contract/entities/zahlart.ts';
import { nichtAbschliessbar } from './ablehnungen.ts';

/** What decides which declarations are asked for (`domain/antrag.md §4`). */
export interface Erklaerungslage {
  produkt: ProduktSchluessel;
  marke: MarkenSchluessel;
  zahlart: Zahlart;
  beginnGestern: boolean;
  /** A broker declares for the customer. */
  durchVermittler: boolean;
}

/** The declarations this application asks for. */
export function gefragteErklaerungen(
  consents: readonly Consent[],
  { produkt, marke, zahlart, beginnGestern, durchVermittler }: Erklaerungslage,
): Consent[] {
  const markt = marke === 'protect-ch' ? 'CH' : 'DE';
  const trifftZu = {
    VERMITTLER: durchVermittler,
    LASTSCHRIFT: zahlart === 'LASTSCHRIFT',
    BEGINN_GESTERN: beginnGestern,
  };
  return consents.filter(
    (consent) =>
      consent.produkte.includes(produkt) &&
      consent.markt.includes(markt) &&
      (consent.bedingung === undefined || trifftZu[consent.bedingung]),
  );
}

/** Which of them were given, or what still has to be; an older version was given for another text. */
export function gegebeneErklaerungen(
  gefragt: readonly Consent[],
  einwilligungen: Readonly<Record<string, string>>,
): { ok: Consent[] } | { abgelehnt: AntragAbgelehnt } {
  const gegeben = ({ id }: Consent) => Object.hasOwn(einwilligungen, id);
  const gilt = (consent: Consent) => einwilligungen[consent.id] === consent.version;
  const offen = gefragt.find((consent) => (gegeben(consent) ? !gilt(consent) : consent.pflicht));
  if (offen) {
    const text = `Bitte lesen und bestätigen Sie noch: „${offen.text}“`;
    return { abgelehnt: nichtAbschliessbar(text, 'unterlagen') };
  }
  return { ok: gefragt.filter(gegeben) };
}
