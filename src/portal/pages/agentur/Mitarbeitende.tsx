import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Mitarbeiter } from '#contract/endpoints/agentur.ts';
import { formatMoment } from '#contract/tag.ts';
import { StatusBadge } from '#widgets/badge/StatusBadge.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { Row } from '#widgets/row-list/Row.tsx';
import { RowList } from '#widgets/row-list/RowList.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { usePorts } from '../../ports.ts';
import { mitarbeitendeQuery } from '../../queries/agentur.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { Teilabfrage } from '../../shell/zustand/Teilabfrage.tsx';
import styles from './Agentur.module.css';
import { t } from './texte.ts';

/** From so many people on, one is looked for. */
const mitSucheAb = 6;

/** Everybody with an access; whoever can be changed leads to what may be changed. */
export function Mitarbeitende({ nummer }: { nummer: string }) {
  const abfrage = useQuery(mitarbeitendeQuery(usePorts().client, nummer));
  return (
    <Abschnitt titel={t('mitarbeitende')}>
      <Aktionen>
        <ButtonLink href="/vermittler/untervermittler/anlegen">{t('einladen')}</ButtonLink>
      </Aktionen>
      <Teilabfrage abfrage={abfrage} fehler={t('listeFehler')}>
        {(alle) => <Liste alle={alle} />}
      </Teilabfrage>
    </Abschnitt>
  );
}

function Liste({ alle }: { alle: readonly Mitarbeiter[] }) {
  const [suche, setSuche] = useState('');
  const gesucht = suche.trim().toLocaleLowerCase('de');
  const gefunden = alle.filter(({ name, email }) =>
    `${name} ${email}`.toLocaleLowerCase('de').includes(gesucht),
  );
  return (
    <>
      {alle.length >= mitSucheAb && (
        <TextField
          label={t('suche')}
          name="suche"
          value={suche}
          onChange={setSuche}
          inputMode="search"
          autoComplete="off"
          optional
        />
      )}
      {gefunden.length === 0 ? (
        <EmptyState headline={t('keine')}>{t('keineGefunden')}</EmptyState>
      ) : (
        <RowList label={t('mitarbeitende')}>
          {gefunden.map((person) => (
            <Row
              key={person.id}
              name={person.name}
              line={<Zeile person={person} />}
              {...(person.selbst && { figure: t('sie') })}
              {...markeVon(person)}
              {...(person.selbst || person.rolle === 'INHABER'
                ? {}
                : { href: `/vermittler/agentur?person=${person.id}` })}
            />
          ))}
        </RowList>
      )}
      {alle.length === 1 && <p>{t('nochKeine')}</p>}
      <p className={styles.hinweis}>{t('mindestens')}</p>
    </>
  );
}

function Zeile({ person }: { person: Mitarbeiter }) {
  const { rolle, rechte, kunden, email, ihkNummer, vermittlerNummer } = person;
  const gelistet =
    rolle === 'INHABER'
      ? t('inhaber')
      : rechte.map((recht) => t(recht)).join(', ') || t('ohneRechte');
  const zahl = kunden === 1 ? t('einKunde') : t('kunden', { anzahl: kunden });
  return (
    <>
      {email}
      <br />
      {t('rechteSatz', { rechte: gelistet, kunden: zahl })}
      {ihkNummer !== null && (
        <>
          <br />
          {t('eigeneNummer', { register: ihkNummer, nummer: vermittlerNummer })}
        </>
      )}
    </>
  );
}

function markeVon({ status, eingeladenBis }: Mitarbeiter): { badge?: ReactNode } {
  if (status === 'AKTIV') return {};
  if (status === 'GESPERRT') {
    return { badge: <StatusBadge tone="neutral">{t('gesperrt')}</StatusBadge> };
  }
  const text =
    eingeladenBis === null
      ? t('eingeladen')
      : t('eingeladenBis', { tag: formatMoment(new Date(eingeladenBis)).datum });
  return { badge: <StatusBadge tone="warning">{text}</StatusBadge> };
}
