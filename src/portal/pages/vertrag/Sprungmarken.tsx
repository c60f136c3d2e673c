import type { ReactNode } from 'react';
import { istNurName } from '#contract/entities/produkt.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { useImAuftrag } from '../../flows/vertrag/wege.ts';
import { hatHandlungen } from './handlungen.ts';
import styles from './Sprungmarken.module.css';
import { t } from './seitentexte.ts';

const marken = ['schutz', 'aendern', 'dokumente', 'daten', 'schaeden'] as const;

type Teilname = (typeof marken)[number] | 'kontakt';

/** Where on the page what stands; they stay in sight while it is read. A contract that is a name only has nothing to leap to. */
export function Sprungmarken({ vertrag }: { vertrag: Vertrag }) {
  const hatAenderungen = hatHandlungen(vertrag, useImAuftrag());
  if (istNurName(vertrag.produktIdentifier)) return null;
  return (
    <nav className={styles.leaps} aria-label={t('sprungmarken')}>
      {marken
        .filter(
          (name) =>
            (name !== 'aendern' || hatAenderungen) &&
            (name !== 'schutz' || vertrag.versichert.aussagen[0]),
        )
        .map((name) => (
          <a key={name} href={`#${name}`}>
            {t(name)}
          </a>
        ))}
    </nav>
  );
}

/** All parts of the page: below one another, what is done beside what is read from 1024 px. */
export function Teile({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}

/** A part of the page that a leap can lead to. */
export function Marke({ name, children }: { name: Teilname; children: ReactNode }) {
  return (
    <div id={name} className={styles.mark}>
      {children}
    </div>
  );
}
