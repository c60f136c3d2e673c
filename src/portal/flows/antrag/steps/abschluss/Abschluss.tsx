import { useSelector } from '@xstate/react';
import { ergebnisVon } from '#machines/antrag/regel.ts';
import * as select from '#machines/antrag/selectors.ts';
import { DocumentLoader } from '#widgets/document-loader/DocumentLoader.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Gescheitert } from '../../fragen/Gescheitert.tsx';
import { Ablehnung } from '../Ablehnung.tsx';
import { Beitragsbox } from '../Beitragsbox.tsx';
import { betragMitZahlweise } from '../beitragstexte.ts';
import { Dokumentliste } from '../Dokumentliste.tsx';
import { alleUnterlagen } from '../erklaerungen/Erklaerungsformular.tsx';
import { Erklaerungen } from '../erklaerungen/Erklaerungen.tsx';
import { Schrittseite } from '../Schrittseite.tsx';
import { type AntragActor, type StepProps, useKontext } from '../step.ts';
import { Tarifhinweise } from '../tarif/Tarifhinweise.tsx';
import styles from './Abschluss.module.css';
import { Angaben } from './Angaben.tsx';
import { Beratung } from './Beratung.tsx';
import { t } from './texte.ts';
import { Vertragsinhalt } from './Vertragsinhalt.tsx';
import { Zustellung } from './Zustellung.tsx';

/** One page at the end: what she buys, its documents, her answers, and the act that binds (BGB § 312j). */
export default function Abschluss(props: StepProps) {
  const { actor } = props;
  const lage = useSelector(actor, select.unterlagenlage);
  const bereit = lage === null || lesend.has(lage);
  return (
    <Schrittseite
      {...props}
      titel={t('abschlussTitel')}
      einleitung={bereit ? t('einleitung') : undefined}
      neben={<Beitragsbox {...props} />}
    >
      {lage === 'vorbereitet' && <DocumentLoader label={t('laedt')} />}
      {lage === 'bonitaet' && <DocumentLoader label={t('prueft')} />}
      {lage === 'fehlgeschlagen' && <NichtErstellt {...props} />}
      {lage === 'bonitaetFehlgeschlagen' && (
        <Gescheitert actor={actor} titel={t('nichtGeprueft')} />
      )}
      {bereit && <Bereit {...props} />}
    </Schrittseite>
  );
}

/** The documents are before her. */
const lesend = new Set<string>(['lesen', 'erneutSenden', 'erneutGesendet', 'erneutFehlgeschlagen']);

function Bereit(props: StepProps) {
  const { actor, seite } = props;
  const antrag = useKontext(actor, (context) =>
    ergebnisVon(seite.regel, 'unterlagenVorbereiten', context),
  );
  const bisher = useSelector(actor, select.bisherigerBeitrag);
  const jetzt = useSelector(actor, select.tarifantwort)?.beitrag;
  if (!antrag) return null;
  const { antragId, beratung, dokumente, zugestellt } = antrag;
  return (
    <>
      <NeueUnterlagen actor={actor} antragId={antragId} />
      {bisher && jetzt && (
        <InfoBox type="neutral" headline={t('geaendert')}>
          {t('geaendertText', {
            bisher: betragMitZahlweise(bisher),
            jetzt: betragMitZahlweise(jetzt),
          })}
        </InfoBox>
      )}
      <section className={styles.vertrag}>
        <Vertragsinhalt {...props} />
      </section>
      <Tarifhinweise {...props} ziel="abschluss" />
      <Beratung {...props} beratung={beratung} />
      <Abschnitt titel={t('dokumente')}>
        <Zustellung actor={actor} zugestellt={zugestellt} />
        <Dokumentliste
          dokumente={dokumente}
          alsEine={{
            id: alleUnterlagen,
            onClick: () => actor.send({ type: 'UNTERLAGEN_GEOEFFNET' }),
          }}
        />
      </Abschnitt>
      <Angaben {...props} />
      <Abschnitt titel={t('erklaerungen')}>
        <Erklaerungen key={antragId} {...props} antrag={antrag} />
      </Abschnitt>
    </>
  );
}

interface Props {
  actor: AntragActor;
  antragId: string;
}

/** Why she is asked again: what she declared was declared for other documents, or in other words. */
function NeueUnterlagen({ actor, antragId }: Props) {
  const hinweis = useKontext(actor, (context) => context.hinweis);
  const gesehen = useKontext(actor, ({ gesehenerAntrag }) => gesehenerAntrag);
  if (hinweis === 'ERKLAERUNG_FEHLT') {
    return (
      <InfoBox type="neutral" headline={t('neueErklaerung')}>
        {t('neueErklaerungText')}
      </InfoBox>
    );
  }
  const istVeraltet = hinweis === 'UNTERLAGEN_VERALTET';
  if (!istVeraltet && (gesehen === null || gesehen === antragId)) return null;
  return (
    <InfoBox type="neutral" headline={t('neu')}>
      {t(istVeraltet ? 'neuVeraltet' : 'neuGeaendert')}
    </InfoBox>
  );
}

/** There are no documents: what stands against them, or a fault that may pass. */
function NichtErstellt({ actor, gang, seite }: Pick<StepProps, 'actor' | 'gang' | 'seite'>) {
  const ablehnung = useKontext(actor, (context) => context.ablehnung);
  if (!ablehnung) return <Gescheitert actor={actor} titel={t('nichtErstellt')} />;
  return (
    <Ablehnung
      {...{ gang, seite, ablehnung }}
      ziel="abschluss"
      onNochmal={() => actor.send({ type: 'WIEDERHOLEN' })}
    />
  );
}
