import type { FahrradAntworten } from '#machines/antrag/fahrrad/answers.ts';
import { fahrradStrecke } from '#machines/antrag/fahrrad/machine.ts';
import { sonstigerHersteller } from '#machines/antrag/fahrrad/rad.ts';
import { fahrradLeistungen } from '../../documents/angaben/fahrrad.ts';
import { fahrradTarif } from '../tarif/produkte/fahrrad.ts';
import { nehmerAus } from './nehmer.ts';
import { antragsregel } from './antragsregel.ts';
import { type Produktvertrag } from './vertragsangaben.ts';

/** A bicycle: from answers to a contract (`domain/antrag.md §6.1`). */
export const fahrradAntragsregel = antragsregel({
  antrag: 'fahrrad',
  ...fahrradStrecke,
  tarif: fahrradTarif,
  nehmer: nehmerAus,
  vertrag,
  leistungen: fahrradLeistungen,
});

function vertrag({ fahrradDaten, risikoort, schutzumfang }: FahrradAntworten): Produktvertrag {
  if (!fahrradDaten || !risikoort || !schutzumfang) throw new Error('An answer is missing.');
  const { fahrradTyp, hersteller, herstellerFreitext = hersteller } = fahrradDaten;
  const { reparaturschutz, schutzbrief } = schutzumfang;
  return {
    variante: null,
    ...(fahrradDaten.rahmennummerSpaeter && { aufgabe: 'RahmennummerNachreichen' }),
    risiken: {
      risikoOrt: risikoort,
      fahrrad: {
        hersteller: hersteller === sonstigerHersteller ? herstellerFreitext : hersteller,
        rahmennummer: fahrradDaten.rahmennummer ?? null,
        typ: fahrradTyp,
        versicherteRisiken: {
          diebstahl: true,
          reparatur: reparaturschutz === 'MIT_VERSCHLEISS',
          reparaturOhneVerschleiss: reparaturschutz === 'OHNE_VERSCHLEISS',
          schutzbrief,
        },
      },
    },
  };
}
