import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { useImAuftrag, useVertragswege } from '../../flows/vertrag/wege.ts';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { Abschnitte } from '../prosa/Abschnitte.tsx';
import { brief } from '../rechtliches/brief.ts';
import { markenwerte } from '../rechtliches/markenwerte.ts';
import { kuendigung } from './kuendigungTexte.ts';
import { t } from './texte.ts';

/** Where cancelling here is switched off: how it is done by mail. */
export function OhneOnline() {
  const brand = useBrand();
  const { liste } = useVertragswege();
  const imAuftrag = useImAuftrag();
  const { titel, einleitung, abschnitte } = kuendigung(markenwerte(brand));
  const { email, phone, dialled, hours } = brand.contact;
  return (
    <Page
      title={titel}
      lead={einleitung}
      back={{ label: t(imAuftrag ? 'zumBestand' : 'zuVertraegen'), href: liste }}
    >
      <InfoBox type="neutral" headline={t('ohneOnline')}>
        <p>{t('ohneOnlineText')}</p>
      </InfoBox>
      <Aktionen>
        <ButtonLink href={brief(email, { subject: t('betreff'), body: t('nachricht') })}>
          {t('email')}
        </ButtonLink>
        <ButtonLink variant="secondary" href="/vertrag-widerrufen/">
          {t('vertragWiderrufen')}
        </ButtonLink>
      </Aktionen>
      <Abschnitte abschnitte={abschnitte} />
      <p>
        {t('fragen')} <a href={`tel:${dialled}`}>{phone}</a>, {hours}
      </p>
    </Page>
  );
}
