import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Aenderungsangebot } from '#contract/entities/aenderungswunsch.ts';
import { angebotVon } from '#server/rules/aenderung/angebot.ts';
import type { Aenderungslage } from '#server/rules/aenderung/lage.ts';
import { regelZu } from '#server/rules/aenderung/regeln.ts';
import type { Range } from './probe.ts';
import type { SoldProduct } from './sold.ts';

type Value = string | number | boolean;

/** By which kind of change an answer of the application is changed later, and how its choices are named there. */
const changedBy: Readonly<
  Record<string, { arts: readonly AenderungsArt[]; value: (wert: string) => Value | null }>
> = {
  versicherungssumme: { arts: ['versicherte-kosten'], value: (wert) => Number(wert) * 100 },
  kaufpreis: { arts: ['versicherte-kosten'], value: () => null },
  jahresumsatz: { arts: ['jahresumsatz'], value: () => null },
  umsatz: { arts: ['sachinhaltsumsatz'], value: () => null },
  sb: { arts: ['selbstbeteiligung'], value: (wert) => wert },
  zahlweise: { arts: ['zahlweise'], value: (wert) => wert },
  fahrradTyp: { arts: ['fahrradtyp'], value: (wert) => wert },
  fahrradProzent: { arts: ['deckung'], value: (wert) => stepOf(wert, 'FAHRRAD') },
  deckungen: {
    arts: ['deckung', 'elementar'],
    value: (wert) => (isPlain(wert) ? 'ELEMENTAR' : nameOf(wert)),
  },
};

/** Whether it can be changed at all, once there is a contract. */
export function isChangedLater(field: string): boolean {
  return field in changedBy;
}

/** What running contracts offer where that answer is changed. */
export function changesOf(product: SoldProduct, field: string): Aenderungsangebot[] {
  const { arts = [] } = changedBy[field] ?? {};
  return product.contracts.flatMap((contract) =>
    arts.flatMap((art) => {
      const offer = offerOf(contract, art);
      return offer === null || offer.hinderung !== null ? [] : [offer];
    }),
  );
}

/** Bounds between which it is typed there. */
export function boundsOfChange(product: SoldProduct, field: string): Range[] {
  return changesOf(product, field).flatMap(({ betrag }) => {
    const range: Range | null = betrag && [betrag.von, betrag.bis];
    return range ? [range] : [];
  });
}

/** What can be chosen there. */
export function choicesOfChange(product: SoldProduct, field: string): Value[] {
  const read = changedBy[field]?.value ?? (() => null);
  const values = changesOf(product, field)
    .flatMap(({ optionen }) => optionen.map(({ wert }) => read(wert)))
    .filter((value) => value !== null);
  return [...new Set(values)];
}

function offerOf(contract: Aenderungslage, art: AenderungsArt): Aenderungsangebot | null {
  const rule = regelZu(art);
  return rule?.gilt(contract) ? angebotVon(contract, rule) : null;
}

function isPlain(wert: string): boolean {
  return wert === 'true' || wert === 'false';
}

function stepOf(wert: string, name: string): number | null {
  const [left, step = ''] = wert.split('=');
  return left === name && /^\d+$/.test(step) ? Number(step) : null;
}

/** A cover; a variant is none. */
function nameOf(wert: string): string | null {
  const [name = ''] = wert.split('=');
  return ['BASIS', 'KOMFORT', 'PREMIUM', 'PLUS'].includes(name) ? null : name;
}
