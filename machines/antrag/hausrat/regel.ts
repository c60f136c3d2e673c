import type * as z from 'zod/mini';
import type { hausratTarifieren } from '#contract/endpoints/tarifieren/hausrat.ts';
import { summenfehler, vorgeschlageneSumme } from '#contract/fields/summenvorschlag.ts';
import { vertragsMarkeVon } from '#contract/marken.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import type { Antragsumfeld } from '../context.ts';
import { nehmerAus } from '../nehmer.ts';
import { produktregel } from '../produktregel.ts';
import type { Produktregel, Widerspruch } from '../regel.ts';
import { formen, type HausratAntworten, tarifFehlt } from './answers.ts';

type Anfrage = z.input<(typeof hausratTarifieren)['body']>;

/** What makes an application one for home contents (`domain/antrag.md §6.4`). */
export const hausratRegel: Produktregel<HausratAntworten, Anfrage> = produktregel<
  HausratAntworten,
  Anfrage
>({
  produkt: 'hausrat',
  formen,
  nehmer: nehmerAus,
  risiko: ({ risikoort, wohnung, versicherungssumme, bausteine, tarif }, umfeld) => {
    if (!risikoort || !wohnung || !versicherungssumme || !bausteine) return null;
    const { deckungen, fahrradProzent, elementarVorschaden = false } = bausteine;
    return {
      risikoOrt: { plz: risikoort.plz, strasse: risikoort.strasse },
      ...wohnung,
      ...versicherungssumme,
      hausratDeckungen: ['GRUNDDECKUNG', ...deckungen],
      ...(fahrradProzent === undefined ? {} : { fahrradProzent }),
      elementarVorschaden,
      [variantenDer(umfeld).feld]: tarif.variante,
      sb: tarif.sb,
    };
  },
  wahl: (umfeld) => ({ variante: variantenDer(umfeld).vorgabe, sb: 'SB_KEINE' }),
  widersprueche(schritt, { antworten, umfeld }) {
    if (schritt === 'versicherungssumme') return nebenDemSchritt(antworten);
    if (schritt === 'tarif') return nichtVerkauft(antworten, umfeld);
    const { bausteine } = antworten;
    return schritt === 'bausteine' &&
      bausteine?.deckungen.includes('ELEMENTAR') &&
      bausteine.elementarVorschaden === true
      ? [{ feld: 'elementarVorschaden', text: elementarNachSchaden }]
      : [];
  },
});

/** The variants she can choose from. */
function variantenDer({ marke }: Antragsumfeld) {
  return hausrat.grenzen.varianten[vertragsMarkeVon(marke)];
}

/** The shape knows the variants of all brands. */
function nichtVerkauft(
  { tarif }: HausratAntworten,
  umfeld: Antragsumfeld | null,
): readonly Widerspruch[] {
  if (!tarif || !umfeld) return [];
  const stufen: readonly string[] = variantenDer(umfeld).stufen;
  return stufen.includes(tarif.variante) ? [] : [{ feld: 'variante', text: tarifFehlt }];
}

/** The sum goes by steps; beside them is only what we suggest for this home. */
function nebenDemSchritt({
  wohnung,
  versicherungssumme,
}: HausratAntworten): readonly Widerspruch[] {
  if (!wohnung || !versicherungssumme) return [];
  const vorschlag = vorgeschlageneSumme(wohnung.wohnflaeche);
  const text = summenfehler(versicherungssumme.versicherungssumme, vorschlag);
  return text === null ? [] : [{ feld: 'versicherungssumme', text }];
}

/** Why the elements are not insured where they did damage before. */
export const elementarNachSchaden =
  'Nach einem Elementarschaden können wir diesen Baustein leider nicht anbieten. Wählen Sie ihn ab, dann geht es weiter.';
