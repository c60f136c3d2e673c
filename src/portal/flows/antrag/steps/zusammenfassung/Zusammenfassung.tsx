import { useSelector } from '@xstate/react';
import * as select from '#machines/antrag/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Beitragsbox } from '../Beitragsbox.tsx';
import { betragMitZahlweise } from '../beitragstexte.ts';
import { Schrittseite } from '../Schrittseite.tsx';
import type { StepProps } from '../step.ts';
import { Tarifhinweise } from '../tarif/Tarifhinweise.tsx';
import { Abschliessen } from './Abschliessen.tsx';
import { Angaben } from './Angaben.tsx';
import { t } from './texte.ts';
import { Vertragsinhalt } from './Vertragsinhalt.tsx';
import styles from './Zusammenfassung.module.css';

/** Everything once more; the binding act at the end, right below what it binds to (BGB § 312j). */
export default function Zusammenfassung(props: StepProps) {
  const { actor } = props;
  const bisher = useSelector(actor, select.bisherigerBeitrag);
  const jetzt = useSelector(actor, select.tarifantwort)?.beitrag;
  return (
    <Schrittseite
      {...props}
      titel={t('zusammenfassungTitel')}
      einleitung={t('einleitung')}
      neben={<Beitragsbox {...props} />}
    >
      {bisher && jetzt && (
        <InfoBox type="neutral" headline={t('geaendert')}>
          {t('geaendertText', {
            bisher: betragMitZahlweise(bisher),
            jetzt: betragMitZahlweise(jetzt),
          })}
        </InfoBox>
      )}
      <Angaben {...props} />
      <section className={styles.abschluss}>
        <Vertragsinhalt {...props} />
        <Tarifhinweise {...props} ziel="zusammenfassung" />
        <Abschliessen {...props} />
      </section>
    </Schrittseite>
  );
}
