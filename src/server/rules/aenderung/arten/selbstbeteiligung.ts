import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import type { Selbstbeteiligung } from '#contract/entities/vormerkung.ts';
import { produkte } from '#contract/produkte/produkte.ts';
import { ablehnung } from '../../ablehnung.ts';
import { selbstbeteiligung as betragDer } from '../../antrag/vertragsangaben.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { type Aenderungslage, feldschalter } from '../lage.ts';
import type { Aenderungsregel } from '../regel.ts';
import { mehrOderWeniger } from '../zeitraeume.ts';

const felder = ['deductible'] as const;

/** Another deductible: a lower one is more cover, and not to be had while a claim is open. */
export const selbstbeteiligung: Aenderungsregel<'selbstbeteiligung'> = {
  art: 'selbstbeteiligung',
  gilt: (lage) => feldschalter(lage, felder).length > 0 && aktuelle(lage) !== null,
  felder,
  zeitraum: mehrOderWeniger,
  fehler(lage, wunsch) {
    const gibtEs = stufenVon(lage).includes(wunsch.selbstbeteiligung);
    const text = 'Wählen Sie eine der angebotenen Selbstbeteiligungen.';
    return gibtEs ? [] : [{ feld: 'selbstbeteiligung', text }];
  },
  wahlen: (lage) =>
    stufenVon(lage).map((wert) => ({
      wunsch: { selbstbeteiligung: wert },
      wert,
      label: inWorten(wert),
    })),
  unveraendert: (lage, wunsch) => aktuelle(lage) === centVon(wunsch.selbstbeteiligung),
  richtung: (lage, wunsch) =>
    centVon(wunsch.selbstbeteiligung) < (aktuelle(lage) ?? 0) ? 'MEHR' : 'WENIGER',
  hinderung(lage, wunsch) {
    const gesenkt = centVon(wunsch.selbstbeteiligung) < (aktuelle(lage) ?? 0);
    const offen = lage.schaeden.some(({ abgeschlossenAm }) => abgeschlossenAm === null);
    return gesenkt && offen ? ablehnung.schadenOffen : null;
  },
  anwenden: ({ tarifAngaben, risiken }, wunsch) => ({
    tarifAngaben: { ...tarifAngaben, sb: wunsch.selbstbeteiligung },
    risiken: { ...risiken, selbstBeteiligung: betragDer(wunsch.selbstbeteiligung) },
  }),
  unterschiede: (lage, wunsch) => [
    {
      name: 'Selbstbeteiligung',
      bisher: betragInWorten(aktuelle(lage) ?? 0),
      neu: inWorten(wunsch.selbstbeteiligung),
    },
  ],
  wert: (wunsch) => wunsch.selbstbeteiligung,
  ausWert: (wert) => ({ selbstbeteiligung: wert }),
};

function stufenVon({ produkt }: Aenderungslage): readonly Selbstbeteiligung[] {
  return produkte[schluesselAusIdentifier(produkt)].selbstbeteiligungen;
}

/** In cents; null where it is a share or there is none. */
function aktuelle({ risiken }: Aenderungslage): number | null {
  const sb = risiken.selbstBeteiligung;
  return sb?.unit === 'ABSOLUT' ? sb.wert : null;
}

function centVon(stufe: Selbstbeteiligung): number {
  return betragDer(stufe).wert;
}

function inWorten(stufe: Selbstbeteiligung): string {
  return betragInWorten(centVon(stufe));
}

function betragInWorten(cent: number): string {
  return cent === 0 ? 'keine' : formatBetrag(cent);
}
