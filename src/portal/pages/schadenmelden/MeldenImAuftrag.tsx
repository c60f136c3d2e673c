import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { produkte } from '#contract/produkte/produkte.ts';
import { istMeldbar } from '#contract/schaeden/meldbar.ts';
import { heuteInBerlin } from '#contract/tagformat.ts';
import { Page } from '#widgets/page/Page.tsx';
import { schadenwegeImAuftrag } from '../../flows/schaden/wege.ts';
import { usePorts } from '../../ports.ts';
import { vertragQuery } from '../../queries/vertragLesen.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';
import { Kundenbezug } from '../vertrag/Kundenbezug.tsx';
import { Meldestrecke } from './Melden.tsx';
import { OhneRecht } from './OhneRecht.tsx';
import { t } from './texte.ts';

/** A broker reports on the contract of a customer; its number stands in the address, as with all he does to contracts. */
export function MeldenImAuftrag({ nutzer }: { nutzer: Nutzer }) {
  const { data } = z.safeParse(versicherungsNummer, useParams()['versicherungsNummer']);
  if (data === undefined) return <NichtGefunden />;
  return (
    <Kundenbezug versicherungsNummer={data}>
      <Gelesen key={data} nummer={data} nutzer={nutzer} />
    </Kundenbezug>
  );
}

function Gelesen({ nummer, nutzer }: { nummer: string; nutzer: Nutzer }) {
  const { client } = usePorts();
  // Read once: the report goes on over it when the session, and all that was read with it, is gone.
  const [vertrag, setVertrag] = useState<Vertrag | null>(null);
  const abfrage = useQuery({ ...vertragQuery(client, nummer), enabled: vertrag === null });
  if (vertrag === null && abfrage.data) setVertrag(abfrage.data);
  if (vertrag !== null) return <Meldung vertrag={vertrag} nutzer={nutzer} />;
  return (
    <Abfrage abfrage={abfrage} title={t('titel')}>
      {() => null}
    </Abfrage>
  );
}

function Meldung({ vertrag, nutzer }: { vertrag: Vertrag; nutzer: Nutzer }) {
  const [heute] = useState(heuteInBerlin(usePorts().now()));
  const { versicherungsNummer: nummer, kunde, vertretung, produktIdentifier } = vertrag;
  if (!kunde || !istMeldbar(vertrag, heute)) return <NichtGefunden />;
  if (vertretung?.melden !== true) {
    return (
      <Page title={t('titel')} width="text">
        <OhneRecht />
      </Page>
    );
  }
  return (
    <Meldestrecke
      {...{ nutzer, vertrag }}
      weg={produkte[schluesselAusIdentifier(produktIdentifier)].schaden}
      basis={schadenwegeImAuftrag.melden(nummer)}
      ausgang={schadenwegeImAuftrag.wahl(kunde.partnerNummer)}
    />
  );
}
