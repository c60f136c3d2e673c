import type { UseQueryResult } from '@tanstack/react-query';
import { kundenProSeite, type Bestandsseite } from '#contract/endpoints/kundenbestand.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { Button } from '#widgets/button/Button.tsx';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { Pagination } from '#widgets/pagination/Pagination.tsx';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Teilabfrage } from '../../shell/zustand/Teilabfrage.tsx';
import styles from './Kundenbestand.module.css';
import { Kundenliste } from './Kundenliste.tsx';
import { t } from './texte.ts';
import type { Umsatzwahl } from './umsatzwahl.ts';

interface Props {
  abfrage: UseQueryResult<Bestandsseite>;
  wahl: Umsatzwahl;
  seite: number;
  /** Filters leave out contracts: figures are of those found. */
  gefundene: boolean;
  onSeite: (seite: number) => void;
  /** Shows everybody again; absent while nothing narrows the list. */
  onAlle?: () => void;
}

/** Who was found, or why nobody. */
export function Treffer({ abfrage, ...rest }: Props) {
  return (
    <Teilabfrage abfrage={abfrage} fehler={t('fehler')}>
      {(bestand) => <Gefundene {...rest} bestand={bestand} sucht={abfrage.isPlaceholderData} />}
    </Teilabfrage>
  );
}

type Gefundenes = Omit<Props, 'abfrage'> & {
  bestand: Bestandsseite;
  /** What stands there is of the search before. */
  sucht: boolean;
};

function Gefundene(props: Gefundenes) {
  const { bestand, wahl, seite, gefundene, sucht, onSeite, onAlle } = props;
  if (bestand.gesamt === 0) return <Keine {...(onAlle ? { onAlle } : {})} />;
  return (
    <Abschnitt>
      <div className={styles.found}>
        <output className={styles.count}>
          {sucht ? t('sucht') : summe(bestand, onAlle !== undefined, gefundene)}
        </output>
        {onAlle && (
          <Button variant="secondary" onClick={onAlle}>
            {t('zuruecksetzen')}
          </Button>
        )}
      </div>
      <div className={styles.results} aria-busy={sucht || undefined}>
        <Kundenliste kunden={bestand.kunden} auswahl={wahl} gefundene={gefundene} />
      </div>
      <Pagination
        label={t('kunden')}
        page={seite}
        total={Math.ceil(bestand.gesamt / kundenProSeite)}
        onChange={onSeite}
      />
    </Abschnitt>
  );
}

const zahl = new Intl.NumberFormat('de-DE');

function summe(bestand: Bestandsseite, gesucht: boolean, gefundene: boolean): string {
  return t(gefundene ? 'summeGefundene' : 'summe', {
    anzahl: anzahl(bestand.gesamt, gesucht),
    betrag: formatBetrag(bestand.beitragsvolumen),
  });
}

function anzahl(gesamt: number, gesucht: boolean): string {
  if (gesucht) return t('treffer', { anzahl: zahl.format(gesamt) });
  return gesamt === 1 ? t('eine') : t('alle', { anzahl: zahl.format(gesamt) });
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
