import { privathaftpflicht } from '#contract/produkte/privathaftpflicht.ts';
import type { Aenderungslage, Vertragsstand } from '../../lage.ts';
import type { Deckung } from './sparte.ts';

/** Tariffs of a contract that comes in variants, one of which it has; from least to most cover. */
const { ANDSAFE: andsafe, HFK: hfk } = privathaftpflicht.grenzen.varianten;

const namen = {
  BASIS: { name: 'Basis', erklaerung: 'Der Grundschutz zum kleinsten Beitrag.' },
  KOMFORT: { name: 'Komfort', erklaerung: 'Mehr Leistungen als im Tarif Basis.' },
  PREMIUM: { name: 'Premium', erklaerung: 'Alle Leistungen, die wir anbieten.' },
  PLUS: { name: 'Plus', erklaerung: 'Mehr Leistungen als im Tarif Basis.' },
} as const satisfies Record<string, { name: string; erklaerung: string }>;
type Variante = keyof typeof namen;

/** Variants of a private liability contract. */
export function phvVarianten(lage: Aenderungslage): Deckung[] {
  const { phv } = lage.risiken;
  return phv?.hfkVariante
    ? hfkVarianten(lage)
    : andsafe.stufen.map((variante) =>
        deckung(variante, andsafe.stufen, aktuelleVariante, mitVariante),
      );
}

/** Variants of the brand HFK, of private liability and home contents alike. */
export function hfkVarianten({ risiken }: Aenderungslage): Deckung[] {
  if (!(risiken.phv ?? risiken.hausrat)?.hfkVariante) return [];
  return hfk.stufen.map((variante) =>
    deckung(variante, hfk.stufen, aktuelleHfkVariante, mitHfkVariante),
  );
}

function deckung(
  variante: Variante,
  reihe: readonly Variante[],
  aktuell: (lage: Aenderungslage) => string,
  anwenden: (lage: Aenderungslage, variante: Variante) => Partial<Vertragsstand>,
): Deckung {
  const { name, erklaerung } = namen[variante];
  const rang = (gesucht: string) => reihe.findIndex((eine) => eine === gesucht);
  return {
    coverageType: variante,
    name: `Tarif ${name}`,
    erklaerung,
    vormerkungsArt: 'deckung.VARIANTE',
    // One is left by choosing another.
    stufen: [true],
    jetzt: (lage) => aktuell(lage) === variante,
    // Among the covers of home contents only what can be changed is named.
    angeboten: (lage) => (lage.risiken.hausrat && aktuell(lage) === variante ? [] : [true]),
    mehr: (lage) => rang(variante) > rang(aktuell(lage)),
    anwenden: (lage) => anwenden(lage, variante),
  };
}

function aktuelleVariante({ tarifAngaben, deckungsIdentifier }: Aenderungslage): string {
  const gewaehlt = tarifAngaben?.[andsafe.feld];
  return typeof gewaehlt === 'string' ? gewaehlt : (deckungsIdentifier ?? andsafe.vorgabe);
}

function aktuelleHfkVariante({ risiken }: Aenderungslage): string {
  return (risiken.phv ?? risiken.hausrat)?.hfkVariante ?? 'BASIS';
}

function mitVariante(lage: Aenderungslage, variante: Variante): Partial<Vertragsstand> {
  return {
    ...mitNamen(lage, variante),
    tarifAngaben: { ...lage.tarifAngaben, [andsafe.feld]: variante },
  };
}

function mitHfkVariante(lage: Aenderungslage, variante: Variante): Partial<Vertragsstand> {
  const hfkVariante = variante === 'PLUS' ? 'PLUS' : 'BASIS';
  const { risiken, deckungsIdentifier } = mitNamen(lage, variante);
  return {
    deckungsIdentifier,
    tarifAngaben: { ...lage.tarifAngaben, [hfk.feld]: hfkVariante },
    risiken: {
      ...risiken,
      ...(risiken.phv && { phv: { ...risiken.phv, hfkVariante } }),
      ...(risiken.hausrat && { hausrat: { ...risiken.hausrat, hfkVariante } }),
    },
  };
}

function mitNamen({ risiken }: Aenderungslage, variante: Variante) {
  return {
    deckungsIdentifier: variante,
    risiken: {
      ...risiken,
      deckungsVarianten: risiken.deckungsVarianten.map((eine) => ({
        ...eine,
        deckungsVarianteIdentifier: variante,
        deckungsVarianteName: namen[variante].name,
      })),
    },
  };
}
