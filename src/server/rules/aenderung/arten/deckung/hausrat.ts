import { hausratdeckung } from '#contract/begriffe/hausrat.ts';
import { bausteinerklaerung } from '#contract/produkte/leistungen/hausrat.ts';
import type { HausratDeckung } from '#contract/entities/hausratDeckung.ts';
import { hausrat as tafel } from '../../../tarif/tafeln/hausrat.ts';
import { ablehnung } from '../../../ablehnung.ts';
import type { Aenderungslage, Vertragsstand } from '../../lage.ts';
import { type Deckung, type Deckungswert, drinOderNicht } from './sparte.ts';
import { hfkVarianten } from './varianten.ts';

/** Covers of home contents; ELEMENTAR has a rule of its own. */
export function hausratDeckungen(lage: Aenderungslage): Deckung[] {
  return [grunddeckung, ...Object.values(bausteine), ...hfkVarianten(lage)];
}

type Baustein = keyof typeof bausteinerklaerung;

const grunddeckung: Deckung = {
  coverageType: 'GRUNDDECKUNG',
  name: hausratdeckung.GRUNDDECKUNG,
  erklaerung: 'Der Kern des Vertrags.',
  vormerkungsArt: 'deckung.GRUNDDECKUNG',
  stufen: [false, true],
  jetzt: () => true,
  angeboten: () => [],
  anwenden: ({ tarifAngaben }) => ({ tarifAngaben }),
  hinderung: (_, wert) => (wert === false ? ablehnung.grunddeckung : null),
};

const fahrrad: Deckung = {
  ...baustein('FAHRRAD'),
  stufen: [false, ...Object.keys(tafel.fahrrad.grenze)],
  jetzt(lage) {
    const prozent = lage.tarifAngaben?.['fahrradProzent'];
    return hat(lage, 'FAHRRAD') && (typeof prozent !== 'number' || String(prozent));
  },
  inWorten: (wert) => (typeof wert === 'string' ? bisZu(wert) : drinOderNicht(wert)),
  label: (wert) =>
    typeof wert === 'string' ? `${hausratdeckung.FAHRRAD} ${bisZu(wert)}` : fahrrad.name,
  anwenden(lage, wert) {
    const { fahrradProzent: _vorher, ...ohne } = lage.tarifAngaben ?? {};
    const mit = typeof wert === 'string' ? { fahrradProzent: Number(wert) } : {};
    return mitDeckung({ ...lage, tarifAngaben: { ...ohne, ...mit } }, 'FAHRRAD', wert);
  },
};

const bausteine = {
  GLASBRUCH: baustein('GLASBRUCH'),
  WOHNSCHUTZBRIEF: baustein('WOHNSCHUTZBRIEF'),
  UNBENANNTE_GEFAHREN: baustein('UNBENANNTE_GEFAHREN'),
  FAHRRAD: fahrrad,
} satisfies Record<Exclude<Baustein, 'ELEMENTAR'>, Deckung>;

function baustein(coverageType: Baustein) {
  return {
    coverageType,
    name: hausratdeckung[coverageType],
    erklaerung: bausteinerklaerung[coverageType],
    vormerkungsArt: `deckung.${coverageType}`,
    stufen: [false, true],
    jetzt: (lage: Aenderungslage) => hat(lage, coverageType),
    anwenden: (lage: Aenderungslage, wert: Deckungswert) => mitDeckung(lage, coverageType, wert),
  } as const;
}

function hat({ risiken }: Aenderungslage, coverageType: HausratDeckung): boolean {
  return risiken.hausrat?.hausratDeckungen.includes(coverageType) === true;
}

/** Request and contract name the same covers, in the same order. */
function mitDeckung(
  { tarifAngaben, risiken }: Aenderungslage,
  coverageType: HausratDeckung,
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
