import styles from './gallery.module.css';
import { type Sample, samples } from './sample.ts';
import { stateName } from './stateName.ts';

/** One group of widgets on one page, each as it is at first and, where it can fail, with its error. */
export function GroupPage({ gruppe }: { gruppe: string }) {
  const widgets = [...samples].filter(
    ([, sample]) => sample.gruppe === gruppe && sample.ganzseitig !== true,
  );
  return (
    <main className={styles.page} data-muster={gruppe}>
      <h1>{gruppe}</h1>
      {widgets.map(([name, sample]) => (
        <section key={name} className={styles.state}>
          <h2 className={styles.stateName}>{sample.titel}</h2>
          {shown(sample).map(([zustand, Zustand]) => (
            <section key={zustand} aria-label={`${sample.titel}: ${stateName(zustand)}`}>
              <Zustand />
            </section>
          ))}
        </section>
      ))}
    </main>
  );
}

function shown({ zustaende }: Sample) {
  return Object.entries(zustaende).filter(([zustand], i) => i === 0 || zustand === 'fehler');
}
