import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../ports.ts';
import { vertragQuery } from '../../queries/vertragLesen.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { silben } from '../../shell/silben.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { Liste } from '../prosa/Liste.tsx';
import { leistungen, vertragsdaten } from '../vertrag/fakten.ts';
import { Kundenbezug } from '../vertrag/Kundenbezug.tsx';
import { produktbloecke } from '../vertrag/produktblock.ts';
import { Schaeden } from '../vertrag/Schaeden.tsx';
import { rueckstandVon } from '../vertrag/rueckstand.ts';
import { t as seite } from '../vertrag/seitentexte.ts';
import { t as vertragText } from '../vertrag/texte.ts';
import { Unterlagen } from '../vertrag/Unterlagen.tsx';
import { Bankverbindung } from '../vertrag/Vertragsteile.tsx';
import { Vertragskopf } from '../vertrag/Vertragskopf.tsx';
import { vormerkungenVon } from '../vertrag/vormerkungen.ts';
import { t } from './texte.ts';

/** A contract for a broker who comes from an extranet: everything to read, nothing to do (`domain/vertrag.md §13`). */
export default function ExtranetVertrag() {
  const { id = '' } = useParams();
  const { client } = usePorts();
  const abfrage = useQuery(vertragQuery(client, id));
  return (
    <Kundenbezug versicherungsNummer={id} kundenpfad="/extranet/kundendaten/">
      <Abfrage abfrage={abfrage} title={vertragText('nummer', { nummer: id })}>
        {(vertrag) => <Ansicht vertrag={vertrag} />}
      </Abfrage>
    </Kundenbezug>
  );
}

function Ansicht({ vertrag }: { vertrag: Vertrag }) {
  const { versicherungsName, versicherungsNummer } = vertrag;
  const vorgemerkt = vormerkungenVon(vertrag);
  const offen = rueckstandVon(vertrag);
  return (
    <Page
      title={silben(versicherungsName)}
      documentTitle={`${versicherungsName} ${versicherungsNummer}`}
      lead={vertragText('nummer', { nummer: versicherungsNummer })}
    >
      <Vertragskopf vertrag={vertrag} />
      {offen && (
        <InfoBox
          type={offen.ueberfaellig ? 'warning' : 'neutral'}
          headline={t(offen.ueberfaellig ? 'ueberfaellig' : 'beitragOffen')}
        >
          {offen.ueberfaellig && <p>{t('ueberfaelligText')}</p>}
          {offen.satz !== null && <p>{offen.satz}</p>}
        </InfoBox>
      )}
      {vorgemerkt.length > 0 && (
        <Abschnitt titel={t('vorgemerkt')}>
          <Liste punkte={vorgemerkt} />
        </Abschnitt>
      )}
      {[
        { titel: seite('leistungen'), fakten: leistungen(vertrag) },
        ...produktbloecke(vertrag),
        { titel: seite('vertragsdaten'), fakten: vertragsdaten(vertrag) },
      ]
        .filter(({ fakten }) => fakten.length > 0)
        .map(({ titel, fakten }) => (
          <Abschnitt key={titel} titel={titel}>
            <FactList facts={fakten} />
          </Abschnitt>
        ))}
      <Schaeden vertrag={vertrag} />
      <Abschnitt titel={seite('dokumente')}>
        <Unterlagen vertrag={vertrag} />
      </Abschnitt>
      <Bankverbindung vertrag={vertrag} />
      <InfoBox
        type="neutral"
        headline={t('nurLesen')}
        action={<a href={`/vermittler/vertraege/details/${versicherungsNummer}`}>{t('aendern')}</a>}
      />
    </Page>
  );
}
