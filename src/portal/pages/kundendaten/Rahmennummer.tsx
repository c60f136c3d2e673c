import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { type Rad, raeder } from '../../flows/konto/rahmennummer/radwahl.ts';
import { t } from '../../flows/konto/rahmennummer/texte.ts';
import { RahmennummerView } from '../../flows/konto/rahmennummer/View.tsx';
import { usePorts } from '../../ports.ts';
import { vertraegeQuery } from '../../queries/findByPartnerNummer.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { LadeSeite } from '../../shell/zustand/LadeSeite.tsx';

/** The frame number of an insured bicycle. */
export default function Rahmennummer({ nutzer }: { nutzer: Nutzer }) {
  const { client } = usePorts();
  // Read once: the form goes on over it when the session, and all that was read with it, is gone.
  const [gelesen, setGelesen] = useState<Rad[] | null>(null);
  const abfrage = useQuery({
    ...vertraegeQuery(client, nutzer.partnernummer ?? ''),
    enabled: gelesen === null,
  });
  if (gelesen === null && abfrage.data) {
    // What is being read anew is known to be old, and the form would keep it.
    if (abfrage.isFetching) return <LadeSeite title={t('radTitel')} />;
    setGelesen(raeder(abfrage.data));
  }
  const [erstes, ...weitere] = gelesen ?? [];
  const zurueck = { label: t('zurueck'), href: '/kunden/vertraege/' };
  if (erstes) return <RahmennummerView raeder={[erstes, ...weitere]} zurueck={zurueck} />;
  return (
    <Abfrage abfrage={abfrage} title={t('radTitel')}>
      {() => (
        <Page title={t('radTitel')} width="text">
          <EmptyState headline={t('keinRad')}>{t('keinRadText')}</EmptyState>
        </Page>
      )}
    </Abfrage>
  );
}
