import type { ReactNode } from 'react';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { t } from '../texte.ts';

interface Props {
  versicherungsNummer: string;
  children: ReactNode;
}

/** Why it cannot be revoked, and the way to cancel it. */
export function KeinWiderruf({ versicherungsNummer, children }: Props) {
  const alle = '/kunden/kuendigen-widerrufen';
  const kuendigen = versicherungsNummer ? `${alle}/${versicherungsNummer}/kuendigung` : alle;
  return (
    <InfoBox type="neutral" action={<ButtonLink href={kuendigen}>{t('kuendigen')}</ButtonLink>}>
      {children}
    </InfoBox>
  );
}
