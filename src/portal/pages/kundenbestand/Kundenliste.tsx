import type { Bestandskunde } from '#contract/endpoints/kundenbestand.ts';
import { formatDatum } from '#contract/tag.ts';
import { StatusBadge } from '#widgets/badge/StatusBadge.tsx';
import { Icon } from '#widgets/icon/Icon.tsx';
import styles from './Kundenliste.module.css';
import { t } from './texte.ts';

/** Customers below one another; the whole row leads to one. */
export function Kundenliste({ kunden }: { kunden: readonly Bestandskunde[] }) {
  return (
    <ul className={styles.list}>
      {kunden.map((kunde) => (
        <Zeile key={kunde.partnerNummer} kunde={kunde} />
      ))}
    </ul>
  );
}

function Zeile({ kunde }: { kunde: Bestandskunde }) {
  const { partnerNummer, plz, ort, produkte, naechsteHauptfaelligkeit: tag } = kunde;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <a href={`/vermittler/kunde/${partnerNummer}`}>{nameVon(kunde)}</a>
        <span className={styles.quiet}>{`${plz}\u00A0${ort}`}</span>
      </div>
      <div className={styles.what}>
        {produkte.length > 0 && <span>{produkte.map((produkt) => t(produkt)).join(' · ')}</span>}
        <span className={styles.quiet}>{vertraegeVon(kunde)}</span>
        <Marken kunde={kunde} />
      </div>
      {tag !== null && (
        <div className={styles.when}>
          <span className={styles.quiet}>{t('hauptfaelligkeit')}</span>
          <span>{formatDatum(tag)}</span>
        </div>
      )}
      <span className={styles.arrow}>
        <Icon name="forward" size={20} />
      </span>
    </li>
  );
}

function Marken({ kunde: { mahnung, offeneAufgaben } }: { kunde: Bestandskunde }) {
  if (!mahnung && offeneAufgaben === 0) return null;
  return (
    <span className={styles.marks}>
      {mahnung && <StatusBadge tone="warning">{t('mahnung')}</StatusBadge>}
      {offeneAufgaben > 0 && (
        <StatusBadge tone="neutral">
          {offeneAufgaben === 1 ? t('aufgabe') : t('aufgaben', { anzahl: offeneAufgaben })}
        </StatusBadge>
      )}
    </span>
  );
}

/** As the list is sorted: a firm, or the last name first. */
function nameVon({ firma, vorname, nachname }: Bestandskunde): string {
  return firma ?? t('mitNachname', { nachname, vorname });
}

function vertraegeVon({ laufende, beendete }: Bestandskunde): string {
  const laufend =
    laufende === 0
      ? t('keineLaufenden')
      : laufende === 1
        ? t('laufender')
        : t('laufende', { anzahl: laufende });
  return beendete === 0 ? laufend : t('beendete', { laufend, anzahl: beendete });
}
