import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useSession } from '../../../../ports.ts';
import { t } from '../texte.ts';

/** Who signed out learns that the other devices are still signed in. */
export function NurHier() {
  const zustand = useSession();
  if (zustand.status !== 'abgemeldet' || !zustand.nurHier) return null;
  return <InfoBox type="warning">{t('NUR_HIER')}</InfoBox>;
}
