import type { ProduktSchluessel } from '../produkte.ts';
import { betriebshaftpflichtLeistungen } from './betriebshaftpflicht.ts';
import { fahrradLeistungen } from './fahrrad.ts';
import { hausratLeistungen } from './hausrat.ts';
import type { Leistungsbuch } from './leistung.ts';
import { privathaftpflichtLeistungen } from './privathaftpflicht.ts';
import { reiseLeistungen } from './reise.ts';
import { sachinhaltLeistungen } from './sachinhalt.ts';
import { tierhalterhaftpflichtLeistungen } from './tierhalterhaftpflicht.ts';
import { vermoegensschadenhaftpflichtLeistungen } from './vermoegensschadenhaftpflicht.ts';

/** The cover of every product, for its contracts of every generation; a product that is a name only has none. */
export const leistungsbuecher: Readonly<Record<ProduktSchluessel, Leistungsbuch | null>> = {
  PRIVATHAFTPFLICHT: privathaftpflichtLeistungen,
  HAUSRAT: hausratLeistungen,
  FAHRRAD: fahrradLeistungen,
  TIERHALTER: tierhalterhaftpflichtLeistungen,
  REISE: reiseLeistungen,
  BHV: betriebshaftpflichtLeistungen,
  SI: sachinhaltLeistungen,
  VH: vermoegensschadenhaftpflichtLeistungen,
  KFZ: null,
};
