import { aushang } from '#contract/produkte/aushaenge/seiten/tierhalterhaftpflicht.ts';
import { tierhalterhaftpflichtLeistungen } from '#contract/produkte/leistungen/tierhalterhaftpflicht.ts';
import { tierhalterhaftpflichtschein } from '../../documents/angaben/tierhalterhaftpflicht.ts';
import { tierhalterhaftpflichtAntragsregel } from '../antrag/tierhalterhaftpflicht.ts';
import { thvTarif } from '../tarif/produkte/thv.ts';
import type { Antragssparte } from './sparte.ts';
import { deckungAus } from './stand.ts';

export const tierhalterhaftpflicht = {
  leistungen: tierhalterhaftpflichtLeistungen,
  seite: () => aushang,
  schein: tierhalterhaftpflichtschein,
  tarif: thvTarif,
  anfrage(stand) {
    const { hunde = [] } = stand.risiken;
    return {
      ...deckungAus(stand),
      hunde: hunde.map(({ name, rasse, mischling, mischlingsRasse }) => ({
        name,
        rasse,
        mischling,
        mischlingsRasse,
      })),
    };
  },
  antraege: [tierhalterhaftpflichtAntragsregel],
  pflichthinweis:
    'In Hamburg und vielen anderen Ländern ist die Versicherung für Hunde Pflicht. Bitte denken Sie rechtzeitig an eine neue.',
} satisfies Antragssparte;
