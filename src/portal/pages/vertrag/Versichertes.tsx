import { istAktiv, type Vertrag } from '#contract/entities/vertrag.ts';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { Icon } from '#widgets/icon/Icon.tsx';
import { useImAuftrag } from '../../flows/vertrag/wege.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { t } from './seitentexte.ts';
import styles from './Versichertes.module.css';

/** What the contract insures in a few sentences, and what the customer bears or waits for. */
export function Versichertes({ vertrag }: { vertrag: Vertrag }) {
  const imAuftrag = useImAuftrag();
  const { aussagen, grenzen } = vertrag.versichert;
  if (aussagen.length === 0) return null;
  return (
    <Abschnitt titel={t(istAktiv(vertrag) ? 'versichertIst' : 'versichertWar')}>
      {imAuftrag && <p>{t('wieDerKunde')}</p>}
      <ul className={styles.list}>
        {aussagen.map(({ titel, text }) => (
          <li key={titel}>
            <Icon name="check" size={22} />
            <p>
              <b>{titel}</b>
              <small>{text}</small>
            </p>
          </li>
        ))}
      </ul>
      {grenzen.length > 0 && (
        <FactList facts={grenzen.map(({ titel, text }) => ({ label: titel, value: text }))} />
      )}
    </Abschnitt>
  );
}
