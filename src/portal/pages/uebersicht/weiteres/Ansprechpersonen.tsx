import { istAktiv, type Vertragskachel } from '#contract/entities/vertrag.ts';
import { VisuallyHidden } from '#widgets/theme/VisuallyHidden.tsx';
import { Abschnitt } from '../../../shell/Abschnitt.tsx';
import { initialen } from './initialen.ts';
import { t } from './texte.ts';
import styles from './Weiteres.module.css';

/** Who looks after her contracts, each once, with the phone first. */
export function Ansprechpersonen({ vertraege }: { vertraege: readonly Vertragskachel[] }) {
  const alle = vertraege.filter(istAktiv).flatMap(({ vermittler }) => vermittler ?? []);
  const jede = [...new Map(alle.map((eine) => [eine.vermittlerNummer, eine])).values()];
  if (jede.length === 0) return null;
  return (
    <Abschnitt titel={t(jede.length === 1 ? 'ansprechperson' : 'ansprechpersonen')}>
      {jede.map(({ vermittlerNummer, name, telefon, email }) => (
        <div key={vermittlerNummer} className={styles.person}>
          <span className={styles.initials} aria-hidden="true">
            {initialen(name)}
          </span>
          <p>
            <strong>{name}</strong>
          </p>
          <p className={styles.ways}>
            {telefon !== null && (
              <a href={`tel:${telefon.replaceAll(/[^\d+]/g, '')}`}>
                <VisuallyHidden>{t('anrufen', { name })}</VisuallyHidden>
                {telefon}
              </a>
            )}
            <a href={`mailto:${email}`}>{t('schreiben')}</a>
          </p>
        </div>
      ))}
    </Abschnitt>
  );
}
