import { useQuery } from '@tanstack/react-query';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Card } from '#widgets/card/Card.tsx';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { blaetter } from '../../flows/vertrag/aenderung/arten/blaetter.ts';
import { pfadVon } from '../../flows/vertrag/aenderung/seiten.ts';
import { usePorts } from '../../ports.ts';
import { vertraegeQuery } from '../../queries/findByPartnerNummer.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { silben } from '../../shell/silben.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';
import { Vertragszeile } from '../vertrag/Vertragszeile.tsx';
import { t } from './texte.ts';
import { useArt } from './useArt.ts';

/** A change without a contract number: choose among those that allow it; the others say why not. */
export default function Waehlen({ nutzer }: { nutzer: Nutzer }) {
  const { client } = usePorts();
  const art = useArt();
  const abfrage = useQuery(vertraegeQuery(client, nutzer.partnernummer ?? ''));
  if (art === null) return <NichtGefunden />;
  return (
    <Abfrage abfrage={abfrage} title={blaetter[art].t('fuerVertrag')}>
      {(vertraege) => <Auswahl art={art} moegliche={vertraege.flatMap((v) => mitKachel(v, art))} />}
    </Abfrage>
  );
}

interface Moeglicher {
  vertrag: Vertragskachel;
  kachel: Vertragskachel['kacheln'][number];
}

function mitKachel(vertrag: Vertragskachel, gesucht: AenderungsArt): Moeglicher[] {
  const kachel = vertrag.kacheln.find(({ art }) => art === gesucht);
  return kachel ? [{ vertrag, kachel }] : [];
}

function Auswahl({ art, moegliche }: { art: AenderungsArt; moegliche: readonly Moeglicher[] }) {
  const offene = moegliche.filter(({ kachel }) => !kachel.hinderung);
  const andere = moegliche.filter(({ kachel }) => kachel.hinderung);
  return (
    <Page
      title={blaetter[art].t('fuerVertrag')}
      {...(offene.length > 0 ? { lead: t('einleitung') } : {})}
      width="list"
    >
      {offene.length === 0 && (
        <EmptyState
          headline={t('keine')}
          action={<ButtonLink href="/kunden/vertraege">{t('alleVertraege')}</ButtonLink>}
        >
          {t(andere.length > 0 ? 'warum' : 'keineText')}
        </EmptyState>
      )}
      {offene.map((einer) => (
        <Karte key={einer.vertrag.versicherungsNummer} {...einer} />
      ))}
      {andere.length > 0 && (
        <Abschnitt titel={t('nichtMoeglich')}>
          {andere.map((einer) => (
            <Karte key={einer.vertrag.versicherungsNummer} {...einer} />
          ))}
        </Abschnitt>
      )}
    </Page>
  );
}

function Karte({ vertrag, kachel: { art, hinderung } }: Moeglicher) {
  return (
    <Card
      heading={silben(vertrag.versicherungsName)}
      headingLevel={hinderung ? 3 : 2}
      {...(hinderung ? {} : { href: `/kunden/${pfadVon(art)}/${vertrag.versicherungsNummer}` })}
    >
      <Vertragszeile vertrag={vertrag} />
      {hinderung && <p>{hinderung.text}</p>}
    </Card>
  );
}
