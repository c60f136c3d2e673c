import type { FahrradAntworten } from '#machines/antrag/fahrrad/answers.ts';
import { erreichbareSchritte, fahrrad } from '#machines/antrag/fahrrad/machine.ts';
import { sonstigerHersteller } from '#machines/antrag/fahrrad/rad.ts';
import { fahrradRegel } from '#machines/antrag/fahrrad/regel.ts';
import type { Antragsumfeld } from '#machines/antrag/context.ts';
import { titelDerSchritte } from '#machines/titel.ts';
import { fahrradAngaben } from '../../documents/angaben/fahrrad.ts';
import { fahrradTarif } from '../tarif/produkte/fahrrad.ts';
import { nehmerAus } from './person.ts';
import { antragsregel } from './antragsregel.ts';
import { type Antragsvertrag, vertragsartVon } from './vertragsangaben.ts';

/** A bicycle: from answers to a contract (`domain/antrag.md §6.1`). */
export const fahrradAntragsregel = antragsregel({
  schluessel: 'FAHRRAD',
  regel: fahrradRegel,
  weg: erreichbareSchritte,
  titel: titelDerSchritte(fahrrad),
  tarif: fahrradTarif,
  nehmer: nehmerAus,
  vertrag,
  angaben: fahrradAngaben,
});

function vertrag(
  { fahrradDaten, risikoort, schutzumfang }: FahrradAntworten,
  { marke }: Antragsumfeld,
): Antragsvertrag {
  if (!fahrradDaten || !risikoort || !schutzumfang) throw new Error('An answer is missing.');
  const { fahrradTyp, hersteller, herstellerFreitext = hersteller } = fahrradDaten;
  const { reparaturschutz, schutzbrief } = schutzumfang;
  return {
    ...vertragsartVon('fahrrad', marke),
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
