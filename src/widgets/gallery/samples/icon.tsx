import { Drawing } from '../../icon/Drawing.tsx';
import { Icon, icons } from '../../icon/Icon.tsx';
import styles from '../gallery.module.css';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Zeichen',
  gruppe: 'Inhalt',
  zustaende: {
    alle: () => (
      <ul className={styles.icons}>
        {Object.entries(icons).map(([name, symbol]) => (
          <li key={name}>
            <Drawing of={symbol} />
            {name}
          </li>
        ))}
      </ul>
    ),
    groessen: () => (
      <p className={styles.icons}>
        {[16, 20, 24, 28].map((size) => (
          <span key={size}>
            <Icon name="person" size={size} />
            {`${size}\u00A0px`}
          </span>
        ))}
      </p>
    ),
  },
} satisfies Sample;
