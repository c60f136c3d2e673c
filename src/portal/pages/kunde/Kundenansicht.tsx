import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { partner } from '#contract/entities/partner.ts';
import { istAktiv, type Vertragskachel } from '#contract/entities/vertrag.ts';
import { StatusBadge } from '#widgets/badge/StatusBadge.tsx';
import { Card } from '#widgets/card/Card.tsx';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { FactList, type Fact } from '#widgets/fact-list/FactList.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../ports.ts';
import { vertraegeQuery } from '../../queries/findByPartnerNummer.ts';
import { partnerQuery } from '../../queries/partnerLesen.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { silben } from '../../shell/silben.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { Wegliste } from '../startseite/Wegliste.tsx';
import { rueckstandVon, ueberfaelligeZuerst } from '../vertrag/rueckstand.ts';
import { Statuszeile } from '../vertrag/Statuszeile.tsx';
import { Vertragszeile } from '../vertrag/Vertragszeile.tsx';
import { aktivitaetenVon } from './aktivitaeten.ts';
import { anzeigename } from './anzeigename.ts';
import { t } from './texte.ts';
import { anschrift, lesbar, personendaten } from '../kundendaten/fakten.ts';

interface Props {
  partnerNummer: string;
  /** Where contracts stand; the number follows. */
  vertragspfad: `/${string}/`;
  /** Her claims, where the broker follows and reports them. */
  schaeden?: ReactNode;
  back?: { label: string; href: string };
}

/** One customer as her broker sees her: what is open, her contracts, how to reach her (`domain/konto.md §7.4`). */
export function Kundenansicht({ partnerNummer, vertragspfad, schaeden, back }: Props) {
  const { client } = usePorts();
  const wer = useQuery(partnerQuery(client, partnerNummer));
  const vertraege = useQuery(vertraegeQuery(client, partnerNummer));
  return (
    <Abfrage abfrage={wer} title={t('kunde')}>
      {(kunde) => (
        <Abfrage abfrage={vertraege} title={t('kunde')}>
          {(alle) => (
            <Page
              title={anzeigename(kunde)}
              documentTitle={t('kunde')}
              lead={t('nummer', { nummer: partnerNummer })}
              width="list"
              {...(back ? { back } : {})}
            >
              <Inhalt kunde={kunde} vertraege={alle} {...{ vertragspfad, schaeden }} />
            </Page>
          )}
        </Abfrage>
      )}
    </Abfrage>
  );
}

interface InhaltProps extends Pick<Props, 'vertragspfad' | 'schaeden'> {
  kunde: z.output<typeof partner>;
  vertraege: readonly Vertragskachel[];
}

function Inhalt({ kunde, vertraege, vertragspfad, schaeden }: InhaltProps) {
  const hrefVon = (nummer: string) => `${vertragspfad}${nummer}`;
  const wege = aktivitaetenVon(vertraege, hrefVon);
  const aktive = vertraege.filter(istAktiv);
  const beendete = vertraege.filter((vertrag) => !istAktiv(vertrag));
  const karte = (vertrag: Vertragskachel) => (
    <Vertragskarte
      key={vertrag.versicherungsNummer}
      vertrag={vertrag}
      href={hrefVon(vertrag.versicherungsNummer)}
    />
  );
  return (
    <>
      {ueberfaelligeZuerst(vertraege).map((vertrag) => (
        <Rueckstand
          key={vertrag.versicherungsNummer}
          vertrag={vertrag}
          href={hrefVon(vertrag.versicherungsNummer)}
        />
      ))}
      <Abschnitt titel={t('offenes')}>
        {wege.length === 0 ? <p>{t('keineAktivitaeten')}</p> : <Wegliste wege={wege} />}
      </Abschnitt>
      <Abschnitt titel={t('vertraege')}>
        {aktive.length === 0 && <p>{t('keineLaufenden')}</p>}
        {aktive.map(karte)}
        {beendete.length > 0 && (
          <Disclosure
            summary={t('beendete')}
            count={beendete.length}
            defaultOpen={aktive.length === 0}
          >
            <Abschnitt>{beendete.map(karte)}</Abschnitt>
          </Disclosure>
        )}
      </Abschnitt>
      {schaeden}
      <Abschnitt titel={t('daten')}>
        <FactList facts={kontaktdaten(kunde)} />
      </Abschnitt>
    </>
  );
}

/** What is open at a contract; nothing where it owes nothing. */
function Rueckstand({ vertrag, href }: { vertrag: Vertragskachel; href: string }) {
  const { versicherungsNummer: nummer, versicherungsName } = vertrag;
  const offen = rueckstandVon(vertrag);
  if (!offen) return null;
  const { ueberfaellig, satz } = offen;
  return (
    <InfoBox
      type={ueberfaellig ? 'warning' : 'neutral'}
      headline={t(ueberfaellig ? 'ueberfaellig' : 'beitragOffen', {
        vertrag: silben(versicherungsName),
      })}
      action={<a href={href}>{t('zumVertrag')}</a>}
    >
      {ueberfaellig && <p>{t('ueberfaelligText', { nummer })}</p>}
      {satz !== null && <p>{satz}</p>}
    </InfoBox>
  );
}

function Vertragskarte({ vertrag, href }: { vertrag: Vertragskachel; href: string }) {
  return (
    <Card
      href={href}
      heading={silben(vertrag.versicherungsName)}
      headingLevel={3}
      badge={<Statuszeile vertrag={vertrag} />}
    >
      <Vertragszeile vertrag={vertrag} />
      {vertrag.mahnung && istAktiv(vertrag) && (
        <div>
          <StatusBadge tone="warning">{t('mahnung')}</StatusBadge>
        </div>
      )}
    </Card>
  );
}

/** Who she is, where she lives, how to reach her; the number of the page is not said twice. */
function kontaktdaten(wer: InhaltProps['kunde']): Fact[] {
  return [
    ...personendaten(wer).filter(({ value }) => value !== wer.partnerNummer),
    ...anschrift(wer),
    { label: t('email'), value: wer.email },
    { label: t('handynummer'), value: lesbar(wer.handynummer) },
  ];
}
