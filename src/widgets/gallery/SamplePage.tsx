import { useEffect } from 'react';
import styles from './gallery.module.css';
import type { Sample } from './sample.ts';
import { stateName } from './stateName.ts';

/** One widget: its states one below the other, or links to them where each is a page. */
export function SamplePage({ name, sample }: { name: string; sample: Sample }) {
  const { titel, zustaende, ganzseitig = false } = sample;
  useEffect(() => {
    document.title = `${titel} – Muster`;
  }, [titel]);
  return (
    <main className={styles.page} data-muster={name}>
      <h1>{titel}</h1>
      {ganzseitig ? (
        <ul className={styles.index}>
          {Object.keys(zustaende).map((zustand) => (
            <li key={zustand}>
              <a href={`/muster/${name}/${zustand}/${window.location.search}`}>
                {stateName(zustand)}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        Object.entries(zustaende).map(([zustand, Zustand]) => (
          <section key={zustand} data-zustand={zustand} className={styles.state}>
            <h2 className={styles.stateName}>{stateName(zustand)}</h2>
            <Zustand />
          </section>
        ))
      )}
    </main>
  );
}
