import type { z } from 'zod/mini';
import { schluesselAusIdentifier, type ProduktSchluessel } from '#contract/entities/produkt.ts';
import { selbstbeteiligungStufe } from '#contract/entities/vormerkung.ts';
import type { Feature } from '#contract/features.ts';
import { ablehnung } from '../../ablehnung.ts';
import { selbstbeteiligung as betragDer } from '../../antrag/vertragsangaben.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { Aenderungslage } from '../lage.ts';
import type { Aenderungsregel } from '../regel.ts';
import { mehrOderWeniger } from '../zeitraeume.ts';

type Stufe = z.infer<typeof selbstbeteiligungStufe>;

/** Steps of each product with one (`domain/antrag.md §3`), and the flag of its field. */
const produkte: Readonly<
  Partial<Record<ProduktSchluessel, { stufen: readonly Stufe[]; feld: Feature }>>
> = {
  PRIVATHAFTPFLICHT: {
    stufen: ['SB_KEINE', 'SB_250', 'SB_500'],
    feld: 'edit-privathaftpflicht-deductible',
  },
  TIERHALTER: { stufen: ['SB_KEINE', 'SB_250', 'SB_500'], feld: 'edit-tierhalter-deductible' },
  HAUSRAT: {
    stufen: ['SB_KEINE', 'SB_250', 'SB_500', 'SB_1000'],
    feld: 'edit-hausrat-deductible',
  },
  BHV: { stufen: selbstbeteiligungStufe.options, feld: 'edit-bhv-deductible' },
  VH: { stufen: selbstbeteiligungStufe.options, feld: 'edit-vh-deductible' },
  SI: { stufen: ['SB_250', 'SB_500', 'SB_1000', 'SB_5000'], feld: 'edit-si-deductible' },
};

/** Another deductible: a lower one is more cover, and not to be had while a claim is open. */
export const selbstbeteiligung: Aenderungsregel<'selbstbeteiligung'> = {
  art: 'selbstbeteiligung',
  vormerkungsArt: 'selbstBeteiligung',
  gilt: (lage) => produktVon(lage) !== undefined && aktuelle(lage) !== null,
  felder(lage) {
    const feld = produktVon(lage)?.feld;
    return feld ? [feld] : [];
  },
  zeitraum: mehrOderWeniger,
  fehler(lage, wunsch) {
    const gibtEs = produktVon(lage)?.stufen.includes(wunsch.selbstbeteiligung);
    const text = 'Wählen Sie eine der angebotenen Selbstbeteiligungen.';
    return gibtEs ? [] : [{ feld: 'selbstbeteiligung', text }];
  },
  wahlen: (lage) =>
    (produktVon(lage)?.stufen ?? []).map((wert) => ({
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

function produktVon({ produkt }: Aenderungslage) {
  return produkte[schluesselAusIdentifier(produkt)];
}

/** In cents; null where it is a share or there is none. */
function aktuelle({ risiken }: Aenderungslage): number | null {
  const sb = risiken.selbstBeteiligung;
  return sb?.unit === 'ABSOLUT' ? sb.wert : null;
}

function centVon(stufe: Stufe): number {
  return betragDer(stufe).wert;
}

function inWorten(stufe: Stufe): string {
  return betragInWorten(centVon(stufe));
}

function betragInWorten(cent: number): string {
  return cent === 0 ? 'keine' : formatBetrag(cent);
}
