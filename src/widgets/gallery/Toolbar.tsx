import { brandKeys } from '#brands/registry.ts';
import styles from './gallery.module.css';
import { setQuery } from './useView.ts';

const breiten = ['320', '375', '768', '1280'];

/** Brand and width of what is shown; dark or light is the system's choice. */
export function Toolbar({ marke, breite }: { marke: string; breite: string | null }) {
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
            onClick={() => setQuery('brand', key)}
          >
            {key}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.tools}>
        <legend>Breite</legend>
        {[null, ...breiten].map((width) => (
          <button
            key={width}
            type="button"
            aria-pressed={width === breite}
            onClick={() => setQuery('breite', width)}
          >
            {width === null ? 'Fenster' : `${width} px`}
          </button>
        ))}
      </fieldset>
    </nav>
  );
}
