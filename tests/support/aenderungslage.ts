import type { Aenderungslage } from '#server/rules/aenderung/lage.ts';
import { bewerteVertrag, tarifAngabenVon } from '#server/rules/tarif/vertragstarif.ts';
import { bestaende } from '#server/seeds/bestand/bestaende.ts';

export const heute = '2026-11-20';

/** Business liability, trade 1302, revenue 200.000: 571,20 EUR a year from 1 January (`domain/beispiele.md` 53). */
export function betrieb(anders: Partial<Aenderungslage> = {}): Aenderungslage {
  return {
    ...grundlage,
    tarifAngaben: angabenVon('BHV_2', { hauptgewerbe: '1302', jahresumsatz: 20_000_000 }),
    ...anders,
  };
}

/** Financial loss liability, trade 1002, revenue 150.000, 500.000 EUR (`domain/beispiele.md` 44, without its extras). */
export function vermoegensschaden(anders: Partial<Aenderungslage> = {}): Aenderungslage {
  const produkt = 'VH_2';
  const tarifAngaben = angabenVon(produkt, { hauptgewerbe: '1002', jahresumsatz: 15_000_000 });
  return {
    ...grundlage,
    produkt,
    versicherungsNummer: 'VH250000602',
    tarifAngaben,
    beitragsKomponenten: komponentenVon(produkt, tarifAngaben),
    risiken: {
      deckungsVarianten: [],
      selbstBeteiligung: { wert: 50_000, unit: 'ABSOLUT' },
      buerohaftpflicht: false,
      phvAnzahl: 'KEINE',
      vh: { versicherteGefahren: { buerohaftpflicht: false, phv: false } },
    },
    ...anders,
  };
}

/** A contract of the demo data as the rules see it, without its pending changes and claims. */
export function demovertrag(nummer: string, anders: Partial<Aenderungslage> = {}): Aenderungslage {
  const zeile = bestaende(heute)
    .flatMap(({ vertraege }) => vertraege)
    .find(({ versicherungsNummer }) => versicherungsNummer === nummer);
  if (!zeile) throw new Error(`No demo contract ${nummer}`);
  return {
    ...grundlage,
    ...zeile,
    version: 1,
    mahnung: zeile.mahnung ?? false,
    deckungsIdentifier: zeile.deckungsIdentifier ?? null,
    versicherungsSumme: zeile.versicherungsSumme ?? null,
    bankverbindung: zeile.bankverbindung ?? null,
    ablaufdatum: zeile.ablaufdatum ?? null,
    beginnverlegung: zeile.beginnverlegung ?? null,
    beendigungsdatum: zeile.beendigungsdatum ?? null,
    hauptfaelligkeitTag: zeile.hauptfaelligkeitTag ?? null,
    hauptfaelligkeitMonat: zeile.hauptfaelligkeitMonat ?? null,
    tarifAngaben: zeile.tarifAngaben ?? null,
    ...anders,
  };
}

/** Numbers of all demo contracts. */
export const demonummern: readonly string[] = bestaende(heute).flatMap(({ vertraege }) =>
  vertraege.map(({ versicherungsNummer }) => versicherungsNummer),
);

const grundlage: Aenderungslage = {
  heute,
  versicherungsNummer: 'BH250000601',
  version: 1,
  produkt: 'BHV_2',
  marke: 'ANDSAFE',
  status: 'LAUFEND',
  zahlweise: 'JAEHRLICH',
  mahnung: false,
  deckungsIdentifier: null,
  versicherungsSumme: 500_000_000,
  beitragsKomponenten: [{ name: 'bhv', nettoJahr: 48_000, steuersatz: 1900 }],
  risiken: { deckungsVarianten: [], selbstBeteiligung: { wert: 25_000, unit: 'ABSOLUT' } },
  tarifAngaben: null,
  bankverbindung: {},
  antragsdatum: '2024-12-01',
  vertragsBeginn: '2025-01-01',
  ablaufdatum: null,
  beginnverlegung: null,
  beendigungsdatum: null,
  hauptfaelligkeitTag: 1,
  hauptfaelligkeitMonat: 1,
  vormerkungen: [],
  schaeden: [],
  aufgaben: [],
  eigeneBetriebshaftpflicht: false,
};

function angabenVon(produkt: 'BHV_2' | 'VH_2', anfrage: object): Record<string, unknown> {
  const angaben = tarifAngabenVon(produkt, anfrage);
  if (!angaben) throw new Error('No request');
  return angaben;
}

function komponentenVon(produkt: 'VH_2', angaben: unknown): Aenderungslage['beitragsKomponenten'] {
  const bewertung = bewerteVertrag(produkt, angaben, grundlage.antragsdatum);
  if (bewertung?.ergebnis !== 'VERSICHERBAR') throw new Error('No price');
  return bewertung.komponenten;
}
