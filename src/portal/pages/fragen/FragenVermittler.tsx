import { useBrand } from '#widgets/theme/brandContext.ts';
import { Fragenseite } from './Fragenseite.tsx';
import { t } from './texte.ts';
import { themen } from './vermittler/themen.ts';

/** Questions of brokers. */
export default function FragenVermittler() {
  const brand = useBrand();
  return (
    <Fragenseite
      titel={t('titelVermittler')}
      einleitung={t('einleitungVermittler')}
      gruppen={themen.map((thema) => thema(brand))}
      beispiel={t('beispielVermittler')}
    />
  );
}
