import { useEffect, useRef } from 'react';
import { entwuerfeProSeite, type Entwurfsseite as Seite } from '#contract/endpoints/entwuerfe.ts';
import { Button } from '#widgets/button/Button.tsx';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { Pagination } from '#widgets/pagination/Pagination.tsx';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import styles from './Entwuerfe.module.css';
import { Entwurfszeile } from './Entwurfszeile.tsx';
import { t } from './texte.ts';

interface Props {
  seite: Seite;
  /** What stands there is of the choice before. */
  laedt: boolean;
  onSeite: (seite: number) => void;
  /** Shows all again; absent while nothing narrows the list. */
  onAlle?: () => void;
}

/** The drafts of one page, or that there are none. */
export function Entwurfsseite({ seite, laedt, onSeite, onAlle }: Props) {
  const { entwuerfe, gesamt } = seite;
  useFokusDanach(gesamt);
  if (gesamt === 0 && onAlle) {
    return (
      <EmptyState
        headline={t('keineSolchen')}
        action={<Button onClick={onAlle}>{t('alleZeigen')}</Button>}
      />
    );
  }
  if (gesamt === 0) return <EmptyState headline={t('keine')}>{t('nochKeine')}</EmptyState>;
  return (
    <Abschnitt>
      <output className={styles.count}>
        {gesamt === 1 ? t('eine') : t('anzahl', { anzahl: String(gesamt) })}
      </output>
      <ul className={styles.list} aria-busy={laedt || undefined}>
        {entwuerfe.map((entwurf) => (
          <Entwurfszeile key={entwurf.id} entwurf={entwurf} />
        ))}
      </ul>
      <Pagination
        label={t('titel')}
        page={seite.seite}
        total={Math.ceil(gesamt / entwuerfeProSeite)}
        onChange={onSeite}
      />
    </Abschnitt>
  );
}

/** Where a row went with the button that had the focus, reading goes on at the top. */
function useFokusDanach(gesamt: number): void {
  const zuvor = useRef(gesamt);
  useEffect(() => {
    const istWeg = gesamt < zuvor.current && document.activeElement === document.body;
    zuvor.current = gesamt;
    if (istWeg) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [gesamt]);
}
