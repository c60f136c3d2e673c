import styles from './Sheet.module.css';

const lines = [
  { y: 46, width: 34 },
  { y: 60, width: 56 },
  { y: 72, width: 56 },
  { y: 84, width: 44 },
  { y: 102, width: 24 },
] as const;

/** A sheet that writes itself line by line; without motion it is written already. */
export function Sheet() {
  return (
    <svg className={styles.sheet} viewBox="0 0 128 144" focusable="false">
      <path className={styles.behind} d="M34 14h58l22 22v86a8 8 0 0 1-8 8H34z" />
      <path
        className={styles.page}
        d="M22 20a8 8 0 0 1 8-8h44l24 24v88a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8z"
      />
      <path className={styles.corner} d="M74 12v16a8 8 0 0 0 8 8h16z" />
      {lines.map(({ y, width }, index) => (
        <path
          key={y}
          className={styles.line}
          data-line={index + 1}
          pathLength={1}
          d={`M32 ${y}h${width}`}
        />
      ))}
      <path className={styles.sign} pathLength={1} d="M64 116c6-10 10-10 9-2s4 4 8-2 5 0 7 2" />
    </svg>
  );
}
