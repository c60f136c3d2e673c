import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { istAktiv, type Vertragskachel } from '#contract/entities/vertrag.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { Row } from '#widgets/row-list/Row.tsx';
import { RowList } from '#widgets/row-list/RowList.tsx';
import { schadenwege } from '../../flows/schaden/wege.ts';
import { nachrichtenweg } from '../../flows/konto/nachricht/weg.ts';
import { usePorts, useSession } from '../../ports.ts';
import Daten from '../../queries/Daten.tsx';
import { vertraegeQuery } from '../../queries/findByPartnerNummer.ts';
import { useFeatures } from '../../useFeatures.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { silben } from '../../shell/silben.ts';
import { Teilabfrage } from '../../shell/zustand/Teilabfrage.tsx';
import { Produktbild } from '../schaeden/Produktbild.tsx';
import { meldewegeVon } from './meldewege.ts';
import { t } from './texte.ts';

interface Props {
  partnerNummer: string;
}

/** The contracts of a customer that damage can be reported of. */
export default function Vertragswahl({ partnerNummer }: Props) {
  return (
    <Daten>
      <Vertraege partnerNummer={partnerNummer} />
    </Daten>
  );
}

function Vertraege({ partnerNummer }: Props) {
  const { client } = usePorts();
  const abfrage = useQuery(vertraegeQuery(client, partnerNummer));
  return (
    <Teilabfrage abfrage={abfrage} fehler={t('fehler')}>
      {(vertraege) => (
        <>
          <Wahl vertraege={vertraege} />
          <SelbstGeschaedigt />
        </>
      )}
    </Teilabfrage>
  );
}

/** A customer may be the one who was harmed, too. */
function SelbstGeschaedigt() {
  if (!useFeatures()('geschaedigten-formular')) return null;
  return (
    <p>
      {t('selbstGeschaedigt')} <a href={schadenwege.geschaedigt}>{t('selbstMelden')}</a>
    </p>
  );
}

function Wahl({ vertraege }: { vertraege: readonly Vertragskachel[] }) {
  const { now, speicher } = usePorts();
  const zustand = useSession();
  const sub = zustand.status === 'angemeldet' ? zustand.nutzer.sub : null;
  const wege = meldewegeVon(vertraege, heuteInBerlin(now()));
  // The form counts as this list does now, also once another contract has moved it.
  useEffect(() => {
    if (sub === null) return;
    for (const { ort, vertrag } of wege) {
      speicher.setItem(ort(sub), JSON.stringify(vertrag.versicherungsNummer));
    }
  }, [wege, sub, speicher]);
  if (wege.length === 0) {
    return (
      <EmptyState
        headline={t('keiner')}
        action={
          <ButtonLink variant="secondary" href={nachrichtenweg({ anliegen: 'SCHADEN' })}>
            {t('schreiben')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Vertragsliste
      zeilen={wege.map(({ vertrag, href }) => ({
        vertrag,
        href,
        line: t('nummer', { nummer: vertrag.versicherungsNummer }),
      }))}
    >
      {t('fehlt')} <a href={nachrichtenweg({ anliegen: 'SCHADEN' })}>{t('schreiben')}</a>
    </Vertragsliste>
  );
}

interface Vertragslistenprops {
  zeilen: readonly { vertrag: Vertragskachel; href: string; line: string }[];
  /** For whoever does not find the contract. */
  children: ReactNode;
}

/** Contracts to choose from, each with where it leads. */
export function Vertragsliste({ zeilen, children }: Vertragslistenprops) {
  return (
    <Abschnitt titel={t('welcher')}>
      <RowList label={t('welcher')}>
        {zeilen.map(({ vertrag, href, line }) => (
          <Row
            key={vertrag.versicherungsNummer}
            picture={
              <Produktbild schluessel={schluesselAusIdentifier(vertrag.produktIdentifier)} />
            }
            name={nameVon(vertrag)}
            line={line}
            href={href}
          />
        ))}
      </RowList>
      <p>{children}</p>
    </Abschnitt>
  );
}

function nameVon(vertrag: Vertragskachel): string {
  const name = silben(vertrag.versicherungsName);
  return istAktiv(vertrag) ? name : t('beendet', { name });
}
