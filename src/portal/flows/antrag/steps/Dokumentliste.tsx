import type { ReactNode } from 'react';
import type { Dokument } from '#contract/entities/dokument.ts';
import { formatDatum } from '#contract/tag.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Icon } from '#widgets/icon/Icon.tsx';
import { VisuallyHidden } from '#widgets/theme/VisuallyHidden.tsx';
import { texte } from '../../../texte.ts';
import styles from './Dokumentliste.module.css';

interface Props {
  dokumente: readonly Dokument[];
  /** What stands below the name, such as its kind and day. */
  zeileZu?: (dokument: Dokument) => string;
  /** How it is said that one counts no longer; of those before a contract all do. */
  vermerk?: (text: string) => ReactNode;
  /** All of them were opened as one file; by the id a list of mistakes leads there. */
  alsEine?: { readonly id: string; readonly onClick: () => void };
}

/** Documents to read in a tab of their own or to keep as PDF; all of them as one file below. */
export function Dokumentliste({ dokumente, zeileZu, vermerk, alsEine }: Props) {
  const alle = dokumente.find(({ typ }) => typ === 'ALLE_UNTERLAGEN');
  return (
    <>
      <ul className={styles.liste}>
        {dokumente
          .filter((dokument) => dokument !== alle)
          .map((dokument) => (
            <Zeile key={dokument.url} {...{ dokument, vermerk }} unter={zeileZu?.(dokument)} />
          ))}
      </ul>
      {alle && (
        <div>
          <ButtonLink variant="secondary" href={alsPdf(alle.url)} download {...alsEine}>
            {t('alsEine', { name: alle.name })}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

interface Zeilenteile {
  dokument: Dokument;
  unter: string | undefined;
  vermerk: Props['vermerk'];
}

function Zeile({ dokument, unter, vermerk: zeichne }: Zeilenteile) {
  const { name, url } = dokument;
  const vermerk = vermerkZu(dokument);
  return (
    <li className={styles.zeile}>
      <span className={styles.zeichen}>
        <Icon name="contract" size={22} />
      </span>
      <div className={styles.titel}>
        <Papierlink className={styles.name} url={url}>
          {name}
        </Papierlink>
        {unter !== undefined && <span className={styles.unter}>{unter}</span>}
        {vermerk !== null && (
          <span className={styles.vermerk}>{zeichne?.(vermerk) ?? vermerk}</span>
        )}
      </div>
      <a className={styles.pdf} href={alsPdf(url)} download>
        <VisuallyHidden>
          {[name, unter, vermerk, ''].filter((wort) => wort !== null).join(' ')}
        </VisuallyHidden>
        {t('pdf')}
      </a>
    </li>
  );
}

interface Linkteile {
  url: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Opens a document in a tab of its own. */
export function Papierlink({ url, className, children }: Linkteile) {
  return (
    <a className={className} href={url} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden>{` ${t('neuerTab')}`}</VisuallyHidden>
    </a>
  );
}

/** That it counts no longer, and since when; null while it counts. */
function vermerkZu({ zustand, zustandSeit }: Dokument): string | null {
  if (zustand === undefined || zustand === 'GUELTIG' || !zustandSeit) return null;
  return t(zustand, { datum: formatDatum(zustandSeit) });
}

/** The same document as a file. */
function alsPdf(url: string): string {
  return url.replace(/\.html$/, '.pdf');
}

const t = texte('antrag.dokumente', {
  neuerTab: '(öffnet in einem neuen Tab)',
  pdf: 'PDF speichern',
  ERSETZT: 'Ersetzt am {datum}',
  AUFGEHOBEN: 'Aufgehoben am {datum}',
  alsEine: '{name} speichern (PDF)',
});
