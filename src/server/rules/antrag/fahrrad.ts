import type { FahrradAntworten } from '#machines/antrag/fahrrad/answers.ts';
import { fahrradStrecke } from '#machines/antrag/fahrrad/machine.ts';
import { sonstigerHersteller } from '#machines/antrag/fahrrad/rad.ts';
import { standort } from '#machines/antrag/fahrrad/regel.ts';
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
  nehmer: (antworten) => nehmerAus({ ...antworten, ...standort(antworten) }),
  vertrag,
  leistungen: fahrradLeistungen,
});

function vertrag(antworten: FahrradAntworten): Produktvertrag {
  const { einstieg, rad, angebot } = antworten;
  const { risikoort } = standort(antworten);
  if (!einstieg || !rad || !risikoort || !angebot) throw new Error('An answer is missing.');
  const { hersteller, herstellerFreitext = hersteller } = rad;
  const { reparaturschutz, schutzbrief } = angebot;
  return {
    variante: null,
    ...(rad.rahmennummerSpaeter && { aufgabe: 'RahmennummerNachreichen' }),
    risiken: {
      risikoOrt: risikoort,
      fahrrad: {
        hersteller: hersteller === sonstigerHersteller ? herstellerFreitext : hersteller,
        rahmennummer: rad.rahmennummer ?? null,
        typ: einstieg.fahrradTyp,
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
