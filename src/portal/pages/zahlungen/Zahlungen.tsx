import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Zahlung, Zahlungen as Alle } from '#contract/endpoints/vertrag/zahlungen.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { versicherungsNummer as nummernform } from '#contract/fields/versicherungsNummer.ts';
import { formatDatum, formatDatumLang } from '#contract/tag.ts';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { nachrichtenweg } from '../../flows/konto/nachricht/weg.ts';
import { useVertragswege } from '../../flows/vertrag/wege.ts';
import { usePorts } from '../../ports.ts';
import { vertragQuery } from '../../queries/vertragLesen.ts';
import { zahlungenQuery } from '../../queries/zahlungenLesen.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { silben } from '../../shell/silben.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';
import { t } from './texte.ts';

/** `/kunden/vertraege/{versicherungsNummer}/zahlungen`: what was and what will be to pay. */
export default function Zahlungen() {
  const { data } = z.safeParse(nummernform, useParams()['versicherungsNummer']);
  return data === undefined ? <NichtGefunden /> : <Gelesene key={data} nummer={data} />;
}

function Gelesene({ nummer }: { nummer: string }) {
  const { client } = usePorts();
  const vertrag = useQuery(vertragQuery(client, nummer));
  const zahlungen = useQuery(zahlungenQuery(client, nummer));
  return (
    <Abfrage abfrage={vertrag} title={t('titel')}>
      {(einer) => (
        <Abfrage abfrage={zahlungen} title={t('titel')}>
          {(alle) => <Seite vertrag={einer} alle={alle} />}
        </Abfrage>
      )}
    </Abfrage>
  );
}

function Seite({ vertrag, alle: { zahlungen, bekanntAb } }: { vertrag: Vertrag; alle: Alle }) {
  const wege = useVertragswege();
  const { versicherungsNummer: nummer, versicherungsName, naechsteZahlung } = vertrag;
  return (
    <Page
      title={t('titel')}
      lead={t('lead', { name: silben(versicherungsName), nummer })}
      back={{ label: t('zurueck'), href: wege.vertrag(nummer) }}
      width="text"
    >
      <Abschnitt titel={t('naechste')}>
        <p>{naechsteZahlung ? naechsterSatz(vertrag, naechsteZahlung) : t('nichts')}</p>
      </Abschnitt>
      <Abschnitt titel={t('bisher')}>
        {zahlungen.length === 0 && bekanntAb === null && <p>{t('nochNichts')}</p>}
        {zahlungen.length > 0 && (
          <>
            <p>{t('zeitraum')}</p>
            <FactList facts={zahlungen.map(zeile)} />
          </>
        )}
        {bekanntAb !== null && (
          <p>
            {zahlungen.length > 0
              ? t('bekanntAb', { tag: formatDatum(bekanntAb) })
              : t('unbekannt')}{' '}
            <a href={nachrichtenweg({ anliegen: 'BEITRAG', versicherungsNummer: nummer })}>
              {t('schreiben')}
            </a>
          </p>
        )}
      </Abschnitt>
    </Page>
  );
}

function naechsterSatz(
  { bankverbindung }: Vertrag,
  { tag, betrag }: NonNullable<Vertrag['naechsteZahlung']>,
): string {
  const worte = { tag: formatDatumLang(tag), betrag: formatBetrag(Math.abs(betrag)) };
  if (betrag < 0) return t('gutgeschrieben', worte);
  return t(bankverbindung ? 'abgebucht' : 'zuZahlen', worte);
}

function zeile({ tag, betrag, offen }: Zahlung) {
  return {
    label: formatDatumLang(tag),
    value: betrag < 0 ? t('gutschrift', { betrag: formatBetrag(-betrag) }) : formatBetrag(betrag),
    ...(offen > 0 && { hint: t('offen', { betrag: formatBetrag(offen) }) }),
  };
}
