import { aushang } from '#contract/produkte/aushaenge/seiten/vermoegensschadenhaftpflicht.ts';
import { vermoegensschadenhaftpflichtLeistungen } from '#contract/produkte/leistungen/vermoegensschadenhaftpflicht.ts';
import { vermoegensschadenschein } from '../../documents/angaben/vermoegensschadenhaftpflicht.ts';
import { vermoegensschadenAntragsregel } from '../antrag/vermoegensschadenhaftpflicht.ts';
import { doppelversicherung } from '../tarif/hinweise.ts';
import { vhGewerbe, vhTarif } from '../tarif/produkte/vh.ts';
import type { Antragssparte } from './sparte.ts';
import { betriebAus } from './stand.ts';

export const vermoegensschadenhaftpflicht = {
  leistungen: vermoegensschadenhaftpflichtLeistungen,
  seite: () => aushang,
  schein: vermoegensschadenschein,
  tarif: vhTarif,
  gewerbe: vhGewerbe,
  anfrage(stand) {
    const { buerohaftpflicht, phvAnzahl } = stand.risiken;
    return { ...betriebAus(stand), buerohaftpflicht, phvAnzahl };
  },
  antraege: [vermoegensschadenAntragsregel],
  mitHaftpflichten: true,
  nebenEigenem: (anfrage) =>
    Reflect.get(Object(anfrage), 'buerohaftpflicht') === true
      ? { schluessel: 'BHV', hinweis: doppelversicherung }
      : null,
  pflichthinweis:
    'Für manche Berufe ist diese Versicherung Pflicht. Bitte denken Sie rechtzeitig an eine neue.',
} satisfies Antragssparte;
