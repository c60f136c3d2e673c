import { useParams } from 'react-router-dom';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { vermittlerberatungen } from '../../produktadressen.ts';
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
      schaeden={
        <>
          <Schaeden partnerNummer={partnerNummer} />
          <Beratung partnerNummer={partnerNummer} />
        </>
      }
      back={{ label: t('zumBestand'), href: '/vermittler/kundenbestand' }}
    />
  );
}

/** The ways to an advice of this customer, one for each product there is one about. */
function Beratung({ partnerNummer }: { partnerNummer: string }) {
  return (
    <Abschnitt titel={t('beratung')} nurHandlungen>
      <Aktionen>
        {vermittlerberatungen.map(({ produkt: { name: produkt }, pfad }) => (
          <ButtonLink
            key={pfad}
            variant="secondary"
            href={`${pfad.replace('/*', '')}?kunde=${partnerNummer}`}
          >
            {t('beraten', { produkt })}
          </ButtonLink>
        ))}
      </Aktionen>
    </Abschnitt>
  );
}
