import { type ReactNode, use } from 'react';
import type { Antragsweg } from '#contract/produkte/produkte.ts';
import { ExampleCard } from '#widgets/example-card/ExampleCard.tsx';
import { Icon } from '#widgets/icon/Icon.tsx';
import { allDrawings } from '#widgets/product-picture/allDrawings.ts';
import { VisuallyHidden } from '#widgets/theme/VisuallyHidden.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { TickList } from '#widgets/tick-list/TickList.tsx';
import styles from './Aushang.module.css';
import { alleAushaenge, aushaenge, ladeAushang } from './aushaenge.ts';
import { aushanginhalt, unterlagen, versprechen } from './inhalt.ts';
import { t } from './texte.ts';

export interface AushangProps {
  /** Whose page. */
  name: Antragsweg;
  /** The line below the button, or all that stands below the form. */
  teil: 'zeile' | 'seite';
}

/** What a product is, beside its first question (`domain/verkauf.md §2`); it never changes, and nothing in it acts. Without its page the other does all it has to do. */
export default function Aushang(props: AushangProps): ReactNode {
  const seite = aushaenge.get(props.name) ?? use(ladeAushang(props.name));
  return seite && <Teil {...props} />;
}

/** Whoever draws pages ahead has all of them at once; no browser does. */
if (import.meta.env.SSR) await alleAushaenge();

function Teil({ name, teil }: AushangProps): ReactNode {
  const { key: marke } = useBrand();
  if (teil === 'zeile') return <p className={styles.zeile}>{versprechen(name, marke)}</p>;
  const { schaeden, beispiel, versichert, nichtVersichert, brauchen } = aushanginhalt(name, marke);
  return (
    <>
      <div id="aushang" className={styles.karte} data-aushang={name}>
        <ExampleCard
          drawing={allDrawings[name] ?? ''}
          heading={t('schaeden')}
          hint={t('schaedenHinweis')}
          examples={schaeden}
        />
      </div>
      <section className={styles.abschnitt}>
        <h2>{t('deckung')}</h2>
        <p className={styles.hinweis}>{beispiel}</p>
        <div className={styles.haelften}>
          <TickList label={t('versichert')} items={versichert} framed />
          <TickList label={t('nichtVersichert')} items={nichtVersichert} framed crossed />
        </div>
      </section>
      <div className={`${styles.abschnitt} ${styles.haelften}`}>
        <section>
          <h2>{t('brauchen')}</h2>
          <TickList label={t('brauchen')} items={brauchen} />
        </section>
        <section>
          <h2>{t('lesen')}</h2>
          <ul className={styles.liste}>
            {unterlagen(name, marke).map((eine) => (
              <Unterlage key={eine.seite} {...eine} />
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

/** One to read now, in a tab of its own, or to keep. */
function Unterlage({ titel, seite, pdf }: ReturnType<typeof unterlagen>[number]) {
  return (
    <li>
      <Icon name="contract" size={22} />
      <a href={seite} target="_blank" rel="noreferrer">
        {titel}
        <VisuallyHidden>{` ${t('neuerTab')}`}</VisuallyHidden>
      </a>
      {pdf !== null && (
        <a href={pdf} download>
          <VisuallyHidden>{`${titel} `}</VisuallyHidden>
          {t('pdf')}
        </a>
      )}
    </li>
  );
}
