import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailanlass } from '#contract/endpoints/einstellungen.ts';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import { t } from '../../flows/konto/einstellungen/texte.ts';
import { EinstellungenView } from '../../flows/konto/einstellungen/View.tsx';
import { useOrt } from '../../ort.tsx';
import { usePorts } from '../../ports.ts';
import { einstellungenQuery } from '../../queries/einstellungen.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { LadeSeite } from '../../shell/zustand/LadeSeite.tsx';

/** Settings of a broker; whoever opens them once more begins with what counts now. */
export default function Einstellungen() {
  return <Geoeffnet key={useOrt().key} />;
}

function Geoeffnet() {
  const { client } = usePorts();
  // Read once: the form goes on over it when the session, and all that was read with it, is gone.
  const [bisher, setBisher] = useState<DatenAntworten['einstellungen'] | null>(null);
  const abfrage = useQuery({ ...einstellungenQuery(client), enabled: bisher === null });
  if (bisher === null && abfrage.data) {
    // What is being read anew is known to be old, and the form would keep it.
    if (abfrage.isFetching) return <LadeSeite title={t('titel')} />;
    const { mails, signatur } = abfrage.data;
    setBisher({ mails: mailanlass.options.filter((anlass) => mails[anlass]), signatur });
  }
  if (bisher) return <EinstellungenView bisher={bisher} />;
  return (
    <Abfrage abfrage={abfrage} title={t('titel')}>
      {() => null}
    </Abfrage>
  );
}
