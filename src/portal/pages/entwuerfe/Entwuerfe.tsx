import { useQuery } from '@tanstack/react-query';
import { listenstatus, type Listenstatus } from '#contract/endpoints/entwuerfe.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Select } from '#widgets/select/Select.tsx';
import { usePorts } from '../../ports.ts';
import { entwuerfeQuery } from '../../queries/entwuerfe.ts';
import { vermittlerberatungen } from '../../produktadressen.ts';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { Teilabfrage } from '../../shell/zustand/Teilabfrage.tsx';
import { fehltRecht, OhneRecht } from '../kundenbestand/ablehnung.tsx';
import { useAuswahl } from './auswahl.ts';
import { Entwurfsseite } from './Entwurfsseite.tsx';
import styles from './Entwuerfe.module.css';
import { t } from './texte.ts';

/** Applications a broker, or his agency, has begun: found, opened, sent, copied, deleted (`domain/konto.md §7.5`). */
export default function Entwuerfe() {
  const { client } = usePorts();
  const [auswahl, waehle] = useAuswahl();
  const abfrage = useQuery(entwuerfeQuery(client, auswahl));
  const { error, isPlaceholderData } = abfrage;
  if (fehltRecht(error)) return <OhneRecht titel={t('titel')} grund={error.message} />;
  return (
    <Page title={t('titel')} lead={t('einleitung')} width="list">
      <Standfilter status={auswahl.status} onStatus={(status) => waehle({ status, seite: 1 })} />
      <Teilabfrage abfrage={abfrage} fehler={t('fehler')}>
        {(seite) => (
          <Entwurfsseite
            seite={seite}
            laedt={isPlaceholderData}
            onSeite={(nummer) => waehle({ seite: nummer })}
            {...(auswahl.status === null
              ? {}
              : { onAlle: () => waehle({ status: null, seite: 1 }) })}
          />
        )}
      </Teilabfrage>
      <Beraten />
    </Page>
  );
}

/** An advice begins here as well: whoever is new has no page of his own yet. */
function Beraten() {
  return (
    <Aktionen>
      {vermittlerberatungen.map(({ produkt: { name: produkt }, pfad }) => (
        <ButtonLink key={pfad} variant="secondary" href={pfad.replace('/*', '')}>
          {t('beraten', { produkt })}
        </ButtonLink>
      ))}
    </Aktionen>
  );
}

interface FilterProps {
  status: Listenstatus | null;
  onStatus: (status: Listenstatus | null) => void;
}

function Standfilter({ status, onStatus }: FilterProps) {
  const arten = listenstatus.options;
  return (
    <div className={styles.filter}>
      <Select
        label={t('stand')}
        name="stand"
        value={status ?? ''}
        onChange={(wert) => onStatus(arten.find((art) => art === wert) ?? null)}
        options={[
          { value: '', label: t('alle') },
          ...arten.map((value) => ({ value, label: t(`nur${value}`) })),
        ]}
      />
    </div>
  );
}
