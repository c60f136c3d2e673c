import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schadenkopf } from '#contract/entities/schaden.ts';
import { produkte } from '#contract/produkte/produkte.ts';
import { formatDatumLang, heuteInBerlin } from '#contract/tag.ts';
import { NavigationIcon } from '#widgets/app-shell/NavigationIcon.tsx';
import { StatusBadge } from '#widgets/badge/StatusBadge.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Row } from '#widgets/row-list/Row.tsx';
import { RowList } from '#widgets/row-list/RowList.tsx';
import { Segments } from '#widgets/segments/Segments.tsx';
import { schadenwege } from '../../flows/schaden/wege.ts';
import { usePorts } from '../../ports.ts';
import { schaedenQuery } from '../../queries/schaeden.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Teilabfrage } from '../../shell/zustand/Teilabfrage.tsx';
import { Produktbild } from './Produktbild.tsx';
import { istOffen, statusVon } from './lage.ts';
import { t } from './texte.ts';

/** All claims of a customer, the one with the latest activity first (`domain/schaden.md §7`). */
export function Schaeden({ nutzer }: { nutzer: Nutzer }) {
  const { client } = usePorts();
  const abfrage = useQuery(schaedenQuery(client, nutzer.partnernummer ?? ''));
  return (
    <Page title={t('titel')} width="list">
      <Aktionen>
        <ButtonLink href={schadenwege.melden}>{t('melden')}</ButtonLink>
      </Aktionen>
      <Teilabfrage abfrage={abfrage} fehler={t('fehler')}>
        {(schaeden) => (schaeden.length === 0 ? <Keine /> : <Liste schaeden={schaeden} />)}
      </Teilabfrage>
    </Page>
  );
}

function Keine() {
  return (
    <EmptyState headline={t('keine')} sign={<NavigationIcon name="claims" />}>
      {t('keineText')}
    </EmptyState>
  );
}

/** Open and decided ones apart, where there are both. */
function Liste({ schaeden }: { schaeden: readonly Schadenkopf[] }) {
  const [gewaehlt, setGewaehlt] = useState('offen');
  const offene = schaeden.filter(istOffen);
  const abgeschlossene = schaeden.filter((schaden) => !istOffen(schaden));
  const beides = offene.length > 0 && abgeschlossene.length > 0;
  const gewaehlte = gewaehlt === 'offen' ? offene : abgeschlossene;
  return (
    <Abschnitt>
      {beides && (
        <Segments
          legend={t('welche')}
          legendHidden
          name="schaeden"
          value={gewaehlt}
          onChange={setGewaehlt}
          options={[
            { value: 'offen', label: t('offene', { anzahl: String(offene.length) }) },
            {
              value: 'abgeschlossen',
              label: t('abgeschlossene', { anzahl: String(abgeschlossene.length) }),
            },
          ]}
        />
      )}
      <RowList label={t('liste')}>
        {(beides ? gewaehlte : schaeden).map((schaden) => (
          <Schadenzeile key={schaden.schadenNummer} schaden={schaden} />
        ))}
      </RowList>
    </Abschnitt>
  );
}

function Schadenzeile({ schaden }: { schaden: Schadenkopf }) {
  const { schadenNummer, bezeichnung, productKey, versicherungsNummer, schadendatum } = schaden;
  const { tone, text } = statusVon(schaden);
  return (
    <Row
      picture={<Produktbild schluessel={productKey} />}
      name={bezeichnung}
      line={t('zeile', {
        produkt: produkte[productKey].kurzname,
        nummer: versicherungsNummer,
        tag: formatDatumLang(schadendatum),
        zuletzt: formatDatumLang(heuteInBerlin(new Date(schaden.letzteAktivitaet))),
      })}
      badge={<StatusBadge tone={tone}>{text}</StatusBadge>}
      href={schadenwege.schaden(schadenNummer)}
    />
  );
}
