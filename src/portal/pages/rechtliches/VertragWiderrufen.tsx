import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { Abschnitte } from '../prosa/Abschnitte.tsx';
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
        <ButtonLink href={mailto(brand.contact.email)}>{t('email')}</ButtonLink>
        <ButtonLink variant="secondary" href="/kunden/kuendigen-widerrufen">
          {t('kuendigen')}
        </ButtonLink>
      </Aktionen>
      <Abschnitte abschnitte={abschnitte} />
    </Page>
  );
}

/** A letter with everything it needs; the customer fills in what only they know. */
function mailto(email: string): string {
  const teile = { subject: t('betreff'), body: t('nachricht') };
  const query = Object.entries(teile).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${email}?${query.join('&')}`;
}
