import { useEffect } from 'react';
import styles from './gallery.module.css';
import { gruppen, samples } from './sample.ts';

/** The index: every widget by group. */
export function Overview() {
  useEffect(() => {
    document.title = 'Muster';
  }, []);
  return (
    <main className={styles.page}>
      <h1>Muster</h1>
      <p>Jedes Bauteil in jedem Zustand, jeder Marke und jeder Breite.</p>
      {gruppen.map((gruppe) => (
        <section key={gruppe}>
          <h2>{gruppe}</h2>
          <ul className={styles.index}>
            {[...samples]
              .filter(([, sample]) => sample.gruppe === gruppe)
              .map(([name, { titel }]) => (
                <li key={name}>
                  <a href={`/muster/${name}/`}>{titel}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
