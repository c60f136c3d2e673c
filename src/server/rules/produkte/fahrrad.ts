import { aushang } from '#contract/produkte/aushaenge/seiten/fahrrad.ts';
import { fahrradLeistungen } from '#contract/produkte/leistungen/fahrrad.ts';
import { fahrradschein } from '../../documents/angaben/fahrrad.ts';
import { fahrradRisiken } from '../aenderung/arten/deckung/fahrrad.ts';
import { fahrradAntragsregel } from '../antrag/fahrrad.ts';
import { aufgerundet, fahrradTarif } from '../tarif/produkte/fahrrad.ts';
import type { Antragssparte } from './sparte.ts';
import { ortAus } from './stand.ts';

export const fahrrad = {
  leistungen: fahrradLeistungen,
  seite: () => aushang,
  schein: fahrradschein,
  tarif: fahrradTarif,
  anfrage(stand) {
    const { typ, versicherteRisiken } = stand.risiken.fahrrad ?? {};
    const ohneVerschleiss = versicherteRisiken?.reparaturOhneVerschleiss
      ? 'OHNE_VERSCHLEISS'
      : 'KEINER';
    return {
      ...ortAus(stand),
      kaufpreis: stand.versicherungsSumme ?? 0,
      fahrradTyp: typ,
      reparaturschutz: versicherteRisiken?.reparatur ? 'MIT_VERSCHLEISS' : ohneVerschleiss,
      schutzbrief: versicherteRisiken?.schutzbrief,
    };
  },
  antraege: [fahrradAntragsregel],
  summe: {
    feld: 'kaufpreis',
    versichert: aufgerundet,
    nachweis: 'Laden Sie die Rechnung hoch, aus der der neue Kaufpreis hervorgeht.',
  },
  deckungen: fahrradRisiken,
} satisfies Antragssparte;
