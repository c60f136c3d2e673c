import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import * as select from '#machines/antrag/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { t as jeder } from '../../fragen/auswege.tsx';
import { Ablehnung } from '../Ablehnung.tsx';
import { type StepProps, useKontext } from '../step.ts';
import { t } from './texte.ts';

/** Why there is no price, and what helps. */
export function Hindernis({ actor, gang, seite }: Pick<StepProps, 'actor' | 'gang' | 'seite'>) {
  const lage = useSelector(actor, select.tariflage);
  const antwort = useSelector(actor, select.hindernis);
  const ablehnung = useKontext(actor, (context) => context.ablehnung);
  const satz = useFehlersatz(t('fehler'));
  const box = useRef<HTMLDivElement>(null);
  const steht = lage === 'nichtMoeglich' || lage === 'fehlgeschlagen';
  // The button that she may have pressed is gone.
  useEffect(() => {
    if (steht && document.activeElement === document.body) box.current?.focus();
  }, [steht]);
  if (!steht) return null;
  if (lage === 'fehlgeschlagen' && ablehnung) {
    return (
      <div ref={box} tabIndex={-1}>
        <Ablehnung {...{ gang, seite, ablehnung }} ziel="angebot" />
      </div>
    );
  }
  if (lage === 'fehlgeschlagen') {
    return (
      <div ref={box} tabIndex={-1}>
        <InfoBox
          type="error"
          headline={satz}
          action={
            <Button onClick={() => actor.send({ type: 'WIEDERHOLEN' })}>{t('nochmal')}</Button>
          }
        >
          {t('nichtsVerloren')}
        </InfoBox>
      </div>
    );
  }
  const istPersoenlich = antwort?.ergebnis === 'MANUELLE_PRUEFUNG';
  return (
    <div ref={box} tabIndex={-1}>
      <InfoBox
        type="warning"
        headline={t(istPersoenlich ? 'nichtOnline' : 'nichtMoeglich')}
        action={
          istPersoenlich ? (
            <Button variant="secondary" onClick={() => actor.send({ type: 'ANFRAGEN' })}>
              {jeder('anfragen')}
            </Button>
          ) : undefined
        }
      >
        {antwort?.hinweise.map(({ text }) => text).join(' ')} {istPersoenlich && t('anfragenText')}
      </InfoBox>
    </div>
  );
}
