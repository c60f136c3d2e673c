import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { EventIcon, type EventIconName } from '#widgets/icon/EventIcon.tsx';
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
              <EventIcon name={bilder[was]} />
              {t(was)}
            </a>
          </li>
        ))}
      </ul>
    </Abschnitt>
  );
}

const bilder = {
  SCHADEN: 'claim',
  UMZUG: 'move',
  RAD: 'bicycle',
  HEIRAT: 'wedding',
  NACHWUCHS: 'baby',
  HUND: 'dog',
} as const satisfies Record<Geschehnis, EventIconName>;
