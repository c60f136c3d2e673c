import type { WordMark } from '#brands/brand.ts';
import styles from './Logo.module.css';

export interface LogoProps {
  mark: WordMark;
  /** Height in px; the width follows. */
  height?: number;
}

/** The brand's word mark in the colours of the scheme; the name stands in the text around it. */
export function Logo({ mark, height = 36 }: LogoProps) {
  return (
    <svg
      className={styles.logo}
      viewBox={`0 0 ${mark.width} ${mark.height}`}
      width={(height / mark.height) * mark.width}
      height={height}
      data-ends={mark.ends}
      aria-hidden="true"
      focusable="false"
    >
      {mark.parts.map(({ d, colour, stroke }) =>
        stroke === undefined ? (
          <path key={d} className={styles.shape} data-colour={colour} d={d} />
        ) : (
          <path key={d} className={styles.stroke} data-colour={colour} strokeWidth={stroke} d={d} />
        ),
      )}
    </svg>
  );
}
