import type { AntragProdukt } from '#contract/endpoints/antrag/aufrufe.ts';
import type { Produkt } from '#contract/entities/produkt.ts';
import { abschliessbareListe, type Antragsart } from '#contract/produkte/produkte.ts';
import { sparten } from '../produkte/sparten.ts';
import type { Antragsregel } from './antragsregel.ts';

const regeln: readonly Antragsregel[] = abschliessbareListe.flatMap(
  (schluessel): readonly Antragsregel[] => sparten[schluessel].antraege,
);

/** Applications by what they are kept under. */
export const antragsarten = Object.fromEntries(
  regeln.map((regel) => [regel.art, regel]),
) as Readonly<Record<Antragsart, Antragsregel>>;

/** What a body with such calls means: the one application they have, or the one it names. */
export function gemeinteArt(aufruf: AntragProdukt, gemeint?: Produkt): Antragsregel {
  const regel = regeln.find(
    (eine) => eine.aufruf === aufruf && (gemeint === undefined || eine.ziel.produkt === gemeint),
  );
  if (!regel) throw new Error('An application without a rule');
  return regel;
}

/** Whether an application is made with these calls. */
export function gehoertZu(aufruf: AntragProdukt, art: Antragsart): boolean {
  return antragsarten[art].aufruf === aufruf;
}
