import { useParams } from 'react-router-dom';
import { Kundenansicht } from './Kundenansicht.tsx';
import { Schaeden } from './Schaeden.tsx';
import { t } from './texte.ts';

/** A customer of the own book. */
export default function Kunde() {
  const { partnerNummer = '' } = useParams();
  return (
    <Kundenansicht
      partnerNummer={partnerNummer}
      vertragspfad="/vermittler/vertraege/details/"
      schaeden={<Schaeden partnerNummer={partnerNummer} />}
      back={{ label: t('zumBestand'), href: '/vermittler/kundenbestand' }}
    />
  );
}
