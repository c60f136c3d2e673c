import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import * as select from '#machines/antrag/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useOffline } from '../../../../shell/useOffline.ts';
import { Ablehnung } from '../Ablehnung.tsx';
import { betragMitZahlweise } from '../beitragstexte.ts';
import { type StepProps, useKontext } from '../step.ts';
import { beginn, variantenName } from '../tarif/worte.ts';
import styles from './Erklaerungsformular.module.css';
import { t } from './texte.ts';

interface Props extends Pick<StepProps, 'actor' | 'gang' | 'seite'> {
  onAct: () => void;
}

/** The binding act, worded by law for whoever pays, right below what it binds to (BGB § 312j); what became of it is said below it. */
export function Abschliessen({ actor, gang, seite, onAct }: Props) {
  const lage = useSelector(actor, select.abschlusslage);
  const ablehnung = useKontext(actor, (context) => context.ablehnung);
  const durchVermittler = useKontext(actor, ({ umfeld }) => umfeld?.durchVermittler === true);
  const offline = useOffline();
  const meldung = useRef<HTMLDivElement>(null);
  const ging = lage !== 'fehlgeschlagen';
  useEffect(() => {
    if (!ging) meldung.current?.focus();
  }, [ging]);
  return (
    <>
      <Abschlusssatz {...{ actor, seite }} />
      <div>
        <Button loading={lage === 'sendet'} onClick={onAct}>
          {t(durchVermittler ? 'einreichen' : 'abschliessen')}
        </Button>
      </div>
      <output className={styles.stand}>{lage === 'sendet' && t('sendet')}</output>
      {!ging && (
        <div ref={meldung} tabIndex={-1}>
          {ablehnung ? (
            <Ablehnung {...{ gang, seite, ablehnung }} ziel="abschluss" />
          ) : (
            <InfoBox type="error" headline={t(offline ? 'keineVerbindung' : 'fehler')}>
              {t('fehlerText')}
            </InfoBox>
          )}
        </div>
      )}
    </>
  );
}

/** What is bought, in one sentence. */
function Abschlusssatz({ actor, seite }: Pick<StepProps, 'actor' | 'seite'>) {
  const kontext = useKontext(actor, (context) => context);
  const beitrag = useSelector(actor, select.tarifantwort)?.beitrag;
  if (!beitrag) return null;
  const variante = variantenName(seite, kontext);
  return (
    <p className={styles.satz}>
      {t('abschlusssatz', {
        versicherung: variante === null ? seite.name : `${seite.name} ${variante}`,
        beginn: beginn(kontext),
        beitrag: betragMitZahlweise(beitrag),
      })}
    </p>
  );
}
