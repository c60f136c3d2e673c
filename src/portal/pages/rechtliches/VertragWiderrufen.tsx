import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { Abschnitte } from '../prosa/Abschnitte.tsx';
import { brief } from './brief.ts';
import { markenwerte } from './markenwerte.ts';
import { t } from './widerrufAktionen.ts';
import { widerruf } from './widerrufText.ts';

/** The right to withdraw and the ways that are valid today; the form of two clicks follows (BGB § 356a). */
export default function VertragWiderrufen() {
  const brand = useBrand();
  const { titel, einleitung, abschnitte } = widerruf(markenwerte(brand));
  return (
    <Page title={titel} lead={einleitung}>
      <InfoBox type="neutral" headline={t('vorbereitung')}>
        <p>{t('vorbereitungText')}</p>
      </InfoBox>
      <Aktionen>
        <ButtonLink
          href={brief(brand.contact.email, { subject: t('betreff'), body: t('nachricht') })}
        >
          {t('email')}
        </ButtonLink>
        <ButtonLink variant="secondary" href="/haeufige-fragen/#kuendigung-wie">
          {t('kuendigen')}
        </ButtonLink>
      </Aktionen>
      <Abschnitte abschnitte={abschnitte} />
    </Page>
  );
}
