import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { nachrichtBetreff } from '#contract/endpoints/nachrichtSchreiben.ts';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { t } from '../../flows/konto/nachricht/texte.ts';
import { NachrichtView } from '../../flows/konto/nachricht/View.tsx';
import type { Thema } from '../../flows/konto/nachricht/weg.ts';
import { useOrt } from '../../ort.tsx';
import { usePorts } from '../../ports.ts';
import { vertraegeQuery } from '../../queries/findByPartnerNummer.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { Antworten } from './Antworten.tsx';

/** `/kunden/nachricht`: a message to us; `?anliegen=` and `?vertrag=` say what it is about, `?antwort=` what it answers. */
export default function Schreiben({ nutzer }: { nutzer: Nutzer }) {
  const gefragt = new URLSearchParams(useOrt().search);
  const id = z.safeParse(z.uuid(), gefragt.get('antwort')).data;
  if (id === undefined) return <Beginnen nutzer={nutzer} gefragt={gefragt} />;
  return <Antworten key={id} nutzer={nutzer} id={id} />;
}

function Beginnen({ nutzer, gefragt }: { nutzer: Nutzer; gefragt: URLSearchParams }) {
  const { client } = usePorts();
  // Read once: the form goes on over it when the session, and all that was read with it, is gone.
  const [vertraege, setVertraege] = useState<readonly Vertragskachel[] | null>(null);
  const abfrage = useQuery({
    ...vertraegeQuery(client, nutzer.partnernummer ?? ''),
    enabled: vertraege === null,
  });
  if (vertraege === null && abfrage.data) setVertraege(abfrage.data);
  if (vertraege === null) {
    return (
      <Abfrage abfrage={abfrage} title={t('titel')}>
        {() => null}
      </Abfrage>
    );
  }
  const thema = themaVon(gefragt, vertraege);
  return (
    <NachrichtView
      // Back from one subject to another is another message, with its own draft.
      key={`${thema.anliegen} ${thema.versicherungsNummer}`}
      sub={nutzer.sub}
      vertraege={vertraege}
      thema={thema}
    />
  );
}

/** What the address says of it, as far as there is such a thing. */
function themaVon(gefragt: URLSearchParams, vertraege: readonly Vertragskachel[]): Thema {
  const anliegen = z.safeParse(nachrichtBetreff, gefragt.get('anliegen')).data;
  const nummer = gefragt.get('vertrag');
  const eigener = vertraege.find(({ versicherungsNummer }) => versicherungsNummer === nummer);
  return {
    ...(anliegen && { anliegen }),
    ...(eigener && { versicherungsNummer: eigener.versicherungsNummer }),
  };
}
