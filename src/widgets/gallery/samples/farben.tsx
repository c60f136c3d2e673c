import type { CSSProperties } from 'react';
import type { Sample } from '../sample.ts';
import styles from './farben.module.css';

/** Which text may stand on which ground; `tests/widgets/contrast.test.ts` measures all of them. */
const texts = ['ink', 'muted', 'primary'];
const grounds: Readonly<Record<string, readonly string[]>> = {
  background: [...texts, 'error', 'success', 'warning'],
  surface: [...texts, 'error', 'success', 'warning'],
  'neutral-soft': [...texts, 'error', 'success', 'warning'],
  'primary-soft': texts,
  'accent-soft': texts,
  'error-soft': [...texts, 'error'],
  'success-soft': [...texts, 'success'],
  'warning-soft': [...texts, 'warning'],
  primary: ['on-primary'],
  'primary-hover': ['on-primary'],
  error: ['on-error'],
  'error-hover': ['on-error'],
  ink: ['background'],
};

export default {
  titel: 'Farben',
  gruppe: 'Rahmen',
  zustaende: { texte: Texte, formen: Formen },
} satisfies Sample;

function Texte() {
  return (
    <div className={styles.grounds}>
      {Object.entries(grounds).map(([ground, texts]) => (
        <div key={ground} className={styles.ground} style={colours({ ground })}>
          {texts.map((text) => (
            <p key={text} style={colours({ text })}>
              {text} auf {ground}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

function Formen() {
  return (
    <div className={styles.shapes}>
      <div className={styles.shape} style={colours({ text: 'border' })} />
      <div className={styles.shape} data-filled style={colours({ text: 'accent' })} />
      <div className={styles.shape} data-filled style={colours({ text: 'line' })} />
    </div>
  );
}

function colours(names: { ground?: string; text?: string }): CSSProperties {
  return Object.fromEntries(
    Object.entries(names).map(([role, token]) => [`--${role}`, `var(--${token})`]),
  );
}
