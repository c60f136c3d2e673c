import { useQuery } from '@tanstack/react-query';
import { istAktiv, type Vertragskachel } from '#contract/entities/vertrag.ts';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../ports.ts';
import { vertraegeQuery } from '../queries/findByPartnerNummer.ts';
import type { Nutzer } from '../session/identitaet.ts';
import { Abfrage } from '../shell/zustand/Abfrage.tsx';
import { Abschnitt } from '../shell/Abschnitt.tsx';
import { t as shellText } from '../shell/rahmentexte.ts';
import { t } from './vertrag/texte.ts';
import { VertragsKarte } from './vertrag/VertragsKarte.tsx';

/** Contract list: active ones first, ended ones folded away (`domain/vertrag.md §1`). */
export default function Vertraege({ nutzer }: { nutzer: Nutzer }) {
  const { client } = usePorts();
  const abfrage = useQuery(vertraegeQuery(client, nutzer.partnernummer ?? ''));
  return (
    <Abfrage abfrage={abfrage} title={shellText('vertraegeTitel')}>
      {(vertraege) => (
        <Page title={shellText('vertraegeTitel')} width="list">
          <Liste vertraege={vertraege} />
        </Page>
      )}
    </Abfrage>
  );
}

function Liste({ vertraege }: { vertraege: readonly Vertragskachel[] }) {
  const aktive = vertraege.filter(istAktiv);
  const beendete = vertraege.filter((vertrag) => !istAktiv(vertrag));
  if (vertraege.length === 0) {
    return (
      <EmptyState
        headline={t('keineVertraege')}
        action={<ButtonLink href="/kunden/kontakt">{t('vertragFehlt')}</ButtonLink>}
      >
        {t('keineVertraegeText')}
      </EmptyState>
    );
  }
  return (
    <>
      {aktive.map((vertrag) => (
        <VertragsKarte key={vertrag.versicherungsNummer} vertrag={vertrag} />
      ))}
      {beendete.length > 0 && (
        <Disclosure
          summary={t('beendete')}
          count={beendete.length}
          defaultOpen={aktive.length === 0}
        >
          <Abschnitt>
            {beendete.map((vertrag) => (
              <VertragsKarte key={vertrag.versicherungsNummer} vertrag={vertrag} />
            ))}
          </Abschnitt>
        </Disclosure>
      )}
    </>
  );
}
