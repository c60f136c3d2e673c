import { vertragsMarkeVon } from '#contract/marken.ts';
import { produkte } from '#contract/produkte/produkte.ts';
import type { HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import { versicherterOrt } from '#machines/antrag/hausrat/regel.ts';
import { hausratStrecke } from '#machines/antrag/hausrat/machine.ts';
import type { Antragsumfeld } from '#machines/antrag/context.ts';
import { beginntAm } from '#machines/antrag/anschluss.ts';
import { hausratLeistungen } from '../../documents/angaben/hausrat.ts';
import { elementarschutzAb } from '../fristen/elementar.ts';
import { hausratTarif } from '../tarif/produkte/hausrat.ts';
import { zonenVon } from '../zonen.ts';
import { nehmerAus } from './nehmer.ts';
import { antragsregel } from './antragsregel.ts';
import { selbstbeteiligung, type Produktvertrag } from './vertragsangaben.ts';

/** Home contents: from answers to a contract (`domain/antrag.md §6.4`). */
export const hausratAntragsregel = antragsregel({
  antrag: 'hausrat',
  ...hausratStrecke,
  tarif: hausratTarif,
  nehmer: (antworten) => nehmerAus({ ...antworten, ...versicherterOrt(antworten) }),
  vertrag,
  leistungen: hausratLeistungen,
});

function vertrag(antworten: HausratAntworten, { marke }: Antragsumfeld): Produktvertrag {
  const { einstieg, angebot: tarif, vorversicherung } = antworten;
  const { risikoort } = versicherterOrt(antworten);
  if (!risikoort || !einstieg || !tarif) throw new Error('An answer is missing.');
  const { feld } = produkte.HAUSRAT.grenzen.varianten[vertragsMarkeVon(marke)];
  const mitElementar = tarif.deckungen.includes('ELEMENTAR');
  const elementarAb = mitElementar ? elementarschutzAb(beginntAm(tarif), vorversicherung) : null;
  const hfkVariante = feld === 'hfkVariante' ? hfkVarianteVon(tarif.variante) : null;
  return {
    variante: tarif.variante,
    risiken: {
      selbstBeteiligung: selbstbeteiligung(tarif.sb),
      elementar: mitElementar,
      ...(elementarAb !== null && { elementarAb }),
      risikoOrt: risikoort,
      hausrat: {
        plz: risikoort.plz,
        wohnflaeche: einstieg.wohnflaeche,
        hausratDeckungen: ['GRUNDDECKUNG', ...tarif.deckungen],
        elementarEinschliessbar: zonenVon(risikoort.plz, risikoort.strasse).elementarEinschliessbar,
        hfkVariante,
      },
    },
  };
}

function hfkVarianteVon(variante: string): 'BASIS' | 'PLUS' {
  return variante === 'BASIS' ? 'BASIS' : 'PLUS';
}
