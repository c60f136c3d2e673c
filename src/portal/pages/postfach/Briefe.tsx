import type { UseQueryResult } from '@tanstack/react-query';
import { nachrichtenProSeite, type Postfachseite } from '#contract/endpoints/postfach.ts';
import type { Nachrichtenkopf } from '#contract/entities/nachricht.ts';
import { formatMoment } from '#contract/tag.ts';
import { NavigationIcon } from '#widgets/app-shell/NavigationIcon.tsx';
import { Button } from '#widgets/button/Button.tsx';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { Icon } from '#widgets/icon/Icon.tsx';
import { Pagination } from '#widgets/pagination/Pagination.tsx';
import { VisuallyHidden } from '#widgets/theme/VisuallyHidden.tsx';
import { usePorts } from '../../ports.ts';
import type { Ordner, Ordnerauswahl } from '../../queries/postfach.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Teilabfrage } from '../../shell/zustand/Teilabfrage.tsx';
import styles from './Postfach.module.css';
import { t } from './texte.ts';
import { usePostfachwege } from './wege.ts';

interface Props {
  ordner: Ordner;
  abfrage: UseQueryResult<Postfachseite>;
  auswahl: Ordnerauswahl;
  onSeite: (seite: number) => void;
  /** Ends the search. */
  onAlle: () => void;
}

/** The messages of a page, or why there are none. */
export function Briefe({ ordner, abfrage, auswahl, onSeite, onAlle }: Props) {
  return (
    <Teilabfrage abfrage={abfrage} fehler={t('fehler')}>
      {(seite) => (
        <Gefundene
          {...{ ordner, auswahl, onSeite, onAlle, seite }}
          sucht={abfrage.isPlaceholderData}
        />
      )}
    </Teilabfrage>
  );
}

type Gefundenes = Omit<Props, 'abfrage'> & {
  seite: Postfachseite;
  /** What stands there is of the page before. */
  sucht: boolean;
};

function Gefundene({ ordner, auswahl, onSeite, onAlle, seite, sucht }: Gefundenes) {
  const gesucht = auswahl.suche !== '';
  if (seite.gesamt === 0) return <Keine ordner={ordner} {...(gesucht ? { onAlle } : {})} />;
  return (
    <Abschnitt>
      <div className={styles.gefunden}>
        <output>{anzahl(seite.gesamt)}</output>
        {gesucht && (
          <Button variant="secondary" onClick={onAlle}>
            {t('alleZeigen')}
          </Button>
        )}
      </div>
      <div className={styles.briefe} aria-busy={sucht || undefined}>
        <ul className={styles.liste} aria-label={t('nachrichten')}>
          {seite.nachrichten.map((nachricht) => (
            <Brief key={nachricht.id} ordner={ordner} nachricht={nachricht} />
          ))}
        </ul>
      </div>
      <Pagination
        label={t('nachrichten')}
        page={auswahl.seite}
        total={Math.ceil(seite.gesamt / nachrichtenProSeite)}
        onChange={onSeite}
      />
    </Abschnitt>
  );
}

function anzahl(gesamt: number): string {
  return gesamt === 1 ? t('eine') : t('anzahl', { anzahl: zahl.format(gesamt) });
}

const zahl = new Intl.NumberFormat('de-DE');

function Brief({ ordner, nachricht }: { ordner: Ordner; nachricht: Nachrichtenkopf }) {
  const { id, betreff, von, an, datum, gelesen } = nachricht;
  return (
    <li className={styles.brief} data-neu={!gelesen || undefined}>
      <p className={styles.wer}>
        <span>{ordner === 'eingang' ? von : an}</span>
        <time dateTime={datum}>{formatMoment(new Date(datum)).datum}</time>
      </p>
      <p className={styles.betreff}>
        <a href={`${usePostfachwege().ordner(ordner)}/${id}`}>
          {!gelesen && <VisuallyHidden>{`${t('ungelesen')} `}</VisuallyHidden>}
          {betreff}
        </a>
      </p>
      <span className={styles.pfeil}>
        <Icon name="forward" size={20} />
      </span>
    </li>
  );
}

function Keine({ ordner, onAlle }: Pick<Props, 'ordner'> & { onAlle?: () => void }) {
  const { bereich } = usePorts();
  if (onAlle) {
    return (
      <EmptyState
        headline={t('keine')}
        action={<Button onClick={onAlle}>{t('alleZeigen')}</Button>}
      >
        {t('keineGesucht')}
      </EmptyState>
    );
  }
  return (
    <EmptyState headline={t('keine')} sign={<NavigationIcon name="mail" />}>
      {ordner === 'gesendet'
        ? t('keineGesendet')
        : t(bereich === 'kunden' ? 'keineEingang' : 'keineAgentur')}
    </EmptyState>
  );
}
