import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Dokument } from '#contract/entities/dokument.ts';
import { usePorts } from '../../ports.ts';
import { bestaetigungQuery } from '../../queries/bestaetigungLesen.ts';
import { vertragQuery } from '../../queries/vertragLesen.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { Kundenbezug } from '../vertrag/Kundenbezug.tsx';
import { Anforderung } from './Anforderung.tsx';
import { Fertig } from './Fertig.tsx';
import { t } from './texte.ts';

/** A confirmation of a contract: which one, then the document itself (`domain/vertrag.md §10`). */
export default function Bestaetigung({ nutzer }: { nutzer: Nutzer }) {
  const { versicherungsNummer: nummer = '' } = useParams();
  const { client } = usePorts();
  const vertrag = useQuery(vertragQuery(client, nummer));
  const angebot = useQuery(bestaetigungQuery(client, nummer));
  const [fertige, setFertige] = useState<Dokument | null>(null);
  return (
    <Kundenbezug versicherungsNummer={nummer}>
      <Abfrage abfrage={vertrag} title={t('titel')}>
        {({ versicherungsName, kunde }) =>
          fertige ? (
            <Fertig dokument={fertige} nummer={nummer} onWeitere={() => setFertige(null)} />
          ) : (
            <Abfrage abfrage={angebot} title={t('titel')}>
              {(gelesen) => (
                <Anforderung
                  nummer={nummer}
                  partnerNummer={kunde?.partnerNummer ?? nutzer.partnernummer ?? ''}
                  name={versicherungsName}
                  angebot={gelesen}
                  onFertig={setFertige}
                />
              )}
            </Abfrage>
          )
        }
      </Abfrage>
    </Kundenbezug>
  );
}
