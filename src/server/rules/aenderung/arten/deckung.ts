import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { deckungWartetAls } from '#contract/aenderungen/deckung.ts';
import type { Zeitraum } from '../../fristen/wirksamkeit.ts';
import { sparteVon } from '../../produkte/sparten.ts';
import type { Aenderungslage } from '../lage.ts';
import type { Aenderungsregel, Aenderungswahl } from '../regel.ts';
import { mehrOderWeniger } from '../zeitraeume.ts';
import { type Deckung, type Deckungswert, drinOderNicht } from './deckung/sparte.ts';
import { elementar } from './elementar.ts';

/** One cover in or out, or another variant; cover against the elements keeps its own rule. */
export const deckung: Aenderungsregel<'deckung'> = {
  art: 'deckung',
  vormerkungsArt: ({ coverageType }) => deckungWartetAls(coverageType),
  gilt: (lage) => deckungenVon(lage).length > 0,
  felder: ['coverages'],
  zeitraum(lage, richtung, wunsch) {
    if (wunsch && istElementar(wunsch)) return elementar.zeitraum(lage, richtung);
    const tage = mehrOderWeniger(lage, richtung);
    const ende = wunsch && gesuchte(lage, wunsch)?.spaetestens?.(lage, wunsch.wert);
    return ende ? bis(tage, ende) : tage;
  },
  wahlen: (lage) => deckungenVon(lage).flatMap((eine) => wahlenVon(lage, eine)),
  unveraendert: (lage, wunsch) =>
    istElementar(wunsch)
      ? elementar.unveraendert(lage, alsElementar(wunsch))
      : gesuchte(lage, wunsch)?.jetzt(lage) === wunsch.wert,
  richtung(lage, wunsch) {
    if (istElementar(wunsch)) return elementar.richtung(lage, alsElementar(wunsch));
    const eine = gesuchte(lage, wunsch);
    return eine && istMehr(lage, eine, wunsch.wert) ? 'MEHR' : 'WENIGER';
  },
  fehler(lage, wunsch) {
    if (istElementar(wunsch)) return elementarFehler(lage, wunsch);
    const eine = gesuchte(lage, wunsch);
    if (!eine) return [{ feld: 'coverageType', text: 'Diese Deckung hat Ihr Vertrag nicht.' }];
    return eine.stufen.includes(wunsch.wert) ? [] : [falscherWert];
  },
  hinderung(lage, wunsch, neu) {
    if (!istElementar(wunsch)) {
      return gesuchte(lage, wunsch)?.hinderung?.(lage, wunsch.wert) ?? null;
    }
    const wahl = alsElementar(wunsch);
    return elementar.sperre?.(lage) ?? elementar.hinderung?.(lage, wahl, neu) ?? null;
  },
  anwenden: (lage, wunsch) =>
    istElementar(wunsch)
      ? elementar.anwenden(lage, alsElementar(wunsch))
      : (gesuchte(lage, wunsch)?.anwenden(lage, wunsch.wert) ?? {}),
  hinweise: (lage, wunsch, beitrag) =>
    istElementar(wunsch) ? (elementar.hinweise?.(lage, alsElementar(wunsch), beitrag) ?? []) : [],
  unterschiede(lage, wunsch) {
    if (istElementar(wunsch)) return elementar.unterschiede(lage, alsElementar(wunsch));
    const eine = gesuchte(lage, wunsch);
    if (!eine) return [];
    const inWorten = eine.inWorten ?? drinOderNicht;
    return [{ name: eine.name, bisher: inWorten(eine.jetzt(lage)), neu: inWorten(wunsch.wert) }];
  },
  // It waits under the name of the other rule, so in its shape too.
  wert: (wunsch) => (istElementar(wunsch) ? wunsch.wert === true : wunsch),
};

const falscherWert = {
  feld: 'wert',
  text: 'Wählen Sie einen der angebotenen Werte.',
};

function deckungenVon(lage: Aenderungslage): readonly Deckung[] {
  return sparteVon(lage.produkt)?.deckungen?.(lage) ?? [];
}

function gesuchte(lage: Aenderungslage, { coverageType }: Wunsch<'deckung'>): Deckung | undefined {
  return deckungenVon(lage).find((eine) => eine.coverageType === coverageType);
}

function wahlenVon(lage: Aenderungslage, eine: Deckung): Aenderungswahl<'deckung'>[] {
  const { coverageType, name, erklaerung, stufen } = eine;
  const jetzt = eine.jetzt(lage);
  const angeboten = eine.angeboten?.(lage) ?? stufen.filter((stufe) => stufe !== jetzt);
  return angeboten.map((wert) => ({
    wunsch: { coverageType, wert },
    wert: `${coverageType}=${String(wert)}`,
    label: eine.label?.(wert) ?? name,
    erklaerung:
      wert === false ? 'Jetzt versichert. Mit dieser Wahl fällt der Schutz weg.' : erklaerung,
  }));
}

function istMehr(lage: Aenderungslage, eine: Deckung, wert: Deckungswert): boolean {
  const { stufen } = eine;
  return eine.mehr?.(lage, wert) ?? stufen.indexOf(wert) > stufen.indexOf(eine.jetzt(lage));
}

function bis(tage: Zeitraum | null, ende: string): Zeitraum | null {
  if (!tage || tage.von > ende) return null;
  return tage.bis > ende ? { ...tage, bis: ende } : tage;
}

function istElementar({ coverageType }: Wunsch<'deckung'>): boolean {
  return coverageType === 'ELEMENTAR';
}

function alsElementar({ wert, elementarVorschaden }: Wunsch<'deckung'>): Wunsch<'elementar'> {
  const dazu = wert === true;
  return { elementar: dazu, ...(elementarVorschaden !== undefined && { elementarVorschaden }) };
}

function elementarFehler(lage: Aenderungslage, wunsch: Wunsch<'deckung'>) {
  if (!elementar.gilt(lage)) {
    return [{ feld: 'coverageType', text: 'Diese Deckung hat Ihr Vertrag nicht.' }];
  }
  if (typeof wunsch.wert === 'string') return [falscherWert];
  return elementar.fehler?.(lage, alsElementar(wunsch)) ?? [];
}
