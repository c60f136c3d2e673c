import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { type Rad, raeder } from '../../flows/konto/rahmennummer/radwahl.ts';
import { t } from '../../flows/konto/rahmennummer/texte.ts';
import { RahmennummerView } from '../../flows/konto/rahmennummer/View.tsx';
import { useVertragswege } from '../../flows/vertrag/wege.ts';
import { usePorts } from '../../ports.ts';
import { vertragQuery } from '../../queries/vertragLesen.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { LadeSeite } from '../../shell/zustand/LadeSeite.tsx';
import { Kundenbezug } from './Kundenbezug.tsx';
import { t as vertragText } from './vermittlerTexte.ts';

/** The frame number of the bicycle one contract insures, handed in by a broker. */
export default function RahmennummerImAuftrag() {
  const { versicherungsNummer = '' } = useParams();
  return (
    <Kundenbezug versicherungsNummer={versicherungsNummer}>
      <Nachreichen versicherungsNummer={versicherungsNummer} />
    </Kundenbezug>
  );
}

function Nachreichen({ versicherungsNummer }: { versicherungsNummer: string }) {
  const wege = useVertragswege();
  const zurueck = { label: t('zumVertrag'), href: wege.vertrag(versicherungsNummer) };
  // Read once: what is saved must not change the form that says so.
  const [rad, setRad] = useState<Rad | null>(null);
  const abfrage = useQuery(vertragQuery(usePorts().client, versicherungsNummer));
  const darf = abfrage.data?.vertretung?.aendern === true;
  const [gelesen] = abfrage.data && darf ? raeder([abfrage.data]) : [];
  if (rad) return <RahmennummerView raeder={[rad]} zurueck={zurueck} />;
  // What was read before a save is known to be old.
  if (abfrage.data && abfrage.isFetching) return <LadeSeite title={t('radTitel')} />;
  if (gelesen) setRad(gelesen);
  return (
    <Abfrage abfrage={abfrage} title={t('radTitel')}>
      {() => (
        <Page title={t('radTitel')} back={zurueck} width="text">
          <EmptyState headline={darf ? t('keinRadImVertrag') : vertragText('ohneRecht')} />
        </Page>
      )}
    </Abfrage>
  );
}
