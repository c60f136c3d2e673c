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
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.strokes} strokeWidth={mark.strokeWidth}>
        {mark.strokes.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      {mark.dots.map((dot) => (
        <circle key={`${dot.cx} ${dot.cy}`} className={styles.dot} {...dot} />
      ))}
    </svg>
  );
}
