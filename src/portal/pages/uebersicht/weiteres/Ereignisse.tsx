import IconBabyCarriage from '@tabler/icons-react/dist/esm/icons/IconBabyCarriage.mjs';
import IconBike from '@tabler/icons-react/dist/esm/icons/IconBike.mjs';
import IconDog from '@tabler/icons-react/dist/esm/icons/IconDog.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import IconUmbrella from '@tabler/icons-react/dist/esm/icons/IconUmbrella.mjs';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { Drawing } from '#widgets/icon/Drawing.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Abschnitt } from '../../../shell/Abschnitt.tsx';
import { useFeatures } from '../../../useFeatures.ts';
import { ereignisseVon, type Geschehnis } from './ereignisse.ts';
import { t } from './texte.ts';
import styles from './Weiteres.module.css';

/** What happens in life, each leading to what is to be done then. */
export function Ereignisse({ vertraege }: { vertraege: readonly Vertragskachel[] }) {
  const { key: marke } = useBrand();
  const ereignisse = ereignisseVon({ vertraege, marke, istAn: useFeatures() });
  if (ereignisse.length === 0) return null;
  return (
    <Abschnitt titel={t('ereignisse')} nurHandlungen>
      <ul className={styles.events}>
        {ereignisse.map(({ was, href }) => (
          <li key={was}>
            <a className={styles.event} href={href}>
              <Drawing of={bilder[was]} />
              {t(was)}
            </a>
          </li>
        ))}
      </ul>
    </Abschnitt>
  );
}

const bilder = {
  SCHADEN: IconUmbrella,
  UMZUG: IconTruck,
  RAD: IconBike,
  HEIRAT: IconHeart,
  NACHWUCHS: IconBabyCarriage,
  HUND: IconDog,
} as const satisfies Record<Geschehnis, unknown>;
