import { type ColumnRatio, Columns } from '../../columns/Columns.tsx';
import { Page } from '../../page/Page.tsx';
import styles from '../gallery.module.css';
import type { Sample } from '../sample.ts';

const ratios: ColumnRatio[] = ['1:1', '2:1', '1:2', '3:2', '2:3', '3:1', '1:3'];

export default {
  titel: 'Zwei Spalten',
  gruppe: 'Rahmen',
  ganzseitig: true,
  zustaende: {
    verhaeltnisse: () => (
      <Page title="Zwei Spalten" width="list">
        {ratios.map((ratio) => (
          <Columns
            key={ratio}
            ratio={ratio}
            first={<p className={styles.block}>{`Erste Spalte ${ratio}`}</p>}
            second={<p className={styles.block}>{`Zweite Spalte ${ratio}`}</p>}
          />
        ))}
      </Page>
    ),
    eineSpalte: () => (
      <Page title="Eine Spalte" width="list">
        <Columns first={<p className={styles.block}>Die ganze Breite</p>} />
      </Page>
    ),
  },
} satisfies Sample;
