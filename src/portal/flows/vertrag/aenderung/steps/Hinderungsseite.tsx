import type { Hinderung } from '#contract/entities/aenderung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { bittetUmNachricht, blaetter } from '../arten/blaetter.ts';
import { t } from '../texte.ts';
import { Nachricht } from './Nachricht.tsx';
import { type StepProps, useFlowState } from './step.ts';

interface Props extends StepProps {
  hinderung: Hinderung;
  /** What she wanted, where it was refused. */
  wunsch?: Wunsch;
  /** What is pending is told from it. */
  vertrag?: Vertrag;
}

interface Wunsch {
  /** What was to change: `Zahlweise: halbjährlich`. */
  was: string;
  /** What was chosen for it; empty where nothing was, or nothing names it any more. */
  wahl: string;
}

/** What stands in the way, and the way on: another choice, a message, the contract. */
export function Hinderungsseite(props: Props) {
  const { actor, art, vertragsseite, hinderung, wunsch, vertrag } = props;
  const flowState = useFlowState(actor);
  return (
    <Page
      title={wunsch === undefined ? blaetter[art].t('frage') : t('abgelehntTitel')}
      lead={t('vertrag', { nummer: props.versicherungsNummer })}
      back={{ label: t('zurueckZumVertrag'), href: vertragsseite }}
      flowState={flowState}
    >
      <InfoBox
        {...(wunsch === undefined
          ? { type: 'neutral', headline: hinderung.text }
          : { type: 'warning', headline: nichtGespeichert(wunsch) })}
      >
        {wunsch !== undefined && <Grund hinderung={hinderung} vertrag={vertrag} />}
      </InfoBox>
      <Aktionen>
        {wunsch !== undefined && (
          <Button onClick={() => actor.send({ type: 'AENDERN' })}>{t('auswahlAendern')}</Button>
        )}
        {bittetUmNachricht(hinderung.code) && (
          <Nachricht {...props} wunsch={wunsch?.was ?? blaetter[art].t('name')} />
        )}
        <ButtonLink variant="secondary" href={vertragsseite}>
          {t('vertragAnsehen')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}

function nichtGespeichert({ wahl }: Wunsch): string {
  return wahl === '' ? t('nichtGespeichert') : t('wahlNichtGespeichert', { wahl });
}

/** The reason; what is pending is named with its value. */
function Grund({ hinderung, vertrag }: { hinderung: Hinderung; vertrag: Vertrag | undefined }) {
  const vorgemerkt = hinderung.code === 'VORGEMERKT' ? (vertrag?.vorgemerkteAenderungen ?? []) : [];
  if (vorgemerkt.length === 0) return <p>{hinderung.text}</p>;
  return vorgemerkt.map(({ art, text, wirksamkeitsdatum }) => (
    <p key={art}>
      {t('bereitsVorgemerkt', { was: text, datum: formatDatumLang(wirksamkeitsdatum) })}
    </p>
  ));
}
