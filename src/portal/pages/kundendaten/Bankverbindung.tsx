import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { t } from '../../flows/konto/bankverbindung/texte.ts';
import { type Vertragswahl, vertragswahl } from '../../flows/konto/bankverbindung/vertragswahl.ts';
import { BankverbindungView } from '../../flows/konto/bankverbindung/View.tsx';
import { usePorts } from '../../ports.ts';
import { vertraegeQuery } from '../../queries/findByPartnerNummer.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { LadeSeite } from '../../shell/zustand/LadeSeite.tsx';

/** Another account for the contracts that run. */
export default function Bankverbindung({ nutzer }: { nutzer: Nutzer }) {
  const { client } = usePorts();
  const partnerNummer = nutzer.partnernummer ?? '';
  // Read once: the form goes on over it when the session, and all that was read with it, is gone.
  const [gelesen, setGelesen] = useState<{ wer: string; wahl: Vertragswahl[] } | null>(null);
  const abfrage = useQuery({
    ...vertraegeQuery(client, partnerNummer),
    enabled: gelesen === null,
  });
  if (gelesen === null && abfrage.data) {
    // What is being read anew is known to be old, and the form would keep it.
    if (abfrage.isFetching) return <LadeSeite title={t('kontoTitel')} />;
    setGelesen({ wer: partnerNummer, wahl: vertragswahl(abfrage.data) });
  }
  if (gelesen && gelesen.wahl.length > 0) {
    return <BankverbindungView partnerNummer={gelesen.wer} vertraege={gelesen.wahl} />;
  }
  return (
    <Abfrage abfrage={abfrage} title={t('kontoTitel')}>
      {() => (
        <Page title={t('kontoTitel')} width="text">
          <EmptyState headline={t('keineVertraege')}>{t('keineVertraegeText')}</EmptyState>
        </Page>
      )}
    </Abfrage>
  );
}
