import styles from './prosa.module.css';

/** Sentences as points; numbered where the order counts. */
export function Liste({
  punkte,
  nummeriert = false,
}: {
  punkte: readonly string[];
  nummeriert?: boolean;
}) {
  const List = nummeriert ? 'ol' : 'ul';
  return (
    <List className={styles.points}>
      {punkte.map((punkt) => (
        <li key={punkt}>{punkt}</li>
      ))}
    </List>
  );
}
