import { useSelector } from '@xstate/react';
import { ergebnisVon } from '#machines/antrag/regel.ts';
import * as select from '#machines/antrag/selectors.ts';
import { DocumentLoader } from '#widgets/document-loader/DocumentLoader.tsx';
import Daten from '../../../../queries/Daten.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Gescheitert } from '../../fragen/Gescheitert.tsx';
import { Beitragsbox } from '../Beitragsbox.tsx';
import { Dokumentliste } from '../Dokumentliste.tsx';
import { Schrittseite } from '../Schrittseite.tsx';
import { type StepProps, useKontext } from '../step.ts';
import { Erklaerungen } from './Erklaerungen.tsx';
import { NichtErstellt } from './NichtErstellt.tsx';
import { NeueUnterlagen } from './NeueUnterlagen.tsx';
import { t } from './texte.ts';

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
