import type { Gespraechsbeitrag } from '#contract/entities/nachricht.ts';
import { formatMoment, formatWochentag, heuteInBerlin } from '#contract/tag.ts';
import styles from './Gespraech.module.css';
import { Nachrichtentext } from './Nachrichtentext.tsx';
import { t } from './texte.ts';

/** Both sides of a conversation by day, the newest last (`domain/offen.md`, P3). */
export function Gespraech({ beitraege }: { beitraege: readonly Gespraechsbeitrag[] }) {
  return (
    <ol className={styles.gespraech} aria-label={t('gespraech')}>
      {beitraege.map((beitrag, stelle) => (
        <Beitrag
          key={beitrag.id}
          beitrag={beitrag}
          tag={neuerTag(beitraege[stelle - 1], beitrag)}
        />
      ))}
    </ol>
  );
}

function Beitrag({ beitrag, tag }: { beitrag: Gespraechsbeitrag; tag: string | null }) {
  const { von, datum, gesendet, text } = beitrag;
  const { uhrzeit } = formatMoment(new Date(datum));
  return (
    <li className={styles.beitrag} data-gesendet={gesendet || undefined}>
      {tag !== null && <p className={styles.tag}>{formatWochentag(tag)}</p>}
      <p className={styles.wer}>
        <strong>{gesendet ? t('sie') : von}</strong>,{' '}
        <time dateTime={datum}>{t('uhr', { uhrzeit })}</time>
      </p>
      <div className={styles.blase}>
        <Nachrichtentext html={text} />
      </div>
    </li>
  );
}

/** `yyyy-MM-dd` where it is the first of its day. */
function neuerTag(davor: Gespraechsbeitrag | undefined, { datum }: Gespraechsbeitrag) {
  const tag = heuteInBerlin(new Date(datum));
  return davor && heuteInBerlin(new Date(davor.datum)) === tag ? null : tag;
}
