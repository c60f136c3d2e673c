import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Einsicht, einsichtenProSeite } from '#contract/endpoints/agentur.ts';
import { formatMoment } from '#contract/tag.ts';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { Pagination } from '#widgets/pagination/Pagination.tsx';
import { Row } from '#widgets/row-list/Row.tsx';
import { RowList } from '#widgets/row-list/RowList.tsx';
import { Select } from '#widgets/select/Select.tsx';
import { usePorts } from '../../ports.ts';
import { einsichtenQuery, mitarbeitendeQuery } from '../../queries/agentur.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Teilabfrage } from '../../shell/zustand/Teilabfrage.tsx';
import { t } from './texte.ts';

/** Who of the agency has looked at whom, newest first (`domain/konto.md §11`). */
export function Einsichten({ nummer }: { nummer: string }) {
  const { client } = usePorts();
  const [auswahl, setAuswahl] = useState<{ person: string | null; seite: number }>({
    person: null,
    seite: 1,
  });
  const abfrage = useQuery(einsichtenQuery(client, auswahl));
  const { data: alle = [] } = useQuery(mitarbeitendeQuery(client, nummer));
  return (
    <Abschnitt titel={t('einsichten')}>
      <p>{t('einsichtenText')}</p>
      <Select
        label={t('person')}
        name="person"
        value={auswahl.person ?? ''}
        onChange={(wert) => setAuswahl({ person: wert === '' ? null : wert, seite: 1 })}
        options={[
          { value: '', label: t('allePersonen') },
          ...alle.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Teilabfrage abfrage={abfrage} fehler={t('einsichtenFehler')}>
        {({ einsichten, gesamt }) =>
          gesamt === 0 ? (
            <EmptyState headline={t('keineEinsichten')} />
          ) : (
            <>
              <RowList label={t('einsichtenListe')}>
                {einsichten.map((einsicht) => (
                  <Zeile key={einsicht.id} einsicht={einsicht} />
                ))}
              </RowList>
              <Pagination
                label={t('einsichtenListe')}
                page={auswahl.seite}
                total={Math.ceil(gesamt / einsichtenProSeite)}
                onChange={(seite) => setAuswahl({ ...auswahl, seite })}
              />
            </>
          )
        }
      </Teilabfrage>
    </Abschnitt>
  );
}

function Zeile({ einsicht: { person, kunde, vertraege, zeit } }: { einsicht: Einsicht }) {
  const was =
    kunde === null
      ? vertraege === 1
        ? t('gespeichert')
        : t('gespeicherte', { anzahl: vertraege ?? 0 })
      : t('angesehen', { kunde: kunde.name });
  return (
    <Row
      name={person ?? t('ehemalige')}
      line={
        <>
          {was}
          <br />
          {t('uhr', formatMoment(new Date(zeit)))}
        </>
      }
    />
  );
}
