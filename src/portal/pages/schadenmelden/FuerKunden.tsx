import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { vermittlertext } from '../../flows/schaden/texte.ts';
import { schadenwegeImAuftrag } from '../../flows/schaden/wege.ts';
import { usePorts } from '../../ports.ts';
import { vertraegeQuery } from '../../queries/findByPartnerNummer.ts';
import { partnerQuery } from '../../queries/partnerLesen.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { Teilabfrage } from '../../shell/zustand/Teilabfrage.tsx';
import { anzeigename } from '../kunde/anzeigename.ts';
import { meldewegeVon } from './meldewege.ts';
import { Notrufkasten } from './Notrufkasten.tsx';
import { OhneRecht } from './OhneRecht.tsx';
import { t as seite } from './texte.ts';
import { t } from './vermittlertexte.ts';
import { Vertragsliste } from './Vertragswahl.tsx';

/** A broker chooses on which contract of his customer he reports. */
export function FuerKunden() {
  const { partnerNummer = '' } = useParams();
  const abfrage = useQuery(partnerQuery(usePorts().client, partnerNummer));
  return (
    <Abfrage abfrage={abfrage} title={seite('titel')}>
      {(kunde) => (
        <Page
          title={seite('titel')}
          lead={vermittlertext('imNamen', { name: anzeigename(kunde) })}
          back={{ label: t('zumKunden'), href: schadenwegeImAuftrag.kunde(partnerNummer) }}
        >
          {kunde.vertretung?.melden === true ? (
            <>
              <Notrufkasten />
              <Vertraege partnerNummer={partnerNummer} />
            </>
          ) : (
            <OhneRecht />
          )}
        </Page>
      )}
    </Abfrage>
  );
}

function Vertraege({ partnerNummer }: { partnerNummer: string }) {
  const abfrage = useQuery(vertraegeQuery(usePorts().client, partnerNummer));
  return (
    <Teilabfrage abfrage={abfrage} fehler={t('vertraegeFehler')}>
      {(vertraege) => <Wahl vertraege={vertraege} />}
    </Teilabfrage>
  );
}

function Wahl({ vertraege }: { vertraege: readonly Vertragskachel[] }) {
  const wege = meldewegeVon(vertraege, heuteInBerlin(usePorts().now()));
  if (wege.length === 0) {
    const kontakt = (
      <ButtonLink variant="secondary" href="/kontakt/">
        {t('kontakt')}
      </ButtonLink>
    );
    return <EmptyState headline={t('keinVertrag')} action={kontakt} />;
  }
  return (
    <Vertragsliste
      zeilen={wege.map(({ vertrag }) => {
        const { versicherungsNummer: nummer } = vertrag;
        return {
          vertrag,
          href: schadenwegeImAuftrag.melden(nummer),
          line: seite('nummer', { nummer }),
        };
      })}
    >
      {t('fehlt')} <a href="/kontakt/">{t('kontakt')}</a>
    </Vertragsliste>
  );
}
