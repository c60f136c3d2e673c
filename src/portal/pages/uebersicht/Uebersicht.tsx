import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { istAktiv, type Vertragskachel } from '#contract/entities/vertrag.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Card } from '#widgets/card/Card.tsx';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { HeadCard } from '#widgets/head-card/HeadCard.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useFeatures } from '../../useFeatures.ts';
import { usePorts } from '../../ports.ts';
import { vertraegeQuery } from '../../queries/findByPartnerNummer.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { silben } from '../../shell/silben.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { Wegliste } from '../startseite/Wegliste.tsx';
import { rueckstandVon, ueberfaelligeZuerst } from '../vertrag/rueckstand.ts';
import { zahlungssatz } from '../vertrag/saetze.ts';
import { Statuszeile } from '../vertrag/Statuszeile.tsx';
import { t as vertragText } from '../vertrag/texte.ts';
import { Vertragszeile } from '../vertrag/Vertragszeile.tsx';
import { aktivitaetenVon } from './aktivitaeten.ts';
import { t as offen } from './aktivitaetstexte.ts';
import { geldfakten } from './geld.ts';
import { t } from './texte.ts';
import styles from './Uebersicht.module.css';
import type { Daneben as Nachbar } from './weiteres/Weiteres.tsx';

/** Start page of a customer: what is urgent, what is open, her contracts (`domain/konto.md §10`). */
export default function Uebersicht({ nutzer }: { nutzer: Nutzer }) {
  const { client } = usePorts();
  const partnerNummer = nutzer.partnernummer ?? '';
  const abfrage = useQuery(vertraegeQuery(client, partnerNummer));
  const gruss = t('gruss', { name: nutzer.name });
  return (
    <Abfrage abfrage={abfrage} title={gruss}>
      {(vertraege) => (
        <Page title={gruss} documentTitle={t('fenster')} width="list">
          {ueberfaelligeZuerst(vertraege).map((vertrag) => (
            <Warnung key={vertrag.versicherungsNummer} vertrag={vertrag} />
          ))}
          <Geld vertraege={vertraege} />
          <div className={styles.parts}>
            <div className={styles.part}>
              <Aktivitaeten vertraege={vertraege} />
              <Vertraege vertraege={vertraege} />
            </div>
            <div className={styles.part}>
              <Spaeter teil={Daneben} {...{ vertraege, partnerNummer }} />
            </div>
            <div className={styles.part}>
              <Spaeter teil={Darunter} {...{ vertraege, partnerNummer }} />
            </div>
          </div>
        </Page>
      )}
    </Abfrage>
  );
}

type Teil = ComponentProps<typeof Nachbar>;

/** Comes behind the contracts, which can be read without it. */
const weiteres = (welcher: 'Daneben' | 'Darunter') =>
  lazy(async (): Promise<{ default: ComponentType<Teil> }> => {
    try {
      return { default: (await import('./weiteres/Weiteres.tsx'))[welcher] };
    } catch {
      return { default: () => null };
    }
  });
const Daneben = weiteres('Daneben');
const Darunter = weiteres('Darunter');

function Spaeter({ teil: Teil, ...teile }: Teil & { teil: ComponentType<Teil> }) {
  return (
    <Suspense fallback={null}>
      <Teil {...teile} />
    </Suspense>
  );
}

/** What is open at a contract; nothing where it owes nothing. */
function Warnung({ vertrag }: { vertrag: Vertragskachel }) {
  const { versicherungsNummer: nummer, versicherungsName } = vertrag;
  const rueckstand = rueckstandVon(vertrag);
  if (!rueckstand) return null;
  const { ueberfaellig, satz } = rueckstand;
  return (
    <InfoBox
      type={ueberfaellig ? 'warning' : 'neutral'}
      headline={t(ueberfaellig ? 'ueberfaellig' : 'beitragOffen', {
        vertrag: silben(versicherungsName),
      })}
      action={<a href={`/kunden/vertraege/${nummer}`}>{t('zumVertrag')}</a>}
    >
      {ueberfaellig && <p>{t('ueberfaelligText', { nummer })}</p>}
      {satz !== null && <p>{ueberfaellig ? satz : t('vertragNr', { nummer, satz })}</p>}
    </InfoBox>
  );
}

/** What is paid next and what everything costs in a year; nothing where nothing is paid. */
function Geld({ vertraege }: { vertraege: readonly Vertragskachel[] }) {
  const fakten = geldfakten(vertraege);
  return fakten.length === 0 ? null : <HeadCard facts={fakten} />;
}

function Aktivitaeten({ vertraege }: { vertraege: readonly Vertragskachel[] }) {
  const wege = aktivitaetenVon(vertraege, useFeatures());
  return (
    <Abschnitt titel={offen('offenes')}>
      {wege.length === 0 ? <p>{t('nichtsOffen')}</p> : <Wegliste wege={wege} />}
    </Abschnitt>
  );
}

function Vertraege({ vertraege }: { vertraege: readonly Vertragskachel[] }) {
  const aktive = vertraege.filter(istAktiv);
  if (vertraege.length === 0) {
    return (
      <EmptyState
        headline={vertragText('keineVertraege')}
        action={<ButtonLink href="/kunden/kontakt">{vertragText('vertragFehlt')}</ButtonLink>}
      >
        {vertragText('keineVertraegeText')}
      </EmptyState>
    );
  }
  return (
    <Abschnitt titel={t('vertraege')}>
      {aktive.length === 0 && <p>{t('nurBeendete')}</p>}
      {aktive.map((vertrag) => (
        <Kurzkarte key={vertrag.versicherungsNummer} vertrag={vertrag} />
      ))}
      <p>
        <a href="/kunden/vertraege">{t('alleVertraege')}</a>
      </p>
    </Abschnitt>
  );
}

/** What is pending and overdue stands above already. */
function Kurzkarte({ vertrag }: { vertrag: Vertragskachel }) {
  const zahlung = zahlungssatz(vertrag);
  return (
    <Card
      href={`/kunden/vertraege/${vertrag.versicherungsNummer}`}
      heading={silben(vertrag.versicherungsName)}
      headingLevel={3}
      badge={<Statuszeile vertrag={vertrag} />}
    >
      <Vertragszeile vertrag={vertrag} />
      {zahlung !== null && <p>{zahlung}</p>}
    </Card>
  );
}
