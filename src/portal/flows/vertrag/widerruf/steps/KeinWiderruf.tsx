import type { ReactNode } from 'react';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { t } from '../texte.ts';

interface Props {
  versicherungsNummer: string;
  /** It can be cancelled instead; otherwise somebody of us helps on. */
  kuendbar: boolean;
  children: ReactNode;
}

/** Why it cannot be revoked, and the way to cancel it where there is one. */
export function KeinWiderruf({ versicherungsNummer, kuendbar, children }: Props) {
  const alle = '/kunden/kuendigen-widerrufen';
  const kuendigen = versicherungsNummer ? `${alle}/${versicherungsNummer}/kuendigung` : alle;
  return (
    <InfoBox
      type="neutral"
      action={
        kuendbar ? (
          <ButtonLink href={kuendigen}>{t('kuendigen')}</ButtonLink>
        ) : (
          <ButtonLink variant="secondary" href="/kunden/kontakt/">
            {t('kontakt')}
          </ButtonLink>
        )
      }
    >
      {children}
    </InfoBox>
  );
}
