import { allDrawings } from '../../product-picture/allDrawings.ts';
import { PictureHeading } from '../../product-picture/PictureHeading.tsx';
import { ProductPicture } from '../../product-picture/ProductPicture.tsx';
import type { Sample } from '../sample.ts';
import styles from './product-picture.module.css';

export default {
  titel: 'Produktbild',
  gruppe: 'Inhalt',
  zustaende: {
    kachel: () => <Alle />,
    gross: () => (
      <div className={styles.head}>
        <Alle />
      </div>
    ),
    ueberschrift: () => (
      <PictureHeading product="hausrat">
        <h3 className={styles.heading}>Passt dieser Schutz zu Ihnen?</h3>
        <p>Hausratversicherung für 65&nbsp;m² in Münster.</p>
      </PictureHeading>
    ),
  },
} satisfies Sample;

function Alle() {
  return (
    <ul className={styles.pictures}>
      {Object.keys(allDrawings).map((product) => (
        <li key={product}>
          <ProductPicture product={product} />
        </li>
      ))}
    </ul>
  );
}
