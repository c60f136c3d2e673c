import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { Card } from '#widgets/card/Card.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { silben } from '../../shell/silben.ts';
import { rueckstandVon } from './rueckstand.ts';
import { Statuszeile } from './Statuszeile.tsx';
import { t } from './texte.ts';
import styles from './VertragsKarte.module.css';
import { Vertragszeile } from './Vertragszeile.tsx';
import { vormerkungenVon } from './vormerkungen.ts';

/** One contract in the list: name, state, premium, what is pending, what is overdue. */
export function VertragsKarte({
  vertrag,
  headingLevel = 2,
}: {
  vertrag: Vertragskachel;
  headingLevel?: 2 | 3;
}) {
  const vormerkungen = vormerkungenVon(vertrag);
  const offen = rueckstandVon(vertrag);
  return (
    <Card
      href={`/kunden/vertraege/${vertrag.versicherungsNummer}`}
      heading={silben(vertrag.versicherungsName)}
      headingLevel={headingLevel}
      badge={<Statuszeile vertrag={vertrag} />}
    >
      <Vertragszeile vertrag={vertrag} />
      {vormerkungen.length > 0 && (
        <ul className={styles.pending}>
          {vormerkungen.map((satz) => (
            <li key={satz}>{satz}</li>
          ))}
        </ul>
      )}
      {offen?.ueberfaellig && <InfoBox type="warning">{t('ueberfaellig')}</InfoBox>}
      {offen?.satz && <p>{offen.satz}</p>}
    </Card>
  );
}
