import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { anliegenZu, antwortbetreff } from '#contract/endpoints/nachrichtSchreiben.ts';
import type { Nachricht } from '#contract/entities/nachricht.ts';
import { t } from '../../flows/konto/nachricht/texte.ts';
import { NachrichtView } from '../../flows/konto/nachricht/View.tsx';
import type { Beantwortete } from '../../flows/konto/nachricht/weg.ts';
import { usePorts } from '../../ports.ts';
import { nachrichtQuery } from '../../queries/postfach.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';

/** A message of hers is answered. */
export function Antworten({ nutzer, id }: { nutzer: Nutzer; id: string }) {
  const { client, bereich } = usePorts();
  const queries = useQueryClient();
  // Read once: the form goes on over it when the session, and all that was read with it, is gone.
  const [auf, setAuf] = useState<Beantwortete | null>(null);
  const abfrage = useQuery({
    ...nachrichtQuery({ client, bereich, queries }, id),
    enabled: auf === null,
  });
  if (auf === null && abfrage.data) setAuf(beantwortete(abfrage.data));
  if (auf === null) {
    return (
      <Abfrage abfrage={abfrage} title={t('antwortenTitel')}>
        {() => null}
      </Abfrage>
    );
  }
  return <NachrichtView sub={nutzer.sub} vertraege={[]} thema={{}} auf={auf} />;
}

function beantwortete({ id, betreff, kategorie, vertragsId, gespraech }: Nachricht): Beantwortete {
  return {
    bezug: id,
    betreff: antwortbetreff(betreff),
    gesendet: gespraech.some((beitrag) => beitrag.id === id && beitrag.gesendet),
    anliegen: anliegenZu[kategorie],
    versicherungsNummer: vertragsId ?? null,
  };
}
