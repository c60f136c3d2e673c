import { vhTarif } from '../tarif/produkte/vh.ts';
import type { Sparte } from './sparte.ts';
import { betriebAus } from './stand.ts';

export const vermoegensschadenhaftpflicht = {
  tarif: vhTarif,
  anfrage(stand) {
    const { buerohaftpflicht, phvAnzahl } = stand.risiken;
    return { ...betriebAus(stand), buerohaftpflicht, phvAnzahl };
  },
} satisfies Sparte;
