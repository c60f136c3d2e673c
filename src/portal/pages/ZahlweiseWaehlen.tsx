import { useQuery } from '@tanstack/react-query';
import { istAktiv, type Vertrag } from '#contract/entities/vertrag.ts';
import { Card } from '#widgets/card/Card.tsx';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../ports.ts';
import { vertraegeQuery } from '../queries/findByPartnerNummer.ts';
import type { Nutzer } from '../session/identitaet.ts';
import { Abfrage } from '../shell/zustand/Abfrage.tsx';
import { Abschnitt } from '../shell/Abschnitt.tsx';
import { silben } from '../shell/silben.ts';
import { t } from './vertrag/texte.ts';
import { Vertragszeile } from './vertrag/Vertragszeile.tsx';

/** The change without a contract number: choose among those that allow it; the others say why not. */
export default function ZahlweiseWaehlen({ nutzer }: { nutzer: Nutzer }) {
  const { client } = usePorts();
  const abfrage = useQuery(vertraegeQuery(client, nutzer.partnernummer ?? ''));
  return (
    <Abfrage abfrage={abfrage} title={t('waehlenTitel')}>
      {(vertraege) => <Auswahl vertraege={vertraege.filter(istAktiv)} />}
    </Abfrage>
  );
}

function Auswahl({ vertraege }: { vertraege: readonly Vertrag[] }) {
  const moegliche = vertraege.filter(({ aenderungen }) => !aenderungen.zahlweise.hinderung);
  const andere = vertraege.filter(({ aenderungen }) => aenderungen.zahlweise.hinderung);
  return (
    <Page
      title={t('waehlenTitel')}
      {...(moegliche.length > 0 ? { lead: t('waehlenEinleitung') } : {})}
      width="list"
    >
      {moegliche.length === 0 && (
        <EmptyState headline={t(vertraege.length > 0 ? 'waehlenKeine' : 'keineVertraege')}>
          {andere.length > 0 && t('waehlenWarum')}
        </EmptyState>
      )}
      {moegliche.map((vertrag) => (
        <Karte key={vertrag.versicherungsNummer} vertrag={vertrag} />
      ))}
      {andere.length > 0 && (
        <Abschnitt titel={t('nichtMoeglich')}>
          {andere.map((vertrag) => (
            <Karte key={vertrag.versicherungsNummer} vertrag={vertrag} />
          ))}
        </Abschnitt>
      )}
    </Page>
  );
}

function Karte({ vertrag }: { vertrag: Vertrag }) {
  const { hinderung } = vertrag.aenderungen.zahlweise;
  return (
    <Card
      heading={silben(vertrag.versicherungsName)}
      headingLevel={hinderung ? 3 : 2}
      {...(hinderung ? {} : { href: `/kunden/zahlungsweise/${vertrag.versicherungsNummer}` })}
    >
      <Vertragszeile vertrag={vertrag} />
      {hinderung && <p>{hinderung.text}</p>}
    </Card>
  );
}
