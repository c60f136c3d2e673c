import { useQuery } from '@tanstack/react-query';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { nachrichtenweg } from '../../flows/konto/nachricht/weg.ts';
import { usePorts } from '../../ports.ts';
import { vertraegeQuery } from '../../queries/findByPartnerNummer.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { Beschwerde } from './Beschwerde.tsx';
import { Kontaktwege } from './Kontaktwege.tsx';
import { t } from './texte.ts';

/** Contact of a customer: us, and the brokers of the contracts (`domain/konto.md §10`). */
export default function KontaktKunden({ nutzer }: { nutzer: Nutzer }) {
  return (
    <Page
      title={t('titelKunden')}
      lead={t('einleitung')}
      back={{ label: t('zurueck'), href: '/kunden/vertraege' }}
    >
      <Kontaktwege alle />
      <Nachricht />
      <Vermittler partnerNummer={nutzer.partnernummer ?? ''} />
      <Beschwerde>
        <Aktionen>
          <ButtonLink variant="secondary" href={nachrichtenweg({ anliegen: 'BESCHWERDE' })}>
            {t('beschwerdeSchreiben')}
          </ButtonLink>
        </Aktionen>
      </Beschwerde>
    </Page>
  );
}

/** Where somebody whom a page asked for a message can write it. */
function Nachricht() {
  return (
    <Abschnitt titel={t('nachrichtTitel')}>
      <p>{t('nachrichtText')}</p>
      <Aktionen>
        <ButtonLink href="/kunden/nachricht">{t('nachricht')}</ButtonLink>
      </Aktionen>
    </Abschnitt>
  );
}

/** Nothing stands here until it is known, or when it cannot be: the other ways are enough. */
function Vermittler({ partnerNummer }: { partnerNummer: string }) {
  const { client } = usePorts();
  const { data = [] } = useQuery(vertraegeQuery(client, partnerNummer));
  const vermittler = vermittlerVon(data);
  if (vermittler.length === 0) return null;
  return (
    <Abschnitt titel={t('vermittler')}>
      <p>{t('vermittlerText')}</p>
      {vermittler.map(({ name, email, vermittlerNummer }) => (
        <FactList
          key={vermittlerNummer}
          facts={[
            { label: t('name'), value: name },
            { label: t('email'), value: <a href={`mailto:${email}`}>{email}</a> },
            { label: t('vermittlerNummer'), value: vermittlerNummer },
          ]}
        />
      ))}
    </Abschnitt>
  );
}

function vermittlerVon(vertraege: readonly Vertragskachel[]) {
  const alle = vertraege.flatMap(({ vermittler }) => (vermittler ? [vermittler] : []));
  return [...new Map(alle.map((einer) => [einer.vermittlerNummer, einer])).values()];
}
