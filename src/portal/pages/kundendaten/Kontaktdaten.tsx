import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import { KontaktdatenView } from '../../flows/konto/kontaktdaten/View.tsx';
import { t } from '../../flows/konto/kontaktdaten/texte.ts';
import { usePorts } from '../../ports.ts';
import { partnerQuery } from '../../queries/partnerLesen.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { LadeSeite } from '../../shell/zustand/LadeSeite.tsx';

/** The change of her contact data, over what is known. */
export default function Kontaktdaten({ nutzer }: { nutzer: Nutzer }) {
  const { client } = usePorts();
  // Read once: the form goes on over it when the session, and all that was read with it, is gone.
  const [bisher, setBisher] = useState<DatenAntworten['angaben'] | null>(null);
  const abfrage = useQuery({
    ...partnerQuery(client, nutzer.partnernummer ?? ''),
    enabled: bisher === null,
  });
  if (bisher === null && abfrage.data) {
    // What is being read anew is known to be old, and the form would keep it.
    if (abfrage.isFetching) return <LadeSeite title={t('angabenTitel')} />;
    const { telefon } = abfrage.data;
    const { anrede, titel } =
      abfrage.data.art === 'PERSON' ? abfrage.data : abfrage.data.ansprechpartner;
    setBisher({ anrede, titel, telefon });
  }
  if (bisher) return <KontaktdatenView bisher={bisher} />;
  return (
    <Abfrage abfrage={abfrage} title={t('angabenTitel')}>
      {() => null}
    </Abfrage>
  );
}
