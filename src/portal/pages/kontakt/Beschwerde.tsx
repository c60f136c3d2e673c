import type { ReactNode } from 'react';
import { beschwerdestellenVon } from '#brands/beschwerdestellen.ts';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Stelle } from './Stelle.tsx';
import { t } from './texte.ts';

/** Where to complain: to us first, by the way a customer has, then to the two bodies the law names. */
export function Beschwerde({ children }: { children?: ReactNode }) {
  const { ombudsman, supervision } = beschwerdestellenVon(useBrand().key);
  return (
    <Abschnitt titel={t('beschwerde')}>
      <p>{t('beschwerdeText')}</p>
      {children}
      <p>{t('ombudsmann')}</p>
      <FactList
        facts={[
          { label: t('ombudsmannArt'), value: <Stelle stelle={ombudsman} /> },
          { label: t('aufsicht'), value: <Stelle stelle={supervision} /> },
        ]}
      />
    </Abschnitt>
  );
}
