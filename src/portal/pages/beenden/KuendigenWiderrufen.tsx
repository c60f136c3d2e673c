import { useQuery } from '@tanstack/react-query';
import { istAktiv, type Vertragskachel } from '#contract/entities/vertrag.ts';
import { Card } from '#widgets/card/Card.tsx';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useFeatures } from '../../useFeatures.ts';
import { usePorts } from '../../ports.ts';
import { vertraegeQuery } from '../../queries/findByPartnerNummer.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { silben } from '../../shell/silben.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { Vertragszeile } from '../vertrag/Vertragszeile.tsx';
import { OhneOnline } from './OhneOnline.tsx';
import { t } from './texte.ts';

/** Which contract: those that run, each with what it still allows. */
export default function KuendigenWiderrufen({ nutzer }: { nutzer: Nutzer }) {
  const { client } = usePorts();
  const feature = useFeatures();
  const abfrage = useQuery(vertraegeQuery(client, nutzer.partnernummer ?? ''));
  if (!feature('self-service-kuendigung')) return <OhneOnline />;
  return (
    <Abfrage abfrage={abfrage} title={t('titel')}>
      {(vertraege) => <Auswahl vertraege={vertraege.filter(istAktiv)} />}
    </Abfrage>
  );
}

function Auswahl({ vertraege }: { vertraege: readonly Vertragskachel[] }) {
  return (
    <Page
      title={t('titel')}
      {...(vertraege.length > 0 ? { lead: t('einleitung') } : {})}
      back={{ label: t('zuVertraegen'), href: '/kunden/vertraege' }}
      width="list"
    >
      {vertraege.length === 0 && <EmptyState headline={t('keine')} />}
      {vertraege.map((vertrag) => (
        <Card
          key={vertrag.versicherungsNummer}
          heading={silben(vertrag.versicherungsName)}
          headingLevel={2}
          href={`/kunden/kuendigen-widerrufen/${vertrag.versicherungsNummer}`}
        >
          <Vertragszeile vertrag={vertrag} />
          {vertrag.widerrufbar && <p>{t('nochWiderrufbar')}</p>}
        </Card>
      ))}
    </Page>
  );
}
