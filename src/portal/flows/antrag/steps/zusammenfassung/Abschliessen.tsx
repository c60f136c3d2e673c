import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { heuteInBerlin } from '#contract/tag.ts';
import * as select from '#machines/antrag/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { usePorts } from '../../../../ports.ts';
import { useOffline } from '../../../../shell/useOffline.ts';
import { Ablehnung } from '../Ablehnung.tsx';
import { type StepProps, useKontext } from '../step.ts';
import { t } from './texte.ts';

/** The binding act, worded by law for whoever pays (`domain/antrag.md §4`); it runs once, and what became of it is said right below. */
export function Abschliessen({ actor, gang, seite }: Pick<StepProps, 'actor' | 'gang' | 'seite'>) {
  const lage = useSelector(actor, select.abschlusslage);
  const ablehnung = useKontext(actor, (context) => context.ablehnung);
  const durchVermittler = useKontext(actor, ({ umfeld }) => umfeld?.durchVermittler === true);
  const offline = useOffline();
  const { now } = usePorts();
  const meldung = useRef<HTMLDivElement>(null);
  const ging = lage !== 'fehlgeschlagen';
  useEffect(() => {
    if (!ging) meldung.current?.focus();
  }, [ging]);
  return (
    <>
      <div>
        <Button
          loading={lage === 'sendet'}
          onClick={() =>
            actor.send({
              type: ging ? 'ABSCHLIESSEN' : 'WIEDERHOLEN',
              heute: heuteInBerlin(now()),
            })
          }
        >
          {t(durchVermittler ? 'einreichen' : 'abschliessen')}
        </Button>
      </div>
      <output>{lage === 'sendet' && t('sendet')}</output>
      {!ging && (
        <div ref={meldung} tabIndex={-1}>
          {ablehnung ? (
            <Ablehnung {...{ gang, seite, ablehnung }} ziel="zusammenfassung" />
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
