import type { Bestandskunde } from '#contract/endpoints/kundenbestand.ts';
import { Fragment, type ReactNode } from 'react';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum } from '#contract/tag.ts';
import { StatusBadge } from '#widgets/badge/StatusBadge.tsx';
import { VisuallyHidden } from '#widgets/theme/VisuallyHidden.tsx';
import styles from './Kundenliste.module.css';
import { nameVon } from './umsatzwahl.ts';
import { t } from './texte.ts';

/** Who can be chosen, and who is. */
interface Auswahl {
  gewaehlt: ReadonlySet<string>;
  waehlbar: (kunde: Bestandskunde) => boolean;
  waehle: (partnerNummer: string, ja: boolean) => void;
}

interface Props {
  kunden: readonly Bestandskunde[];
  auswahl?: Auswahl;
  /** Filters leave out contracts: figures are of those found. */
  gefundene?: boolean;
}

/** Customers below one another; the whole row leads to one. */
export function Kundenliste({ kunden, auswahl, gefundene = false }: Props) {
  return (
    <ul className={styles.list}>
      {kunden.map((kunde) => (
        <Zeile key={kunde.partnerNummer} {...{ kunde, gefundene }}>
          {auswahl?.waehlbar(kunde) && <Haken kunde={kunde} auswahl={auswahl} />}
        </Zeile>
      ))}
    </ul>
  );
}

function Haken({ kunde, auswahl }: { kunde: Bestandskunde; auswahl: Auswahl }) {
  const { partnerNummer } = kunde;
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={t('waehlen', { name: nameVon(kunde) })}
      checked={auswahl.gewaehlt.has(partnerNummer)}
      onChange={(event) => auswahl.waehle(partnerNummer, event.currentTarget.checked)}
    />
  );
}

interface Zeilenteile {
  kunde: Bestandskunde;
  gefundene: boolean;
  children?: ReactNode;
}

function Zeile({ kunde, gefundene, children }: Zeilenteile) {
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
      <div className={styles.when}>
        {kunde.jahresbeitrag > 0 && (
          <b>
            {t(gefundene ? 'imJahrGefundene' : 'imJahr', {
              betrag: formatBetrag(kunde.jahresbeitrag),
            })}
          </b>
        )}
        {tag !== null && (
          <span className={styles.quiet}>{t('faelligAm', { tag: formatDatum(tag) })}</span>
        )}
        <span className={styles.quiet}>
          {t('geaendertAm', { tag: formatDatum(kunde.geaendertAm) })}
        </span>
      </div>
      <div className={styles.acts}>
        {children}
        <Handlungen kunde={kunde} />
      </div>
    </li>
  );
}

/** Ways to what of a customer is meant most often, folded until they are needed. */
function Handlungen({ kunde }: { kunde: Bestandskunde }) {
  return (
    <details className={styles.menu}>
      <summary>
        {t('aktionen')}
        <VisuallyHidden>{` ${nameVon(kunde)}`}</VisuallyHidden>
      </summary>
      <ul className={styles.ways}>
        <li>
          <a href={`/vermittler/kunde/${kunde.partnerNummer}`}>{t('zumKunden')}</a>
        </li>
        {kunde.vertraege.map(({ versicherungsNummer: nummer, produkt, umsatzOffen }) => (
          <Fragment key={nummer}>
            <li>
              <a href={`/vermittler/vertraege/details/${nummer}`}>
                {t('zumVertrag', { produkt: t(produkt), nummer })}
              </a>
            </li>
            {umsatzOffen && (
              <li>
                <a href={`/vermittler/vertraege/details/${nummer}/jahresumsatz`}>
                  {t('umsatzAngeben', { nummer })}
                </a>
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </details>
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

function vertraegeVon({ laufende, beendete }: Bestandskunde): string {
  const laufend =
    laufende === 0
      ? t('keineLaufenden')
      : laufende === 1
        ? t('laufender')
        : t('laufende', { anzahl: laufende });
  return beendete === 0 ? laufend : t('beendete', { laufend, anzahl: beendete });
}
