import { familienstand as worte } from '#contract/begriffe/familie.ts';
import { vertragsMarkeVon } from '#contract/marken.ts';
import { produkte } from '#contract/produkte/produkte.ts';
import { beginntAm } from '#machines/antrag/anschluss.ts';
import type { Antragsumfeld } from '#machines/antrag/context.ts';
import type { PrivathaftpflichtAntworten } from '#machines/antrag/privathaftpflicht/answers.ts';
import { privathaftpflichtStrecke } from '#machines/antrag/privathaftpflicht/machine.ts';
import {
  diensthaftpflicht,
  mitGeburtsdatum,
  partnerIn,
} from '#machines/antrag/privathaftpflicht/regel.ts';
import type { Risiken } from '../../database/schema.ts';
import { privathaftpflichtLeistungen } from '../../documents/angaben/privathaftpflicht.ts';
import { phvTarif } from '../tarif/produkte/phv.ts';
import { nehmerAus } from './nehmer.ts';
import { antragsregel } from './antragsregel.ts';
import { selbstbeteiligung, type Produktvertrag } from './vertragsangaben.ts';

/** Private liability: from answers to a contract (`domain/antrag.md §6.3`). */
export const privathaftpflichtAntragsregel = antragsregel({
  antrag: 'privathaftpflicht',
  ...privathaftpflichtStrecke,
  tarif: phvTarif,
  nehmer: (antworten) => nehmerAus(mitGeburtsdatum(antworten)),
  vertrag,
  leistungen: privathaftpflichtLeistungen,
});

function vertrag(antworten: PrivathaftpflichtAntworten, { marke }: Antragsumfeld): Produktvertrag {
  const { einstieg, angebot: tarif } = antworten;
  if (!einstieg || !tarif) throw new Error('An answer is missing.');
  const { feld } = produkte.PRIVATHAFTPFLICHT.grenzen.varianten[vertragsMarkeVon(marke)];
  const hfkVariante = tarif.variante === 'BASIS' ? 'BASIS' : 'PLUS';
  const partner = partnerIn(antworten);
  return {
    variante: tarif.variante,
    risiken: {
      selbstBeteiligung: selbstbeteiligung(tarif.sb),
      phv: familienblock(einstieg.familienstand, feld === 'hfkVariante' ? hfkVariante : null),
      ...(partner && { mitversicherte: [partner] }),
      ...dienst(antworten, beginntAm(tarif)),
    },
  };
}

/** Whoever has a profession with one sees in her contract whether it is in, and since when. */
function dienst(antworten: PrivathaftpflichtAntworten, beginn: string) {
  const gewaehlt = diensthaftpflicht(antworten);
  if (!gewaehlt) return {};
  const einschlussZum = gewaehlt.eingeschlossen ? beginn : null;
  return { diensthaftpflicht: { ...gewaehlt, einschlussZum, ausschlussZum: null } };
}

type Familienblock = NonNullable<Risiken['phv']>;

/** Whom a contract covers, with all there is to choose from (`domain/antrag.md §6.3`). */
export function familienblock(
  familienstand: keyof typeof worte,
  hfkVariante: Familienblock['hfkVariante'] = null,
): Familienblock {
  return {
    familienstand: {
      current: { key: familienstand, label: worte[familienstand] },
      options: Object.entries(worte).map(([key, label]) => ({ key, label })),
    },
    hfkVariante,
  };
}
