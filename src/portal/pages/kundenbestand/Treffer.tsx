import type { UseQueryResult } from '@tanstack/react-query';
import { kundenProSeite, type Bestandsseite } from '#contract/endpoints/kundenbestand.ts';
import { Button } from '#widgets/button/Button.tsx';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Pagination } from '#widgets/pagination/Pagination.tsx';
import { SkeletonCards } from '#widgets/skeleton/SkeletonCards.tsx';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import styles from './Kundenbestand.module.css';
import { Kundenliste } from './Kundenliste.tsx';
import { t } from './texte.ts';

interface Props {
  abfrage: UseQueryResult<Bestandsseite>;
  seite: number;
  onSeite: (seite: number) => void;
  /** Shows everybody again; absent while nothing narrows the list. */
  onAlle?: () => void;
}

/** Who was found, or why nobody. */
export function Treffer({ abfrage, seite, onSeite, onAlle }: Props) {
  const { data, error, isFetching, isPlaceholderData, refetch } = abfrage;
  if (!data && error) {
    return (
      <InfoBox
        type="error"
        headline={t('fehler')}
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t('erneut')}
          </Button>
        }
      />
    );
  }
  if (!data) return <SkeletonCards />;
  if (data.gesamt === 0) return <Keine {...(onAlle ? { onAlle } : {})} />;
  return (
    <Abschnitt>
      <output className={styles.count}>{anzahl(data.gesamt)}</output>
      <div className={styles.results} aria-busy={isPlaceholderData || undefined}>
        <Kundenliste kunden={data.kunden} />
      </div>
      <Pagination
        label={t('kunden')}
        page={seite}
        total={Math.ceil(data.gesamt / kundenProSeite)}
        onChange={onSeite}
      />
    </Abschnitt>
  );
}

const zahl = new Intl.NumberFormat('de-DE');

function anzahl(gesamt: number): string {
  return gesamt === 1 ? t('einer') : t('mehrere', { anzahl: zahl.format(gesamt) });
}

function Keine({ onAlle }: Pick<Props, 'onAlle'>) {
  return (
    <EmptyState
      headline={t('keine')}
      {...(onAlle ? { action: <Button onClick={onAlle}>{t('zuruecksetzen')}</Button> } : {})}
    >
      {t(onAlle ? 'keineErklaerung' : 'nochKeine')}
    </EmptyState>
  );
}
