import type { Produkt } from '#contract/entities/produkt.ts';
import { type ProduktSchluessel, schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { betriebshaftpflichtLeistungen } from '#contract/produkte/leistungen/betriebshaftpflicht.ts';
import { fahrradLeistungen } from '#contract/produkte/leistungen/fahrrad.ts';
import { hausratLeistungen } from '#contract/produkte/leistungen/hausrat.ts';
import { privathaftpflicht } from './privathaftpflicht.ts';
import { type Produkttext, textAus } from './produkttext.ts';
import { reise } from './reise.ts';
import { sachinhalt } from './sachinhalt.ts';
import { tierhalterhaftpflicht } from './tierhalterhaftpflicht.ts';
import { vermoegensschadenhaftpflicht } from './vermoegensschadenhaftpflicht.ts';

const texte: Readonly<Record<ProduktSchluessel, Produkttext | null>> = {
  PRIVATHAFTPFLICHT: privathaftpflicht,
  HAUSRAT: textAus(hausratLeistungen),
  FAHRRAD: textAus(fahrradLeistungen),
  TIERHALTER: tierhalterhaftpflicht,
  REISE: reise,
  BHV: textAus(betriebshaftpflichtLeistungen),
  SI: sachinhalt,
  VH: vermoegensschadenhaftpflicht,
  KFZ: null,
};

/** The text of contracts of that product, of every generation; a product that is a name only has none. */
export function produkttext(produkt: Produkt): Produkttext {
  const text = texte[schluesselAusIdentifier(produkt)];
  if (!text) throw new Error('A product without a text');
  return text;
}
