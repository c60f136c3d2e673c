import type { Dokument } from '#contract/entities/dokument.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Icon } from '#widgets/icon/Icon.tsx';
import { VisuallyHidden } from '#widgets/theme/VisuallyHidden.tsx';
import { texte } from '../../../texte.ts';
import styles from './Dokumentliste.module.css';

/** Documents to read in a tab of their own or to keep as PDF; all of them as one file below. */
export function Dokumentliste({ dokumente }: { dokumente: readonly Dokument[] }) {
  const alle = dokumente.find(({ typ }) => typ === 'ALLE_UNTERLAGEN');
  return (
    <>
      <ul className={styles.liste}>
        {dokumente
          .filter((dokument) => dokument !== alle)
          .map(({ name, url }) => (
            <li key={url} className={styles.zeile}>
              <span className={styles.zeichen}>
                <Icon name="contract" size={22} />
              </span>
              <a className={styles.name} href={url} target="_blank" rel="noreferrer">
                {name}
                <VisuallyHidden>{` ${t('neuerTab')}`}</VisuallyHidden>
              </a>
              <a className={styles.pdf} href={alsPdf(url)} download>
                <VisuallyHidden>{`${name} `}</VisuallyHidden>
                {t('pdf')}
              </a>
            </li>
          ))}
      </ul>
      {alle && (
        <div>
          <ButtonLink variant="secondary" href={alsPdf(alle.url)} download>
            {t('alsEine', { name: alle.name })}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** The same document as a file. */
function alsPdf(url: string): string {
  return url.replace(/\.html$/, '.pdf');
}

const t = texte('antrag.dokumente', {
  neuerTab: '(öffnet in einem neuen Tab)',
  pdf: 'PDF speichern',
  alsEine: '{name} speichern (PDF)',
});
