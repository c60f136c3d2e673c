import type { Dokument } from '#contract/entities/dokument.ts';
import { fileSize } from '#widgets/file-upload/fileSize.ts';
import { Icon } from '#widgets/icon/Icon.tsx';
import styles from './Dokumentliste.module.css';

interface Props {
  /** Each with its bytes. */
  dateien: readonly (Pick<Dokument, 'name' | 'url'> & { groesse: number })[];
}

/** Files as somebody sent them, to download: none is ever shown as a page. */
export function Dateiliste({ dateien }: Props) {
  return (
    <ul className={styles.liste}>
      {dateien.map(({ name, url, groesse }) => (
        <li key={url} className={styles.zeile}>
          <span className={styles.zeichen}>
            <Icon name="contract" size={22} />
          </span>
          <div className={styles.titel}>
            <a className={styles.name} href={url} download>
              {name}
            </a>
            <span className={styles.unter}>{fileSize(groesse)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
