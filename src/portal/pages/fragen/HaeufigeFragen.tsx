import { useBrand } from '#widgets/theme/brandContext.ts';
import { Fragenseite } from './Fragenseite.tsx';
import { t } from './texte.ts';
import { themen } from './kunden/themen.ts';

/** Questions of customers, each topic for what their brand sells. */
export default function HaeufigeFragen() {
  const brand = useBrand();
  return (
    <Fragenseite
      titel={t('titel')}
      einleitung={t('einleitung')}
      gruppen={themen.map((thema) => thema(brand))}
      beispiel={t('beispiel')}
    />
  );
}
