import type { BeitragsKomponente } from '../database/schema.ts';
import { monatePlus } from '#contract/tag.ts';
import { anfrageAusVertrag } from '../rules/tarif/ausVertrag.ts';
import { bewerteVertrag, tarifAngabenVon } from '../rules/tarif/vertragstarif.ts';
import type { Inhaber, Vorgabe } from './vertragszeile.ts';

type Anfrage = Record<string, unknown>;

/** What a demo contract is priced from, and its premium on the day of its conclusion. */
interface Tarifierung {
  tarifAngaben: Anfrage | null;
  beitragsKomponenten: BeitragsKomponente[];
}

/** Premium of a demo contract by RT-2026 on the day of its conclusion; throws when the tariff refuses it. */
export function tarifierung(
  vorgabe: Vorgabe,
  { geburtsdatum }: Inhaber,
  abschluss: string,
): Tarifierung {
  const eigene = anfrageZu(vorgabe, geburtsdatum, abschluss);
  // Motor contracts are names only.
  if (!eigene) return { tarifAngaben: null, beitragsKomponenten: [] };
  const anfrage = { ...eigene, ...vorgabe.weitereAngaben };
  const tarifAngaben = tarifAngabenVon(vorgabe.produkt, anfrage);
  const bewertung = bewerteVertrag(vorgabe.produkt, tarifAngaben ?? anfrage, abschluss);
  if (tarifAngaben && bewertung?.ergebnis === 'VERSICHERBAR') {
    return { tarifAngaben, beitragsKomponenten: bewertung.komponenten };
  }
  throw new Error(`${vorgabe.nummer} has no price: ${JSON.stringify(bewertung)}`);
}

/** What the contract says, with what it does not keep. */
function anfrageZu(vorgabe: Vorgabe, geburtsdatum: string, abschluss: string): Anfrage | null {
  const { produkt, variante, summe, risiken } = vorgabe;
  if (produkt === 'REISE') return reise(vorgabe, geburtsdatum, abschluss);
  const anfrage = anfrageAusVertrag({
    produkt,
    deckungsIdentifier: variante ?? null,
    versicherungsSumme: (summe ?? 0) * 100,
    risiken: { ...risiken, deckungsVarianten: [] },
  });
  return anfrage && { ...anfrage, ...(produkt === 'PRIVATHAFTPFLICHT' && { geburtsdatum }) };
}

/** The holder is the oldest; a partner is as old, a child is ten. */
function reise(vorgabe: Vorgabe, geburtsdatum: string, abschluss: string): Anfrage {
  const { risiken, zahlweise } = vorgabe;
  const { personenkreis, beginn, ende } = risiken?.reise ?? {};
  const kind = { geburtsdatum: monatePlus(abschluss, -120) };
  const erwachsener = { geburtsdatum };
  const mitreisende = {
    SINGLE: [],
    SINGLE_PLUS_KIND: [kind],
    PAAR: [erwachsener],
    FAMILIE: [erwachsener, kind],
  };
  const einzelreise = { art: 'EINZELREISE', beginn, ende, buchungsdatum: abschluss };
  return {
    ...(zahlweise === 'EINMALIG' ? einzelreise : { art: 'JAHRESVERTRAG' }),
    personenkreis,
    reisende: [erwachsener, ...mitreisende[personenkreis ?? 'SINGLE']],
    reisepreis: (vorgabe.summe ?? 0) * 100,
    sb20: risiken?.selbstBeteiligung?.unit === 'PERCENT',
  };
}
