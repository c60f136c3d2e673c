import { useSelector } from '@xstate/react';
import { ergebnisVon } from '#machines/antrag/regel.ts';
import * as select from '#machines/antrag/selectors.ts';
import { DocumentLoader } from '#widgets/document-loader/DocumentLoader.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import Daten from '../../../../queries/Daten.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Gescheitert } from '../../fragen/Gescheitert.tsx';
import { Beitragsbox } from '../Beitragsbox.tsx';
import { Dokumentliste } from '../Dokumentliste.tsx';
import { Schrittseite } from '../Schrittseite.tsx';
import { type StepProps, useKontext, type AntragActor } from '../step.ts';
import { Erklaerungen } from './Erklaerungen.tsx';
import { t } from './texte.ts';
import { Ablehnung } from '../Ablehnung.tsx';

/** Documents before the declaration, and the declarations (`domain/antrag.md §4`). */
export default function Unterlagen(props: StepProps) {
  const { actor, seite } = props;
  const lage = useSelector(actor, select.unterlagenlage);
  const antrag = useKontext(actor, (context) =>
    ergebnisVon(seite.regel, 'unterlagenVorbereiten', context),
  );
  return (
    <Schrittseite
      {...props}
      titel={t('unterlagenTitel')}
      einleitung={t('einleitung')}
      neben={<Beitragsbox {...props} />}
    >
      {lage === 'vorbereitet' && <DocumentLoader label={t('laedt')} />}
      {lage === 'bonitaet' && <DocumentLoader label={t('prueft')} />}
      {lage === 'fehlgeschlagen' && <NichtErstellt {...props} />}
      {lage === 'bonitaetFehlgeschlagen' && (
        <Gescheitert actor={actor} titel={t('nichtGeprueft')} />
      )}
      {lage === 'lesen' && antrag && (
        <>
          <NeueUnterlagen actor={actor} antragId={antrag.antragId} />
          <Abschnitt titel={t('dokumente')}>
            <Dokumentliste dokumente={antrag.dokumente} />
          </Abschnitt>
          <Abschnitt titel={t('erklaerungen')}>
            <Daten>
              <Erklaerungen key={antrag.antragId} {...props} antragId={antrag.antragId} />
            </Daten>
          </Abschnitt>
        </>
      )}
    </Schrittseite>
  );
}

interface Props {
  actor: AntragActor;
  antragId: string;
}

/** Why she is asked again: what she declared was declared for other documents. */
function NeueUnterlagen({ actor, antragId }: Props) {
  const hinweis = useKontext(actor, (context) => context.hinweis);
  const erklaertFuer = useKontext(actor, ({ antworten }) => antworten.unterlagen)?.antragId;
  const istVeraltet = hinweis === 'UNTERLAGEN_VERALTET';
  if (!istVeraltet && (erklaertFuer === undefined || erklaertFuer === antragId)) return null;
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
      ziel="unterlagen"
      onNochmal={() => actor.send({ type: 'WIEDERHOLEN' })}
    />
  );
}
