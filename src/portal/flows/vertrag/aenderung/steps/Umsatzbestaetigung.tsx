import { useSelector } from '@xstate/react';
import { formatBetrag } from '#contract/fields/betrag.ts';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Auftragsfeld, useAuftrag } from '../../Auftragsfeld.tsx';
import type { Aenderungsstand } from '../arten/blatt.ts';
import { t } from '../arten/jahresumsatz.ts';
import { t as gemeinsam } from '../texte.ts';
import { Stoerung } from './Stoerung.tsx';
import type { StepProps } from './step.ts';

/** The revenue is as it was: one press, nothing to calculate. */
export function Umsatzbestaetigung({
  actor,
  stand,
}: Pick<StepProps, 'actor'> & { stand: Aenderungsstand }) {
  const laedt = useSelector(actor, select.laedt);
  const istFehler = useSelector(actor, select.istTechnischerFehler);
  const betrag = formatBetrag(stand.angebot.betrag?.aktuell ?? 0);
  const imAuftrag = useSelector(actor, select.imAuftrag);
  const { formular, erklaeren } = useAuftrag(imAuftrag);
  const senden = () => erklaeren((antwort) => actor.send({ type: 'UNVERAENDERT', ...antwort }));
  if (istFehler) {
    return (
      <Stoerung
        actor={actor}
        action={
          <Button variant="secondary" onClick={() => actor.send({ type: 'ERNEUT' })}>
            {gemeinsam('nochmalBestaetigen')}
          </Button>
        }
      />
    );
  }
  return (
    <InfoBox
      type="neutral"
      headline={t('unveraendertTitel')}
      action={
        <Button variant="secondary" loading={laedt} onClick={senden}>
          {t(imAuftrag ? 'unveraendertImAuftrag' : 'unveraendert')}
        </Button>
      }
    >
      {t('bisherAngegeben', { betrag })}
      <Auftragsfeld formular={formular} />
    </InfoBox>
  );
}
