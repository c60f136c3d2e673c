import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { schadenNummer } from '#contract/entities/schaden.ts';
import type { Schaden as Gelesener } from '#contract/entities/schadenakte.ts';
import { produkte } from '#contract/produkte/produkte.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { StatusBadge } from '#widgets/badge/StatusBadge.tsx';
import { Columns } from '#widgets/columns/Columns.tsx';
import { HeadCard } from '#widgets/head-card/HeadCard.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { Timeline } from '#widgets/timeline/Timeline.tsx';
import { schadenwege } from '../../flows/schaden/wege.ts';
import { useImAuftrag, useVertragswege } from '../../flows/vertrag/wege.ts';
import { usePorts } from '../../ports.ts';
import { schadenQuery } from '../../queries/schaeden.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';
import { Kundenbezug } from '../vertrag/Kundenbezug.tsx';
import { Daneben } from './Daneben.tsx';
import { fortschrittVon, satzVon, statusVon } from './lage.ts';
import { Produktbild } from './Produktbild.tsx';
import { t, worteFuer } from './texte.ts';
import { Unterlagen } from './Unterlagen.tsx';
import { verlaufVon } from './verlauf.ts';

/** One claim: where it stands, what is missing, what happened, what was paid (`domain/schaden.md §7`). */
export function Schaden() {
  const { data } = z.safeParse(schadenNummer, useParams()['schadennummer']);
  return data === undefined ? <NichtGefunden /> : <Seite key={data} nummer={data} />;
}

function Seite({ nummer }: { nummer: string }) {
  const { client } = usePorts();
  const abfrage = useQuery(schadenQuery(client, nummer));
  return (
    <Abfrage abfrage={abfrage} title={t('schaden')}>
      {(schaden) => (
        <Kundenbezug versicherungsNummer={schaden.versicherungsNummer}>
          <Ansicht schaden={schaden} />
        </Kundenbezug>
      )}
    </Abfrage>
  );
}

function Ansicht({ schaden }: { schaden: Gelesener }) {
  const { bezeichnung, schadenNummer: nummer, versicherungsNummer, productKey } = schaden;
  const heute = heuteInBerlin(usePorts().now());
  const imAuftrag = useImAuftrag();
  const { vertrag } = useVertragswege();
  return (
    <Page
      title={bezeichnung}
      documentTitle={t('fenster', { name: bezeichnung, nummer })}
      lead={t('kopf', {
        nummer: nummer.replaceAll('-', '\u2011'),
        produkt: produkte[productKey].kurzname,
        vertrag: versicherungsNummer,
      })}
      back={
        imAuftrag
          ? { label: t('zumVertrag'), href: vertrag(versicherungsNummer) }
          : { label: t('zurueck'), href: schadenwege.liste }
      }
      width="list"
    >
      <Kopf schaden={schaden} heute={heute} />
      <Columns
        ratio="2:1"
        first={
          <Abschnitt>
            <Unterlagen schaden={schaden} />
            <Abschnitt titel={t('verlauf')}>
              <Timeline steps={verlaufVon(schaden, heute, worteFuer(imAuftrag))} />
            </Abschnitt>
          </Abschnitt>
        }
        second={<Daneben schaden={schaden} />}
      />
    </Page>
  );
}

/** How it stands and whose turn it is, before any scrolling. */
function Kopf({ schaden, heute }: { schaden: Gelesener; heute: string }) {
  const { tone, text } = statusVon(schaden);
  const worte = worteFuer(useImAuftrag());
  const fortschritt = fortschrittVon(schaden);
  return (
    <HeadCard
      badge={<StatusBadge tone={tone}>{text}</StatusBadge>}
      sentence={satzVon(schaden, heute, worte)}
      picture={<Produktbild schluessel={schaden.productKey} />}
    >
      {fortschritt && <StepProgress {...fortschritt} />}
    </HeadCard>
  );
}
