import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { istAngabe } from '#contract/aenderungen/arten.ts';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import { nachweisNoetig } from '#contract/entities/aenderungswunsch.ts';
import { nachweiseMax } from '#contract/entities/upload.ts';
import { formatDatum, formatDatumLang } from '#contract/tag.ts';
import { aenderung } from '#machines/vertrag/aenderung/machine.ts';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { textfelder } from '../../../../formular/Textfelder.tsx';
import { Dateifeld } from '../../../../upload/Dateifeld.tsx';
import { t as uploadText } from '../../../../upload/texte.ts';
import { schrittTitel } from '../../../antrag/schrittTitel.ts';
import { blaetter } from '../arten/blaetter.ts';
import type { Aenderungsstand } from '../arten/blatt.ts';
import type { Aenderungsworte } from '../worte.ts';
import { t } from '../texte.ts';
import { Beitragsverlauf } from './Beitragsverlauf.tsx';
import { Bestaetigen } from './Bestaetigen.tsx';
import { Gegenueberstellung } from './Gegenueberstellung.tsx';
import { Nachricht } from './Nachricht.tsx';
import { Stoerung } from './Stoerung.tsx';
import { type StepProps, useFlowState, useWeg } from './step.ts';
import { useNachweis } from './useNachweis.ts';
import { useZustimmung } from './useZustimmung.ts';

export interface VergleichProps extends StepProps {
  stand: Aenderungsstand;
  worte: Aenderungsworte;
  berechnung: Berechnung;
}

/** Old and new premium; the binding act is asked for once more. */
export function Vergleichsblatt(props: VergleichProps) {
  const { actor, worte, berechnung } = props;
  const ueberholt = useSelector(actor, select.ueberholt);
  const flowState = useFlowState(actor);
  const { fortschritt, back } = useWeg(props);
  // The proof is asked for by its field.
  const hinweise = berechnung.hinweise.filter(({ code }) => code !== nachweisNoetig);
  return (
    <Page
      title={t('vergleichTitel')}
      lead={t('vergleichEinleitung', {
        was: worte.satz,
        datum: formatDatumLang(berechnung.wirksamkeitsdatum),
      })}
      back={back}
      progress={
        <StepProgress
          step={fortschritt.nummer}
          of={fortschritt.von}
          title={schrittTitel(aenderung, 'vergleich')}
        />
      }
      flowState={flowState}
    >
      {ueberholt && <InfoBox type="warning">{t(ueberholt)}</InfoBox>}
      <Gegenueberstellung {...props} />
      <Beitragsverlauf berechnung={berechnung} />
      {hinweise.map(({ code, text }) => (
        <InfoBox key={code} type="neutral">
          {text}
        </InfoBox>
      ))}
      {berechnung.entfallende.map((eine) => (
        <InfoBox key={eine.art} type="warning" headline={t('entfaelltTitel')}>
          {t('entfaellt', { ...eine, datum: formatDatum(eine.wirksamkeitsdatum) })}
        </InfoBox>
      ))}
      <Speichern {...props} />
      <Bestaetigen {...props} />
    </Page>
  );
}

/** What must be agreed to, and the binding act; after a failure only the act. */
function Speichern(props: VergleichProps) {
  const { actor, art, stand, worte, berechnung } = props;
  const istFehler = useSelector(actor, select.istTechnischerFehler);
  const teurer = useSelector(actor, select.istTeurer);
  const nachweis = useNachweis(berechnung.berechnungId);
  const { formular, bitte, senden } = useZustimmung(actor, nachweis);
  const fehler = useRef<HTMLDivElement>(null);
  // The dialog that had the focus is gone, and so is the button that opened it.
  useEffect(() => {
    if (istFehler) fehler.current?.focus();
  }, [istFehler]);
  if (istFehler) {
    return (
      <div ref={fehler} tabIndex={-1}>
        <Stoerung
          actor={actor}
          action={
            <Button onClick={() => actor.send({ type: 'ERNEUT' })}>{t('nochmalSpeichern')}</Button>
          }
        />
      </div>
    );
  }
  // Whoever lacks the right may look at the price all the same (`domain/vertrag.md §2`).
  if (stand.vertrag.vertretung?.aendern === false && !istAngabe(art)) {
    return (
      <InfoBox type="neutral" headline={t('nurBerechnen')}>
        {t('rechtFehlt')}
      </InfoBox>
    );
  }
  return (
    <Formular
      formular={formular}
      sofort={textfelder}
      onSenden={senden}
      davorFehlt={{ nachweise: nachweis.fehler }}
      davor={
        bitte !== null && (
          <Dateifeld
            {...nachweis.feld}
            name="nachweise"
            label={uploadText('nachweis')}
            hint={bitte}
            maxFiles={nachweiseMax}
            error={nachweis.fehler}
          />
        )
      }
    >
      <Button type="submit">{t(teurer ? 'kostenpflichtig' : 'verbindlichSpeichern')}</Button>
      {bitte !== null && blaetter[art].ohneNachweis && (
        <>
          <p>{uploadText('keinNachweis')}</p>
          <Nachricht {...props} wunsch={worte.satz} />
        </>
      )}
    </Formular>
  );
}
