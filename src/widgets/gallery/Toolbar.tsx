import { brandKeys } from '#brands/registry.ts';
import styles from './gallery.module.css';
import { chooseBrand, openInWidth } from './useView.ts';

const widths = [320, 375, 768, 1280];

/** Brand and width of what is shown; dark or light is the system's choice. */
export function Toolbar({ marke }: { marke: string }) {
  return (
    <nav className={styles.toolbar} aria-label="Muster einstellen">
      <a href="/muster/">Alle Muster</a>
      <fieldset className={styles.tools}>
        <legend>Marke</legend>
        {brandKeys.map((key) => (
          <button
            key={key}
            type="button"
            data-marke={key}
            aria-pressed={key === marke}
            onClick={() => chooseBrand(key)}
          >
            {key}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.tools}>
        <legend>Breite</legend>
        {widths.map((width) => (
          <button key={width} type="button" onClick={() => openInWidth(width)}>
            {`${width} px`}
          </button>
        ))}
      </fieldset>
    </nav>
  );
}
