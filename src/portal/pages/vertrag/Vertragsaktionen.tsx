import { istAktiv, type Vertrag } from '#contract/entities/vertrag.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { t } from './texte.ts';

/** What the customer can do with a contract; a refused act says why. */
export function Vertragsaktionen({ vertrag }: { vertrag: Vertrag }) {
  const { hinderung } = vertrag.aenderungen.zahlweise;
  // An ended contract offers nothing; that needs no reason.
  if (!istAktiv(vertrag)) return null;
  return (
    <Abschnitt titel={t('aktionen')}>
      {hinderung ? (
        <InfoBox type="neutral" headline={t('zahlweiseNichtMoeglich')}>
          {hinderung.text}
        </InfoBox>
      ) : (
        <Aktionen>
          <ButtonLink href={`/kunden/zahlungsweise/${vertrag.versicherungsNummer}`}>
            {t('zahlweiseAendern')}
          </ButtonLink>
        </Aktionen>
      )}
    </Abschnitt>
  );
}
