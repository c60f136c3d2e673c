import { vermoegensschadenhaftpflichtLeistungen } from '#contract/produkte/leistungen/vermoegensschadenhaftpflicht.ts';
import { vermoegensschadenschein } from '../../documents/angaben/vermoegensschadenhaftpflicht.ts';
import { vhGewerbe, vhTarif } from '../tarif/produkte/vh.ts';
import type { Sparte } from './sparte.ts';
import { betriebAus } from './stand.ts';

export const vermoegensschadenhaftpflicht = {
  leistungen: vermoegensschadenhaftpflichtLeistungen,
  schein: vermoegensschadenschein,
  tarif: vhTarif,
  gewerbe: vhGewerbe,
  anfrage(stand) {
    const { buerohaftpflicht, phvAnzahl } = stand.risiken;
    return { ...betriebAus(stand), buerohaftpflicht, phvAnzahl };
  },
  mitHaftpflichten: true,
  pflichthinweis:
    'Für manche Berufe ist diese Versicherung Pflicht. Bitte denken Sie rechtzeitig an eine neue.',
} satisfies Sparte;
