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
  return useImAuftrag() ? <KundeKuendigt /> : <SieKuendigt />;
}

function SieKuendigt() {
  const brand = useBrand();
  const { titel, einleitung, abschnitte } = kuendigung(markenwerte(brand));
  return (
    <Page
      title={titel}
      lead={einleitung}
      back={{ label: t('zuVertraegen'), href: useVertragswege().liste }}
    >
      <InfoBox type="neutral" headline={t('ohneOnline')}>
        <p>{t('ohneOnlineText')}</p>
      </InfoBox>
      <Aktionen>
        <ButtonLink
          href={brief(brand.contact.email, { subject: t('betreff'), body: t('nachricht') })}
        >
          {t('email')}
        </ButtonLink>
        <ButtonLink variant="secondary" href="/vertrag-widerrufen/">
          {t('vertragWiderrufen')}
        </ButtonLink>
      </Aktionen>
      <Abschnitte abschnitte={abschnitte} />
      <Fragen />
    </Page>
  );
}

/** The letter is the customer's own; her broker reads where it goes. */
function KundeKuendigt() {
  const { contact, insurer } = useBrand();
  const { street, postcode, city } = insurer.address;
  return (
    <Page
      title={t('kuendigen')}
      lead={t('kundeKuendigt')}
      back={{ label: t('zumBestand'), href: useVertragswege().liste }}
    >
      <InfoBox type="neutral" headline={t('ohneOnline')}>
        <p>
          {t('kundeKuendigtAn', {
            email: contact.email,
            versicherer: insurer.name,
            anschrift: `${street}, ${postcode} ${city}`,
          })}
        </p>
      </InfoBox>
      <Fragen />
    </Page>
  );
}

function Fragen() {
  const { phone, dialled, hours } = useBrand().contact;
  return (
    <p>
      {t('fragen')} <a href={`tel:${dialled}`}>{phone}</a>, {hours}
    </p>
  );
}
