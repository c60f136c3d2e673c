import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { useFeatures } from '../../useFeatures.ts';
import { t } from '../../flows/vertrag/umzug/texte.ts';
import { UmzugsView } from '../../flows/vertrag/umzug/View.tsx';
import type { Nutzer } from '../../session/identitaet.ts';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';
import { brief } from '../rechtliches/brief.ts';

/** Move of the signed-in customer; its step is part of the address (flag `umzugsservice`). */
export default function Umzugsservice({ nutzer: { partnernummer, sub } }: { nutzer: Nutzer }) {
  const feature = useFeatures();
  if (partnernummer === undefined) return <NichtGefunden />;
  if (!feature('umzugsservice')) return <Abgeschaltet />;
  return <UmzugsView partnerNummer={partnernummer} sub={sub} />;
}

/** Where it is switched off: by mail. */
function Abgeschaltet() {
  const { email } = useBrand().contact;
  return (
    <Page title={t('abgeschaltetTitel')}>
      <InfoBox
        type="neutral"
        headline={t('abgeschaltet')}
        action={
          <ButtonLink href={brief(email, { subject: t('umzugBetreff'), body: t('umzugText') })}>
            {t('schreiben')}
          </ButtonLink>
        }
      >
        {t('abgeschaltetText')}
      </InfoBox>
    </Page>
  );
}
