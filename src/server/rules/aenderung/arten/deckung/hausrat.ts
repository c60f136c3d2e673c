import type { z } from 'zod/mini';
import type { hausratDeckung } from '#contract/entities/hausratDeckung.ts';
import { hausrat as tafel } from '../../../tarif/tafeln/hausrat.ts';
import { ablehnung } from '../../../ablehnung.ts';
import type { Aenderungslage, Vertragsstand } from '../../lage.ts';
import type { Deckung, Deckungswert } from './sparte.ts';
import { hfkVarianten } from './varianten.ts';

/** Covers of home contents; ELEMENTAR has a rule of its own. */
export function hausratDeckungen(lage: Aenderungslage): Deckung[] {
  return [grunddeckung, ...bausteine, fahrrad, ...hfkVarianten(lage)];
}

type Name = z.infer<typeof hausratDeckung>;

const grunddeckung: Deckung = {
  coverageType: 'GRUNDDECKUNG',
  name: 'Grunddeckung',
  erklaerung: 'Der Kern des Vertrags.',
  vormerkungsArt: 'deckung.GRUNDDECKUNG',
  stufen: [false, true],
  jetzt: () => true,
  angeboten: () => [],
  anwenden: ({ tarifAngaben }) => ({ tarifAngaben }),
  hinderung: (_, wert) => (wert === false ? ablehnung.grunddeckung : null),
};

const bausteine: readonly Deckung[] = [
  {
    ...baustein('GLASBRUCH'),
    name: 'Glasbruch',
    erklaerung: 'Fenster, Türen, Kochfeld und Möbelglas, auch nach einem Missgeschick.',
  },
  {
    ...baustein('WOHNSCHUTZBRIEF'),
    name: 'Haus- und Wohnungsschutzbrief',
    erklaerung: 'Schlüsseldienst, Rohrreinigung, Notheizung: Wir schicken jemanden.',
  },
  {
    ...baustein('UNBENANNTE_GEFAHREN'),
    name: 'Unbenannte Gefahren',
    erklaerung: 'Alles, was plötzlich passiert und nicht ausgeschlossen ist.',
  },
];

const fahrrad: Deckung = {
  ...baustein('FAHRRAD'),
  name: 'Fahrraddiebstahl',
  erklaerung: 'Auch draußen und nachts, wenn das Rad angeschlossen war.',
  stufen: [false, ...Object.keys(tafel.fahrrad.grenze)],
  jetzt(lage) {
    const prozent = lage.tarifAngaben?.['fahrradProzent'];
    return hat(lage, 'FAHRRAD') && (typeof prozent !== 'number' || String(prozent));
  },
  inWorten: (wert) => (typeof wert === 'string' ? bisZu(wert) : drinOderNicht(wert)),
  label: (wert) => (typeof wert === 'string' ? `Fahrraddiebstahl ${bisZu(wert)}` : fahrrad.name),
  anwenden(lage, wert) {
    const { fahrradProzent: _vorher, ...ohne } = lage.tarifAngaben ?? {};
    const mit = typeof wert === 'string' ? { fahrradProzent: Number(wert) } : {};
    return mitDeckung({ ...lage, tarifAngaben: { ...ohne, ...mit } }, 'FAHRRAD', wert);
  },
};

function baustein(coverageType: Name) {
  return {
    coverageType,
    vormerkungsArt: `deckung.${coverageType}`,
    stufen: [false, true],
    jetzt: (lage: Aenderungslage) => hat(lage, coverageType),
    anwenden: (lage: Aenderungslage, wert: Deckungswert) => mitDeckung(lage, coverageType, wert),
  } as const;
}

function hat({ risiken }: Aenderungslage, coverageType: Name): boolean {
  return risiken.hausrat?.hausratDeckungen.includes(coverageType) === true;
}

/** Request and contract name the same covers, in the same order. */
function mitDeckung(
  { tarifAngaben, risiken }: Aenderungslage,
  coverageType: Name,
  wert: Deckungswert,
): Partial<Vertragsstand> {
  const { hausrat } = risiken;
  if (!hausrat) return {};
  const andere = hausrat.hausratDeckungen.filter((eine) => eine !== coverageType);
  const hausratDeckungen = wert === false ? andere : [...andere, coverageType];
  return {
    tarifAngaben: { ...tarifAngaben, hausratDeckungen },
    risiken: { ...risiken, hausrat: { ...hausrat, hausratDeckungen } },
  };
}

function bisZu(prozent: string): string {
  return `bis ${prozent}\u00A0% der Versicherungssumme`;
}

/** In words, for whatever is in or out. */
export function drinOderNicht(wert: Deckungswert): string {
  return wert === false ? 'nicht eingeschlossen' : 'eingeschlossen';
}
